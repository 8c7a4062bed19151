/// Contents that can be hidden. A widget shows the state its binding has; tapping it does nothing.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  public typealias Body = Never
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.reportNoEffect("expanding a DisclosureGroup")
    let expanded = isExpanded?.wrappedValue ?? false
    return context.drawing(
      Self.self, styledBy: AutomaticDisclosureGroupStyle() as any DisclosureGroupStyle
    ) { style, part in
      style.makeBody(
        configuration: DisclosureGroupStyleConfiguration(
          label: .init(_part: part(label)),
          content: .init(_part: part(expanded ? AnyView(content()) : AnyView(EmptyView()))),
          isExpanded: isExpanded ?? .constant(false)))
    }
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// Draws disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct DisclosureGroupStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  nonisolated public struct Content: _StylePartView { public let _part: _StylePart }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label in the tint colour with a chevron at the trailing end, the contents below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .font(.system(size: 14, weight: .semibold))
      }
      .foregroundStyle(.tint)
      configuration.content
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups within.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style as any DisclosureGroupStyle)
  }
}
