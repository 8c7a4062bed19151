extension WidgetHost {
  var isLocked: Bool { false }
  func noteOpened(_ url: String, by source: String) {}
}
