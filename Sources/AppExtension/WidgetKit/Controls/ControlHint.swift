/// What the Action button says of a control, and a screen reader as its hint.
///
/// The forms are Apple's (A: "Adding refinements and configuration to controls"): `Hold for “Ping”` for a button, `Hold to Open Notes` where it
/// opens the app, `Hold to Turn On “Lamp”` for a toggle, `Hold for Silent` where its value has words of its own, and
/// `Hold to` with what `controlWidgetActionHint(_:)` gives.
///
/// - Parity: approximated: English whatever the locale
enum ControlHint {
  static func button(name: String, opensApp: Bool, explicit: String?) -> String {
    if let explicit { return "Hold to \(explicit)" }
    return opensApp ? "Hold to Open \(name)" : "Hold for “\(name)”"
  }

  /// - Parameters:
  ///   - turnsOn: the state that holding brings.
  ///   - value: the value label's text of that state.
  ///   - explicit: the value label's hint of that state.
  static func toggle(name: String, turnsOn: Bool, value: String?, explicit: String?) -> String {
    if let explicit { return "Hold to \(explicit)" }
    if let value, value != ControlValueText.standard(isOn: turnsOn) { return "Hold for \(value)" }
    return "Hold to Turn \(turnsOn ? "On" : "Off") “\(name)”"
  }
}

/// What a toggle says of its state where its value label says nothing.
enum ControlValueText {
  static func standard(isOn: Bool) -> String { isOn ? "On" : "Off" }
}
