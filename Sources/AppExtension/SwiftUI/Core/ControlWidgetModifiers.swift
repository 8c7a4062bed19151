import Foundation

/// A configuration with something more said about it.
nonisolated package struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>:
  ControlWidgetConfiguration
{
  package typealias Body = Never
  let base: Base
  let change: @MainActor (inout _ControlDeclaration) -> Void
  @MainActor package var body: Never { fatalError("ModifiedControlConfiguration has no body") }
  @MainActor package func _describe(_ description: inout _ControlDeclaration) {
    base._describe(&description)
    change(&description)
  }
}

/// A template with something more said about it.
nonisolated package struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
  package typealias Body = Never
  let base: Base
  let change: @MainActor (inout _ControlTemplateDeclaration) -> Void
  @MainActor package var body: Never { fatalError("ModifiedControlTemplate has no body") }
  @MainActor package func _describe(_ description: inout _ControlTemplateDeclaration) {
    base._describe(&description)
    change(&description)
  }
}

extension ControlWidgetConfiguration {
  package func declaring(
    _ change: @escaping @MainActor (inout _ControlDeclaration) -> Void
  ) -> ModifiedControlConfiguration<Self> { ModifiedControlConfiguration(base: self, change: change) }

  /// The name of the control in the gallery, which its action hint is made from.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    declaring { $0.displayName = displayName }
  }
  /// What the control does, shown where it is added and configured.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    declaring { $0.summary = description }
  }
  /// The edit sheet opens when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    declaring { $0.promptsForConfiguration = true }
  }
}

extension ControlWidgetTemplate {
  func declaring(
    _ change: @escaping @MainActor (inout _ControlTemplateDeclaration) -> Void
  ) -> ModifiedControlTemplate<Self> { ModifiedControlTemplate(base: self, change: change) }

  /// The colour of a toggle's symbol while it is on, and of what the Action button shows; `nil` leaves the system's blue.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    declaring { $0.tint = $0.tint ?? tint }
  }
  /// Whether the control can be pressed.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    declaring { $0.isDisabled = $0.isDisabled || disabled }
  }
  /// Hides title, value and state while the device is locked: the control is drawn as off.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    declaring { $0.isPrivacySensitive = $0.isPrivacySensitive ?? sensitive }
  }
}
