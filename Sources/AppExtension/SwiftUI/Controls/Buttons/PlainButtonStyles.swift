/// The style of the place: in a widget `.bordered`, as on iOS since interactive widgets.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is; paler while it is disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisabledLook { configuration.label }
  }
}

/// The label in the tint colour, or in red where the role is destructive.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(role: configuration.role) { configuration.label }
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Paler while disabled.
struct DisabledLook<Content: View>: View {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  // Half: ours, after the look of iOS.
  var body: some View { content.opacity(isEnabled ? 1 : 0.5) }
}

/// A label that shows by its colour that it can be tapped.
struct BorderlessLabel<Content: View>: View {
  let role: ButtonRole?
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  init(role: ButtonRole?, @ViewBuilder content: () -> Content) {
    self.role = role
    self.content = content()
  }
  var body: some View { content.foregroundStyle(style) }
  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}
