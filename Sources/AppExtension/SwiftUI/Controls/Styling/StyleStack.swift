/// The styles set for one kind of control, the innermost first.
///
/// `Style` is an existential such as `any GaugeStyle`, so that one list serves every control. While a style's body is
/// evaluated, the style around it is in force: `Gauge(configuration)` in a style of the user's own draws as it would
/// have been drawn without that style.
final class StyleStack<Style>: @unchecked Sendable {
  let style: Style
  let outer: StyleStack?
  init(_ style: Style, outer: StyleStack?) {
    self.style = style
    self.outer = outer
  }
}

struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: StyleStack<Style>? { nil }
}

extension EnvironmentValues {
  func style<Style>(_ kind: Style.Type) -> Style? { self[StyleKey<Style>.self]?.style }

  mutating func push<Style>(_ style: Style) {
    self[StyleKey<Style>.self] = StyleStack(style, outer: self[StyleKey<Style>.self])
  }
}

nonisolated extension View {
  /// Sets the style of a kind of control for this view and its descendants.
  func controlStyle<Style>(_ style: Style) -> some View {
    let style = UncheckedBox(style)
    return inContext { $0.environment.push(style.value) }
  }
}

extension _ViewContext {
  /// The nodes of a control that a style draws.
  ///
  /// - Parameters:
  ///   - control: Named when the tree is too deep.
  ///   - standard: The style where none is set.
  ///   - body: Gives the style's body; the parts it is handed keep the styles that were in force around the control.
  @MainActor func drawing<Style>(
    _ control: Any.Type, styledBy standard: Style, body: (Style, StyleParts) -> any View
  ) -> [_LayoutNode] {
    let stack = environment[StyleKey<Style>.self]
    var inner = self
    inner.environment[StyleKey<Style>.self] = stack?.outer
    return inner.evaluatingBody(of: control) { context in
      let parts = StyleParts { $0[StyleKey<Style>.self] = stack }
      let style = context.filled(style: stack?.style ?? standard)
      return AnyView(body(style, parts))._makeNodes(in: context)
    }
  }
}

/// Makes the labels and contents that a style's configuration hands over.
struct StyleParts {
  let restore: (inout EnvironmentValues) -> Void
  func callAsFunction(_ view: some View) -> _StylePart { _StylePart(view: view, restore: restore) }
  /// `nil` for the label of a control that was made without one.
  func callAsFunction<V: View>(unlessEmpty view: V?) -> _StylePart? {
    guard let view, V.self != EmptyView.self else { return nil }
    return self(view)
  }
}

/// A view of the user's inside a style's configuration.
public struct _StylePart {
  let view: any View
  let restore: (inout EnvironmentValues) -> Void
}

/// A view that a style's configuration hands over, such as `GaugeStyleConfiguration.Label`.
public protocol _StylePartView: View where Body == Never {
  nonisolated var _part: _StylePart { get }
}

extension _StylePartView {
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    var inner = context
    _part.restore(&inner.environment)
    return _part.view._makeNodes(in: inner)
  }
}
