import Archive
import Devices
import Foundation
import Processes

/// Asks an extension for the pictures of its previews.
struct PreviewDrawing {
  var surroundings: SurroundingsOptions
  var activity: ActivitySelection
  /// Only this entry, state or view.
  var entry: Int?
  /// One picture is wanted: the first entry, or the one that shows at the instant of `--at`.
  var isSingle: Bool

  /// What came of one preview.
  enum Outcome: Sendable {
    case pictures([PlannedPreview])
    case activities([PlannedActivity])
    case failure(CommandFailure)
  }

  func outcome(of preview: SourcePreview, in session: PreviewSession) async -> Outcome {
    do {
      if preview.form == .activity { return .activities(try await activities(of: preview, in: session)) }
      return .pictures(try await pictures(of: preview, in: session))
    } catch let failure as ExtensionFailure {
      // Its words are about the preview; what cures a bundle's widget does not cure it.
      return .failure(
        CommandFailure(
          "The preview \(preview.words) cannot be drawn: \(failure.message).", cure: cure(preview)))
    } catch {
      let failure = CommandFailure(error) ?? CommandFailure("\(error)")
      return .failure(
        CommandFailure(
          "The preview \(preview.words) cannot be drawn. \(failure.message)",
          cure: failure.cure ?? cure(preview)))
    }
  }

  private func cure(_ preview: SourcePreview) -> String? {
    preview.name == nil ? nil : "See \(preview.place)."
  }

  private func pictures(
    of preview: SourcePreview, in session: PreviewSession
  ) async throws -> [PlannedPreview] {
    let now = surroundings.at ?? Date()
    let environment = try environment(for: preview, now)
    let timeline = try await session.running.entries(
      EntriesRequest(
        kind: preview.kind, family: preview.family ?? .systemSmall, source: .timeline,
        environments: [environment]))
    return try indices(timeline, preview, now).map { index in
      guard let scene = timeline.entries[index].scene(environment: 0) else {
        throw RunningExtension.wrongAnswer
      }
      return PlannedPreview(
        preview: preview, environment: environment, timeline: timeline, index: index, scene: scene,
        instant: surroundings.at ?? timeline.entries[index].date)
    }
  }

  private func environment(for preview: SourcePreview, _ now: Date) throws -> SceneEnvironment {
    let device = surroundings.device
    guard let family = preview.family else {
      var environment = surroundings.environment(
        size: device.screen, cornerRadius: 0, scheme: surroundings.scheme, now: now)
      environment.showsContainerBackground = false
      return environment
    }
    guard let size = device.size(of: family) else {
      throw CommandFailure(
        "\(device.name) has no place for \(family.rawValue).", cure: "Choose another with --device.")
    }
    return surroundings.environment(for: family, size: size, now: now)
  }

  private func indices(
    _ timeline: ArchivedTimeline, _ preview: SourcePreview, _ now: Date
  ) throws -> [Int] {
    let count = timeline.entries.count
    if let entry {
      guard entry < count else { throw noEntry(entry, of: count) }
      return [entry]
    }
    if surroundings.at != nil {
      return try EntryChoice.showing(at: now)
        .indices(in: timeline, kind: preview.kind, family: preview.family ?? .systemSmall)
    }
    return isSingle ? [0] : Array(0..<count)
  }

  private func activities(
    of preview: SourcePreview, in session: PreviewSession
  ) async throws -> [PlannedActivity] {
    let list = try await session.running.activityPreviews()
    guard let found = list.previews.first(where: { "\($0.file):\($0.line)" == preview.kind }) else {
      throw CommandFailure(
        list.diagnostics.first { $0.place == preview.kind }?.message ?? "It has no values to show.")
    }
    let drawing = ActivityDrawing(
      bundle: BundleDescription(widgets: []), selection: activity, state: nil, surroundings: surroundings)
    guard !found.states.isEmpty else { throw CommandFailure("It has no content state to show.") }
    var single = found
    if let entry {
      guard entry < found.states.count else { throw noEntry(entry, of: found.states.count) }
      single.states = [found.states[entry]]
    } else if isSingle {
      single.states = [found.states[0]]
    }
    return try await drawing.plan(of: [single], with: session.running)
  }

  private func noEntry(_ entry: Int, of count: Int) -> CommandFailure {
    CommandFailure("It has no entry \(entry).", cure: "Use --entry 0 to \(count - 1), or none for all.")
  }
}
