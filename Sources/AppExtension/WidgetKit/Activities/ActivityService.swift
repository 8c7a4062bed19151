import Archive
import Foundation
import SwiftUI

/// Answers the host for the Live Activities of one bundle.
@MainActor final class ActivityService {
  struct Member {
    let driver: ActivityDriver
    let families: Set<ActivityFamily>
    /// Otherwise only a preview shows it.
    let isInBundle: Bool
  }
  private var members: [Member] = []

  /// More pictures than this are not asked for at once: seven presentations in a few surroundings. Ours.
  private static let mostSlots = 64

  /// Takes up a configuration of the bundle, or of a preview, that is a Live Activity's.
  func take(_ declaration: _WidgetDeclaration, isInBundle: Bool = true) {
    guard let driver = declaration.driver as? ActivityDriver else { return }
    guard member(driver.attributesType) == nil else {
      let sentence =
        "warning: two ActivityConfigurations of this bundle are for \(driver.attributesType); the second is left out\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      return
    }
    let named = Set(ActivityFamily.allCases.filter { declaration.activityFamilies.contains($0.name) })
    members.append(Member(driver: driver, families: named, isInBundle: isInBundle))
  }

  var descriptions: [ActivityDescription] {
    members.filter(\.isInBundle).map { member in
      let shapes = member.driver.shapes
      return ActivityDescription(
        attributesType: member.driver.attributesType,
        supplementalFamilies: ActivityFamily.allCases.filter(member.families.contains).map(\.name),
        attributesTemplate: shapes.attributes.template, stateTemplate: shapes.state.template,
        stateKeys: shapes.state.lines, attributesKeys: shapes.attributes.lines)
    }
  }

  /// The pictures of an activity.
  func pictures(_ request: ActivityRequest) -> Reply.Body {
    guard let member = member(request.attributesType) else {
      return .failure(unknown(request.attributesType))
    }
    guard request.slots.count <= Self.mostSlots else {
      return .failure(
        ExtensionFailure(
          code: .badRequest,
          message:
            "\(request.slots.count) pictures of one activity were asked for; \(Self.mostSlots) are the most"))
    }
    let clock = ContinuousClock()
    let start = clock.now
    switch member.driver.load(request) {
    case .failure(let failure): return .failure(failure)
    case .success(let loaded):
      let seconds = clock.now.seconds(since: start)
      var findings = UnixDates.findings(in: request.state, shape: member.driver.shapes.state)
      findings += UnixDates.findings(in: request.attributes, shape: member.driver.shapes.attributes)
      guard !request.slots.isEmpty else {
        return .activity(
          ActivityScenes(pictures: [], timings: .init(provider: seconds), diagnostics: findings))
      }
      var painter = ActivityPainter(
        typeName: request.attributesType, loaded: loaded, families: member.families)
      let pictures = request.slots.map { painter.picture($0) }
      if request.isStale, let finding = staleFinding(request, member, pictures) { findings.append(finding) }
      let environment = EnvironmentValues(request.slots[0].environment)
      return .activity(
        ActivityScenes(
          pictures: pictures, keylineTint: painter.island.keyline?.archived(in: environment),
          islandURL: painter.island.url?.absoluteString,
          timings: StageTimings(
            provider: seconds, evaluate: painter.timings.evaluate, layout: painter.timings.layout),
          diagnostics: findings))
    }
  }

  /// The `#Preview`s of the extension's source, with their values as JSON.
  func previews() async -> ActivityPreviewList {
    var list = ActivityPreviewList()
    for registry in PreviewCensus.registries() {
      guard let preview = registry._makePreview() as? _ActivityPreview else { continue }
      await add(preview, file: registry._file, line: registry._line, to: &list)
    }
    return list
  }

  /// Adds a preview with its values as JSON, or why it has none.
  func add(_ preview: _ActivityPreview, file: String, line: Int, to list: inout ActivityPreviewList) async {
    if member(preview.attributesType) == nil {
      var declaration = _WidgetDeclaration()
      preview.describe(&declaration)
      take(declaration, isInBundle: false)
    }
    do {
      let values = try await preview.values()
      list.previews.append(
        ActivityPreview(
          name: preview.name, form: preview.form, attributesType: preview.attributesType,
          attributes: values.attributes, states: values.states, file: file, line: line))
    } catch {
      list.diagnostics.append(.previewNotEncoded(preview.attributesType, "\(error)", "\(file):\(line)"))
    }
  }

  private func staleFinding(
    _ request: ActivityRequest, _ member: Member, _ pictures: [ActivityScenes.Picture]
  ) -> Diagnostic? {
    var current = request
    current.isStale = false
    guard case .success(let loaded) = member.driver.load(current) else { return nil }
    var painter = ActivityPainter(
      typeName: request.attributesType, loaded: loaded, families: member.families)
    return StaleFinding.finding(request.attributesType, stale: pictures, slots: request.slots) {
      painter.picture($0)
    }
  }

  private func member(_ attributesType: String) -> Member? {
    members.first { $0.driver.attributesType == attributesType }
  }

  private func unknown(_ attributesType: String) -> ExtensionFailure {
    let known = members.filter(\.isInBundle).map(\.driver.attributesType)
    return ExtensionFailure(
      code: .unknownActivity,
      message:
        "no ActivityConfiguration of this bundle is for \(attributesType); "
        + (known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"))
  }
}

extension Diagnostic {
  static func previewNotEncoded(_ type: String, _ reason: String, _ place: String) -> Diagnostic {
    Diagnostic(
      code: "preview-not-encoded", severity: .warning,
      message: "a #Preview of \(type) cannot be written as JSON: \(reason)", place: place)
  }
}
