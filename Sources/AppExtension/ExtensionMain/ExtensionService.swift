import Archive

/// What a widget extension does for the host. WidgetKit implements it; `ExtensionServer` carries the messages.
package protocol ExtensionService: Sendable {
  /// Answers one request by calling `reply`, from any thread. Called for one request after the other of the same `RequestLanes.Lane`,
  /// in the order they came; the next one starts when this returns, whether or not `reply` was called yet.
  @MainActor func answer(_ request: Request, reply: @escaping @Sendable (Reply) -> Void) async
}
