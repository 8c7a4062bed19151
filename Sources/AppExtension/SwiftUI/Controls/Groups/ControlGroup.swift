import Foundation

/// Controls that belong together, joined in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let labelled = content as? any LabeledGroup
    return context.drawing(Self.self, styledBy: AutomaticControlGroupStyle() as any ControlGroupStyle) {
      style, part in
      style.makeBody(
        configuration: ControlGroupStyleConfiguration(
          content: .init(_part: part(labelled.map { AnyView($0.groupContent) } ?? AnyView(content))),
          label: .init(_part: part(labelled.map { AnyView($0.groupLabel) } ?? AnyView(EmptyView())))))
    }
  }
}

protocol LabeledGroup {
  var groupContent: any View { get }
  var groupLabel: any View { get }
}

/// The contents of a control group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View, LabeledGroup {
  let content: Content
  let label: Label
  @MainActor public var body: some View { content }
  var groupContent: any View { content }
  var groupLabel: any View { label }
}

nonisolated extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, drawn by the style around that one.
  public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

/// Draws control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

public struct ControlGroupStyleConfiguration {
  nonisolated public struct Content: _StylePartView { public let _part: _StylePart }
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  public let content: Content
  public let label: Label
}

/// One border around all controls, lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}
/// The controls in a row, each with its own look.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.buttonStyle(.borderless)
  }
}
/// A menu is not opened in a widget: its label is drawn.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.buttonStyle(.borderless)
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the control groups within.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style as any ControlGroupStyle)
  }
}

/// A row of controls in one border.
private struct JoinedControls<Content: View>: View {
  let content: Content
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let border = ControlMetrics.border(size)
    HStack(spacing: border.horizontal) { SeparatedByLines(content: content) }
      .buttonStyle(.borderless)
      .font(border.font)
      .padding(.horizontal, border.horizontal)
      .padding(.vertical, border.vertical)
      .fixedSize()
      .background(FillShapeStyle(level: 2), in: shape)
  }
}

/// The children with a line between each two.
nonisolated private struct SeparatedByLines<Content: View>: View {
  typealias Body = Never
  let content: Content
  @MainActor func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    for (index, node) in content._makeNodes(in: context.child(0)).enumerated() {
      if index > 0 { nodes += Divider()._makeNodes(in: context.child(index)) }
      nodes.append(node)
    }
    return nodes
  }
}
