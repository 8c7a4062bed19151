import Foundation

/// What happens to one placed control.
package enum ControlEvent: Sendable, Equatable {
  /// Somebody pressed it; the number names the press in the effects that follow.
  case pressed(Int)
  /// The action of a press ended well.
  case performed(Int)
  /// The action of a press failed, or was refused because the device is locked.
  case refused(Int)
  /// Somebody wants the current value: `ControlCenter`, a build, a new configuration.
  case reloadWanted
  /// The provider's preview value is known, while the current one is asked for.
  case previewed(ControlReading)
  /// The provider gave a value.
  case loaded(ControlReading)
  /// The provider failed, or could not be asked.
  case loadFailed
  /// Time has passed.
  case tick
}

/// What the state machine needs to know of a control's value.
package struct ControlReading: Sendable, Equatable {
  package var isToggle: Bool
  package var isOn: Bool
  /// It is `previewValue`.
  package var isPreview: Bool
  package init(isToggle: Bool, isOn: Bool = false, isPreview: Bool = false) {
    self.isToggle = isToggle
    self.isOn = isOn
    self.isPreview = isPreview
  }
}

/// What the host must do.
package enum ControlEffect: Sendable, Equatable {
  /// Run the action for a press, then report `.performed` or `.refused`; `value` is the state a toggle is to have.
  case perform(Int, value: Bool?)
  /// Ask the provider, then report `.loaded` or `.loadFailed`.
  case load
  /// The control looks different from now on.
  case changed
  /// Show the status text of the state that shows, until the date.
  case announce(until: Date)
}
