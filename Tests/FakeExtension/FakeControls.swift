import Archive
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
          ? IntentDescription(name: "ChooseTimer", title: "Choose", parameters: []) : nil,
        promptsForConfiguration: kind == "timer")
    }
  }

  /// The value of a control: `preview` in its title is the preview's, a number counts the answers.
  static func state(_ request: ControlRequest) -> Reply.Body {
    guard descriptions.contains(where: { $0.kind == request.kind }) else {
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
  static func perform(_ request: PerformRequest) -> PerformOutcome {
    var outcome = PerformOutcome(ending: .done, intent: "SetLamp")
    switch request.kind {
    case "failing":
      outcome.ending = .failed(ExtensionFailure(code: .intentThrew, message: "SetLamp threw no power"))
    case "door" where request.isLocked: outcome.ending = .needsAuthentication
    case "opens": outcome.opens = "lamp://open"
    case "app":
      outcome.appProcess = "AudioPlaybackIntent"
      outcome.dialog = "Playing."
    case "reloading":
      isOn = request.value ?? false
      FakeNotices.reloadControls("reloading")
    default: isOn = request.value ?? false
    }
    return outcome
  }

  static func sheet(_ request: SheetRequest) -> Reply.Body {
    .sheet(ConfigurationSheet(title: request.subject.kind, rows: [], values: request.values))
  }

  static func options(_ request: OptionsRequest) -> Reply.Body {
    .options(
      OptionList(
        sections: [
          OptionList.Section(options: [
            OptionList.Option(
              value: .string(request.search ?? "all"), display: ValueDisplay(title: request.parameter))
          ])
        ], total: 1))
  }
}
