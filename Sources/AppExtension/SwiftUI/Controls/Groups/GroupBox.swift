/// Contents on a ground of their own, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  public init(
    label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.drawing(Self.self, styledBy: DefaultGroupBoxStyle() as any GroupBoxStyle) { style, part in
      style.makeBody(
        configuration: GroupBoxStyleConfiguration(
          label: .init(_part: part(label)), content: .init(_part: part(content)),
          hasLabel: Label.self != EmptyView.self))
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, drawn by the style around that one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }) { configuration.label }
  }
}

/// Draws group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

public struct GroupBoxStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  nonisolated public struct Content: _StylePartView { public let _part: _StylePart }
  public let label: Label
  public let content: Content
  let hasLabel: Bool
}

/// A rounded box on the secondary background, in a box on the tertiary one, and so on by turns.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style of the group boxes within.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style as any GroupBoxStyle)
  }
}

private struct BoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  fileprivate var boxLevel: Int {
    get { self[BoxLevelKey.self] }
    set { self[BoxLevelKey.self] = newValue }
  }
}

private struct Box: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.boxLevel) private var level

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel {
        HStack(spacing: 0) {
          configuration.label.font(.headline)
          Spacer(minLength: 0)
        }
      }
      VStack { configuration.content }
        .frame(maxWidth: configuration.hasLabel ? .infinity : nil)
    }
    .environment(\.boxLevel, level + 1)
    .padding(ControlMetrics.groupPadding)
    .background(
      Color(.system(level.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground)),
      in: RoundedRectangle(cornerRadius: ControlMetrics.groupRadius, style: .continuous))
  }
}
