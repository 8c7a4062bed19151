import Foundation

/// What an extension asks of the host while it works; answered by `Request.Body.answer` with the question's number.
package enum HostQuestion: String, Sendable, CaseIterable {
  /// `WidgetCenter.currentConfigurations()`.
  case widgets
  /// `ControlCenter.currentControls()`.
  case controls
  /// `WidgetCenter.currentPushInfo`.
  case pushInfo
}

/// The host's answer: what of this extension is placed.
package struct HostAnswer: Sendable, Equatable {
  /// A placed widget (`family` is set) or control.
  package struct Placed: Sendable, Equatable {
    package var kind: String
    package var family: WidgetFamily?
    package var values: IntentValues
    /// The push token of a control; `nil` where it handles no pushes.
    package var token: Data?
    package init(
      kind: String, family: WidgetFamily? = nil, values: IntentValues = [:], token: Data? = nil
    ) {
      self.kind = kind
      self.family = family
      self.values = values
      self.token = token
    }
  }
  package var placed: [Placed]
  /// The push token of the extension's widgets.
  package var token: Data?
  package init(placed: [Placed], token: Data? = nil) {
    self.placed = placed
    self.token = token
  }
}
