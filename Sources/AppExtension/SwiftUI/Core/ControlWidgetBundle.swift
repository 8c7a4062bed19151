extension WidgetBundleBuilder {
  /// A control stands between the widgets of a bundle.
  @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlInBundle(control: content)
  }
}

/// A control as a member of a bundle. It is no widget and has nothing to show as one.
@MainActor package struct ControlInBundle: Widget {
  package let control: (any ControlWidget)?
  package init() { control = nil }
  package init(control: any ControlWidget) { self.control = control }
  package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetCensus {
  /// The controls among the members of a bundle, in order.
  package static func controls(among widgets: [any Widget]) -> [any ControlWidget] {
    widgets.compactMap { ($0 as? ControlInBundle)?.control }
  }
}
