import Archive
import ExtensionMain
import Foundation

/// Controls that behave as their tests want: the kind says how. A lamp's state lives in the process.
@MainActor enum FakeControls {
  private static var isOn = false
  /// How often the value was asked for.
  private static var answers = 0

  /// Kinds from the environment.
  nonisolated static var descriptions: [ControlDescription] {
    (ProcessInfo.processInfo.environment["FAKE_CONTROLS"] ?? "").split(separator: ",").map { kind in
      ControlDescription(
        kind: String(kind), displayName: "Control \(kind)", summary: "Does \(kind).",
        intent: kind == "timer"
          ? FakeSheet.intent : nil,
        promptsForConfiguration: kind == "timer", handlesPush: kind.hasPrefix("pushed"))
    }
  }

  /// The value of a control: `preview` in its title is the preview's, a number counts the answers.
  static func state(_ request: ControlRequest) -> Reply.Body {
    guard has(request.kind) else {
      return .failure(
        ExtensionFailure(code: .unknownKind, message: "no control of kind \"\(request.kind)\""))
    }
    if request.isPreview { return .control(state(request, title: "preview", isOn: true)) }
    answers += 1
    switch request.kind {
    case "throwing" where answers > 1:
      return .failure(
        ExtensionFailure(code: .queryThrew, message: "currentValue of LampProvider threw no answer"))
    case "stubborn": return .control(state(request, title: "\(answers)", isOn: false))
    default: return .control(state(request, title: "\(answers)", isOn: isOn))
    }
  }

  private static func state(_ request: ControlRequest, title: String, isOn: Bool) -> ControlState {
    let isToggle = request.kind != "button"
    let words = [false, true].map { isOn in
      ControlState.Words(
        title: title, value: isOn ? "Shining" : "Dark", hint: "Hold to Turn \(isOn ? "Off" : "On") “Lamp”",
        status: isOn ? "The lamp is on" : "The lamp is off", symbol: "lightbulb")
    }
    return ControlState(
      template: isToggle ? .toggle : .button, isOn: isToggle && isOn, isDisabled: request.kind == "disabled",
      isPrivacySensitive: request.kind == "private", action: "\(request.kind):\(request.values.count)",
      off: words[0], on: words[1],
      faces: ControlSpan.allCases.flatMap { span in
        (isToggle ? [false, true] : [false]).map {
          ControlState.Face(
            size: span, isOn: $0,
            scene: Scene(size: CGSize(width: request.cell, height: request.cell), widgetURL: "\(span)-\($0)"))
        }
      })
  }

  /// Runs the action of a control.
  static func perform(_ request: PerformRequest) async -> Reply.Body {
    var outcome = PerformOutcome(ending: .done, intent: "SetLamp")
    switch request.kind {
    case "gated":
      await Gate.pass("press")
      isOn = request.value ?? false
    case "crashing": fatalError("the intent broke")
    case "failing":
      outcome.ending = .failed(ExtensionFailure(code: .intentThrew, message: "SetLamp threw no power"))
    case "door" where request.isLocked: outcome.ending = .needsAuthentication
    case "opens": outcome.opens = "lamp://open"
    case "app":
      outcome.appProcess = "AudioPlaybackIntent"
      outcome.dialog = "Playing."
    case "noted":
      isOn = request.value ?? false
      FakeIntents.shared.note("noted=\(isOn)")
    case "reloading":
      isOn = request.value ?? false
      ExtensionServer.send(Reply(id: 0, body: .reloadControls(kind: "reloading")))
    default: isOn = request.value ?? false
    }
    return .performed(outcome)
  }

  /// Whether a kind is a control's.
  nonisolated static func has(_ kind: String) -> Bool { descriptions.contains { $0.kind == kind } }
}
