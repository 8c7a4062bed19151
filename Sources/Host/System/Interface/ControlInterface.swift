import Archive

/// Where a control stands.
package enum ControlPlace: String, Sendable, CaseIterable, Codable {
  /// In the grid of Control Center, four cells wide, in order.
  case controlCenter
  /// The two round buttons at the bottom of the Lock Screen.
  case lockLeading, lockTrailing
  case actionButton
}

/// A control somebody added.
package struct PlacedControl: Sendable, Equatable, Identifiable {
  package var id: String
  package var extensionName: String
  package var kind: String
  package var place: ControlPlace
  /// Order within Control Center.
  package var position: Int
  package var size: ControlSpan
  package var values: IntentValues
  package init(
    id: String, extensionName: String, kind: String, place: ControlPlace, position: Int = 0,
    size: ControlSpan = .small, values: IntentValues = [:]
  ) {
    self.id = id
    self.extensionName = extensionName
    self.kind = kind
    self.place = place
    self.position = position
    self.size = size
    self.values = values
  }
}

/// All that is known of a control at one instant.
package struct ControlSnapshot: Sendable {
  package var placed: PlacedControl
  package var displayName: String?
  package var isConfigurable: Bool
  /// The last state its provider gave; `nil` before the first.
  package var state: ControlState?
  /// The state shown: the optimistic one while an action is pending.
  package var isOn: Bool
  /// Only `previewValue` is known so far.
  package var isPreview: Bool
  /// An action or a new value is under way.
  package var isPending: Bool
  /// Words shown for a moment after an action (`controlWidgetStatus`).
  package var status: String?
  package var problem: Problem?
  package var revision: Int
  package init(
    placed: PlacedControl, displayName: String?, isConfigurable: Bool, state: ControlState?, isOn: Bool,
    isPreview: Bool, isPending: Bool, status: String?, problem: Problem?, revision: Int
  ) {
    self.placed = placed
    self.displayName = displayName
    self.isConfigurable = isConfigurable
    self.state = state
    self.isOn = isOn
    self.isPreview = isPreview
    self.isPending = isPending
    self.status = status
    self.problem = problem
    self.revision = revision
  }
}
