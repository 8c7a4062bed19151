import Archive
import ExtensionMain
import Foundation

extension WidgetCenter {
  /// The presets of this extension's widgets have changed: the gallery asks again.
  public func invalidateConfigurationRecommendations() {
    ExtensionServer.send(Reply(id: 0, body: .recommendationsChanged))
  }

  /// The widgets of this extension that the person has placed; called back on the main thread.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    // Called once, on the main thread, after the caller has let go of it.
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in completion(.success(await Self.infos())) }
  }

  /// The widgets of this extension that the person has placed (iOS 26). Nothing is placed in a test without a host.
  public func currentConfigurations() async throws -> [WidgetInfo] { await Self.infos() }

  /// The system asks the provider of a kind for its relevance again (iOS 18).
  public func invalidateRelevance(ofKind kind: String) {
    SystemCalls.send(.relevanceChanged(kind: kind), inApp: .relevanceChanged(kind: kind))
  }

  @MainActor private static func infos() async -> [WidgetInfo] {
    await RunningWidgets.infos(of: await HostQuestions.shared.ask(.widgets))
  }
}
