import SwiftUI

// Buttons of a widget that act. The intent's parameters are kept as they are when the entry is drawn.

nonisolated extension Button {
  /// A button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(identifier: IntentAction.identifier(of: intent), label: label)
  }
  /// A button that runs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, identifier: IntentAction.identifier(of: intent), label: label)
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleResource) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }
  @_disfavoredOverload public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}
