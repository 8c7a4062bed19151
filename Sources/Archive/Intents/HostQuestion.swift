import Foundation

/// What an extension asks of the host while it works; answered by `Request.Body.answer` with the question's number.
package enum HostQuestion: String, Sendable, CaseIterable {
  /// `WidgetCenter.currentConfigurations()`.
  case widgets
  /// `ControlCenter.currentControls()`.
  case controls
}

/// The host's answer: what of this extension is placed.
package struct HostAnswer: Sendable, Equatable {
  /// A placed widget (`family` is set) or control.
  package struct Placed: Sendable, Equatable {
    package var kind: String
    package var family: WidgetFamily?
    package var values: IntentValues
    package init(kind: String, family: WidgetFamily? = nil, values: IntentValues = [:]) {
      self.kind = kind
      self.family = family
      self.values = values
    }
  }
  package var placed: [Placed]
  package init(placed: [Placed]) { self.placed = placed }
}
