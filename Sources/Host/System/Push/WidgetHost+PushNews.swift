extension WidgetHost {
  /// The gateway has news of a push, refused ones included: the page asks for its traces.
  nonisolated package func pushesChanged(newest id: String) { hub.send(.pushed(id: id)) }
}
