/// A control that performs an action.
///
/// In a widget only buttons with an app intent act. A button with a closure is drawn and does nothing, as on iOS; the
/// scene's diagnostics name it.
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  let role: ButtonRole?
  let action: ControlAction
  let label: Label
  /// Of a style's configuration: the button that the style belongs to reacts, not this one.
  let isPartOfStyle: Bool

  init(role: ButtonRole?, action: ControlAction, label: Label, isPartOfStyle: Bool = false) {
    self.role = role
    self.action = action
    self.label = label
    self.isPartOfStyle = isPartOfStyle
  }

  /// A button whose taps reach the extension under an identifier.
  package init(
    role: ButtonRole? = nil, identifier: @escaping ControlAction.Identifier, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: ControlAction(identifier: identifier), label: label())
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let nodes = context.drawing(
      Self.self, styledBy: DefaultButtonStyle() as any PrimitiveButtonStyle
    ) { style, part in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: .init(_part: part(label)), action: action))
    }
    return isPartOfStyle ? nodes : action.wrapping(nodes, role: .button, in: context)
  }
}

nonisolated extension Button {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: ControlAction(closure: action), label: label())
  }
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: ControlAction(closure: action), label: label())
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, drawn by the style around that one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label, isPartOfStyle: true)
  }
}
