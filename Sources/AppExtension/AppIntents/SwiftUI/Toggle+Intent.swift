import SwiftUI

// Toggles of a widget that act. The picture flips at once; a `SetValueIntent` gets the state that it flips to.

nonisolated extension Toggle {
  /// A toggle that runs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, identifier: IntentAction.identifier(of: intent, inToggle: true), label: label)
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
