import Archive
import Devices
import Foundation

/// Asks for Live Activities as the Lock Screen and the Dynamic Island would show them, fresh and out of date.
struct ActivityInterview {
  let device: Device
  let surroundings: Surroundings
  let guest: Guest

  /// Values of an activity.
  private struct Values {
    var attributes: Data
    var state: Data
    var bytes: Int { attributes.count + state.count }
  }

  func answers(_ activities: [ActivityDescription]) async -> [ActivityAnswers] {
    guard !activities.isEmpty else { return [] }
    var previews: [ActivityPreview] = []
    if case .activityPreviews(let list)? = try? await guest.ask(.activityPreviews) {
      previews = list.previews
    }
    var answers: [ActivityAnswers] = []
    for activity in activities {
      let shown = previews.filter { $0.attributesType == activity.attributesType }.flatMap { preview in
        preview.states.map { Values(attributes: preview.attributes, state: $0) }
      }
      var answer = ActivityAnswers(type: activity.attributesType)
      answer.sizes = shown.map(\.bytes).sorted(by: >)
      let sample = ActivitySample(activity, now: surroundings.now)
      let example = Values(attributes: sample.attributes, state: sample.state)
      await draw(shown.first ?? example, into: &answer)
      answers.append(answer)
    }
    return answers
  }

  private func draw(_ values: Values, into answer: inout ActivityAnswers) async {
    var request = ActivityRequest(
      activityID: "00000000-0000-0000-0000-000000000000", attributesType: answer.type,
      attributes: values.attributes, state: values.state, slots: slots)
    guard case .activity(let fresh)? = try? await guest.ask(.activity(request)) else { return }
    request.isStale = true
    guard case .activity(let stale)? = try? await guest.ask(.activity(request)) else { return }
    answer.diagnostics = fresh.diagnostics + fresh.pictures.flatMap(\.scene.diagnostics)
    answer.showsStale = !stale.diagnostics.contains { $0.code == "stale-not-shown" }
  }

  private var slots: [ActivityRequest.Slot] {
    let geometry = device.activity
    let room = geometry.lockScreen
    var slots = [slot(.lockScreen, room.minimum, room.maximum)]
    if geometry.hasIsland {
      slots += [
        slot(.compactLeading, .zero, geometry.compactLeading),
        slot(.compactTrailing, .zero, geometry.compactTrailing),
        slot(.minimal, geometry.minimal.minimum, geometry.minimal.maximum),
        slot(.expanded, geometry.expanded.minimum, geometry.expanded.maximum),
      ]
    }
    return slots
  }

  private func slot(
    _ presentation: ActivityPresentation, _ minimum: CGSize, _ maximum: CGSize
  ) -> ActivityRequest.Slot {
    let environment = SceneEnvironment(
      size: maximum, colorScheme: presentation.isIsland ? .dark : .light, contentMargins: Margins(all: 0),
      displayScale: device.scale, locale: surroundings.locale, timeZone: surroundings.timeZone,
      cornerRadius: device.activity.cardCornerRadius, now: surroundings.now)
    return ActivityRequest.Slot(
      presentation: presentation, minimum: minimum, environment: environment,
      sensor: presentation.isIsland ? device.activity.sensor : .zero)
  }
}
