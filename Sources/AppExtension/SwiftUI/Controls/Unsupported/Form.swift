/// Controls in groups, as settings have them.
///
/// iOS's widget archive cannot hold the forms of iOS; their placeholder is drawn. A `FormStyle` of one's own is drawn as it
/// composes its content.
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.drawing(Self.self, styledBy: AutomaticFormStyle() as any FormStyle) { style, part in
      style.makeBody(configuration: FormStyleConfiguration(content: .init(_part: part(content))))
    }
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, drawn by the style around that one.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// Draws forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

public struct FormStyleConfiguration {
  nonisolated public struct Content: _StylePartView { public let _part: _StylePart }
  public let content: Content
}

/// - Parity: no effect: a widget draws no Form
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedPlaceholder(name: "Form") }
}
/// - Parity: no effect: a widget draws no Form
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedPlaceholder(name: "Form") }
}
/// Labels and controls in two columns: this form is made of SwiftUI's own layout, so it is drawn, as rows.
/// - Parity: approximated: rows in place of columns
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
nonisolated extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
nonisolated extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Sets the style of the forms within.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { controlStyle(style as any FormStyle) }
}
