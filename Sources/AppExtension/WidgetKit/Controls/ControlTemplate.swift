import AppIntents
import Archive
import SwiftUI

/// What a button or toggle template says, with the views of its labels still to be evaluated.
@MainActor struct ControlTemplate {
  var kind: ControlState.Template
  var isOn: Bool
  var action: any AppIntent
  var label: (ControlLabelReader) -> ControlLabel
  /// The value label of a toggle in a state, or the action label of a button that is idle or active.
  var valueLabel: ((Bool, ControlLabelReader) -> ControlLabel)?

  /// It opens the app because of what kind of intent it is, which its hint says.
  var isOpenIntent: Bool { action is any OpenIntent }
}

/// A template that is a button or a toggle, for the modifiers around it.
extension _ControlTemplateDeclaration {
  var controlTemplate: ControlTemplate? { template as? ControlTemplate }
}
