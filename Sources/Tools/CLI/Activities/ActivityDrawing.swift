import Archive
import Devices
import Foundation
import Host
import Render
import Web

/// Draws Live Activities for `vitrine render`: those of the source's `#Preview`s, or of values that are given as JSON.
struct ActivityDrawing {
  var bundle: BundleDescription
  var selection: ActivitySelection
  /// The content state, as given.
  var state: String?
  var surroundings: SurroundingsOptions

  /// - Returns: nothing where the bundle has no Live Activity.
  func plan(with running: RunningExtension) async throws -> [PlannedActivity] {
    let types = try chosenTypes()
    let list = try await running.activityPreviews()
    for finding in list.diagnostics {
      StandardError.say(
        "\(finding.severity.rawValue): \(finding.place.map { $0 + ": " } ?? "")\(finding.message)")
    }
    let named = selection.activity
    let previews = list.previews.filter { named == nil || $0.attributesType == named }
    let subjects =
      selection.attributes == nil && state == nil
      ? ActivitySubject.subjects(of: previews, selection.presentation)
        + samples(of: types.filter { type in !previews.contains { $0.attributesType == type } })
      : [try given(types, previews)]
    let names = ActivityPictureNames(subjects, isStale: selection.stale, surroundings.scheme)
    var plans: [PlannedActivity] = []
    for subject in subjects {
      plans += try await pictures(of: subject, names, with: running)
    }
    if plans.isEmpty, let missing = subjects.first { throw noIsland(missing) }
    return plans
  }

  /// Each preview as it says, in each of its states.
  func plan(of previews: [ActivityPreview], with running: RunningExtension) async throws -> [PlannedActivity]
  {
    let subjects = ActivitySubject.subjects(of: previews, nil)
    let names = ActivityPictureNames(subjects, isStale: selection.stale, surroundings.scheme)
    var plans: [PlannedActivity] = []
    for subject in subjects { plans += try await pictures(of: subject, names, with: running) }
    if plans.isEmpty, let missing = subjects.first { throw noIsland(missing) }
    return plans
  }

  /// What to say where `plan(with:)` gives nothing.
  func nothing() -> CommandFailure {
    CommandFailure(
      "The bundle has no Live Activity.", cure: "Add an ActivityConfiguration to its WidgetBundle.")
  }

  /// Types without a `#Preview`, with made-up values. Says so.
  private func samples(of types: [String]) -> [ActivitySubject] {
    bundle.activities.filter { types.contains($0.attributesType) }.map { described in
      StandardError.say(
        "note: \(described.attributesType) has no #Preview, so it is drawn with made-up values. Give your own: --attributes '\(described.attributesTemplate)' --state '\(described.stateTemplate)'."
      )
      return ActivitySubject(
        described, now: surroundings.at ?? Date(), presentation: selection.presentation)
    }
  }

  private func chosenTypes() throws -> [String] {
    let known = bundle.activities.map(\.attributesType)
    guard let named = selection.activity else { return known }
    guard known.contains(named) else {
      throw CommandFailure(
        "The bundle has no Live Activity of `\(named)`.",
        cure: known.isEmpty ? "It has none." : "It has \(known.joined(separator: ", ")).", isUsage: true)
    }
    return [named]
  }

  /// The values of the call; what is left out is that of the first preview.
  private func given(_ types: [String], _ previews: [ActivityPreview]) throws -> ActivitySubject {
    guard let type = types.first, types.count == 1 else {
      throw CommandFailure(
        types.isEmpty ? "The bundle has no Live Activity." : "The bundle has several Live Activities.",
        cure: types.isEmpty
          ? "Add an ActivityConfiguration to its WidgetBundle."
          : "Name one with --activity: \(types.joined(separator: ", ")).", isUsage: true)
    }
    let preview = previews.first { $0.attributesType == type }
    let description = bundle.activities.first { $0.attributesType == type }
    return ActivitySubject(
      type: type,
      attributes: try value(
        selection.attributes, "attributes", preview?.attributes, description?.attributesTemplate),
      state: try value(state, "state", preview?.states.first, description?.stateTemplate),
      figures: (selection.presentation ?? .all).figures)
  }

  private func value(
    _ text: String?, _ what: String, _ preview: Data?, _ template: String?
  ) throws -> Data {
    if let text { return try JSONEncoder().encode(ActivityJSON.read(text, what: "--" + what)) }
    if let preview { return preview }
    throw CommandFailure(
      "There is no --\(what), and no #Preview to take it from.",
      cure: "Give --\(what) '\(template ?? "{}")'.", isUsage: true)
  }

  private func pictures(
    of subject: ActivitySubject, _ names: ActivityPictureNames, with running: RunningExtension
  ) async throws -> [PlannedActivity] {
    let device = surroundings.device
    let figures = subject.figures.filter { device.activity.hasIsland || !$0.isIsland }
    guard !figures.isEmpty else { return [] }
    let now = surroundings.at ?? Date()
    let slots = figures.map { figure in figure.presentations.map { slot($0, of: figure, now) } }
    let scenes = try await running.activity(
      ActivityRequest(
        activityID: "00000000-0000-0000-0000-000000000000", attributesType: subject.type,
        attributes: subject.attributes, state: subject.state, isStale: selection.stale,
        slots: slots.flatMap { $0 }))
    var rest = scenes.pictures[...]
    return try zip(figures, slots).map { figure, slots in
      let pictures = Array(rest.prefix(slots.count))
      rest = rest.dropFirst(slots.count)
      guard pictures.map(\.presentation) == figure.presentations else { throw RunningExtension.wrongAnswer }
      return PlannedActivity(
        subject: subject, figure: figure, pictures: pictures, scenes: scenes,
        chrome: ActivityChrome(device), deviceScheme: surroundings.scheme, environment: slots[0].environment,
        isStale: selection.stale, name: names.name(of: figure, subject), instant: now)
    }
  }

  /// As the host asks for pictures.
  private func slot(
    _ presentation: ActivityPresentation, of figure: ActivityFigure, _ now: Date
  ) -> ActivityRequest.Slot {
    let geometry = HostDevice(surroundings.device).activity
    let room = geometry.rooms[presentation] ?? .init(minimum: .zero, maximum: .zero)
    var environment = surroundings.environment(
      size: room.maximum, cornerRadius: room.cornerRadius, scheme: figure.scheme(on: surroundings.scheme),
      now: now)
    environment.luminanceReduced = selection.luminanceReduced
    return ActivityRequest.Slot(
      presentation: presentation, minimum: room.minimum, environment: environment,
      isFullscreen: figure.isFullscreen, sensor: presentation.isIsland ? geometry.sensor : .zero)
  }

  private func noIsland(_ subject: ActivitySubject) -> CommandFailure {
    CommandFailure(
      "\(surroundings.device.name) has no Dynamic Island to show \(subject.figures.map(\.rawValue).joined(separator: ", ")).",
      cure: "Choose another with --device, or another --presentation.", isUsage: true)
  }
}

extension ActivityChrome {
  init(_ device: Device) {
    let room = device.activity
    self.init(
      sensor: room.sensor, islandRadius: room.island?.cornerRadius ?? 44, gap: room.island?.gap ?? 9,
      cardRadius: room.cardCornerRadius, screen: device.screen, screenRadius: device.displayCornerRadius)
  }
}
