import Archive
import ExtensionMain
import Foundation

/// Live Activities that behave as their tests want: types from the environment, attributes `{"name": String}`, state `{"n": Int}`. The
/// `widgetURL` of a picture tells what it was drawn from.
@MainActor enum FakeActivities {
  private struct Attributes: Decodable { var name: String }
  private struct State: Decodable { var n: Int }
  private static var draws = 0
  private static var performed: [String] = []
  private static var isOn = false

  nonisolated static var descriptions: [ActivityDescription] {
    // A program whose name begins with `bare` has none any more.
    guard !FakeBundle.version.hasPrefix("bare") else { return [] }
    return (ProcessInfo.processInfo.environment["FAKE_ACTIVITIES"] ?? "").split(separator: ",").map {
      ActivityDescription(
        attributesType: String($0), supplementalFamilies: $0 == "Match" ? ["small", "medium"] : [],
        attributesTemplate: #"{"name":""}"#, stateTemplate: #"{"n":0}"#, stateKeys: ["n: Int"])
    }
  }

  nonisolated static func has(_ kind: String) -> Bool { descriptions.contains { $0.attributesType == kind } }

  static func answer(_ request: ActivityRequest) async -> Reply.Body {
    guard has(request.attributesType) else {
      return failure(.unknownActivity, "There is no ActivityConfiguration for \(request.attributesType).")
    }
    guard let attributes = try? JSONDecoder().decode(Attributes.self, from: request.attributes) else {
      return failure(.attributesNotDecoded, "attributes.name: String is missing.")
    }
    guard let state = try? JSONDecoder().decode(State.self, from: request.state) else {
      return failure(.contentNotDecoded, "content-state.n: Int is missing or something else.")
    }
    switch state.n {
    case 13 where !request.slots.isEmpty: fatalError("the activity broke")
    case 77: await Gate.pass("draw")
    default: break
    }
    if request.slots.isEmpty { return .activity(ActivityScenes(pictures: [])) }
    draws += 1
    return .activity(
      ActivityScenes(
        pictures: request.slots.map { picture($0, request, attributes.name, state.n) },
        islandURL: "island://\(attributes.name)"))
  }

  private static func picture(
    _ slot: ActivityRequest.Slot, _ request: ActivityRequest, _ name: String, _ n: Int
  ) -> ActivityScenes.Picture {
    let frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    var hits = ["bump", "fail", "policy", "opens"].map {
      HitRegion(frame: frame, action: .intent(identifier: $0), label: $0)
    }
    hits.append(HitRegion(frame: frame, action: .intent(identifier: "toggle"), label: "Toggle", isOn: isOn))
    hits.append(HitRegion(frame: frame, action: .link("fake://link"), label: "Link"))
    let words = [
      FakeBundle.version, name, "\(n)", request.isStale ? "stale" : "fresh", slot.presentation.rawValue,
      slot.environment.colorScheme.rawValue, slot.isFullscreen ? "full" : "card",
    ]
    let isCompact = [.compactLeading, .compactTrailing, .minimal].contains(slot.presentation)
    return ActivityScenes.Picture(
      presentation: slot.presentation,
      scene: Scene(
        size: slot.environment.size, hits: hits,
        accessibility: [
          AccessibilityElement(
            frame: frame, role: .text, label: "\(draws): \(performed.joined(separator: " "))")
        ], widgetURL: isCompact ? nil : words.joined(separator: "/")))
  }

  static func perform(_ request: PerformRequest) async -> Reply.Body {
    var outcome = PerformOutcome(ending: .done, intent: request.intent)
    switch request.intent {
    case "policy" where request.isLocked: outcome.ending = .needsAuthentication
    case "fail":
      outcome.ending = .failed(ExtensionFailure(code: .intentThrew, message: "Stop threw no network."))
    case "opens": outcome.opens = "fake://opened"
    case "toggle": isOn = request.value ?? false
    default: break
    }
    if outcome.ending == .done { performed.append(request.intent) }
    return .performed(outcome)
  }

  private static func failure(_ code: ExtensionFailure.Code, _ message: String) -> Reply.Body {
    .failure(ExtensionFailure(code: code, message: message))
  }
}

/// Push handlers that print what they are told.
enum FakePushes {
  static func told(_ change: PushTokensChange) {
    let tokens = change.answer.placed.map { $0.token.map(hex) ?? "none" }.joined(separator: ",")
    print("told \(change.subject.rawValue) \(change.answer.token.map(hex) ?? "none") [\(tokens)]")
    fflush(nil)
  }

  private static func hex(_ data: Data) -> String { data.map { String(format: "%02x", $0) }.joined() }
}
