import Archive
import Foundation
import SwiftUI

/// Draws the views of a preview that are no widget's, each as large as it makes itself within the device's screen, or in the layout
/// that the preview asks for.
@MainActor struct ViewPreviewPainter {
  let request: EntriesRequest
  let surroundings: PreviewSurroundings

  /// Points of a side. Ours: a preview may ask for any number.
  private static let longestSide = 4_096.0

  func timeline(of bodies: [@MainActor () -> any View]) async -> Reply.Body {
    var timings = SceneEvaluator.Timings()
    var entries: [ArchivedEntry] = []
    for body in bodies.prefix(EntryPainter.mostEntries) {
      var view = AnyView(body())
      do {
        for wrap in surroundings.wrap { view = try await wrap(view) }
      } catch {
        return .failure(
          ExtensionFailure(
            code: .providerThrew, message: "makeSharedContext() of its PreviewModifier threw: \(error)"))
      }
      var variants: [SceneVariant] = []
      for (index, environment) in request.environments.enumerated() {
        variants.append(SceneVariant(environment: index, scene: scene(of: view, in: environment, &timings)))
      }
      guard let size = variants.first?.scene.size, size.width > 0, size.height > 0 else {
        return .failure(
          ExtensionFailure(code: .noEntries, message: "its view makes itself 0 points wide or high"))
      }
      entries.append(ArchivedEntry(date: Date(), scenes: variants))
    }
    guard !entries.isEmpty else {
      return .failure(ExtensionFailure(code: .noEntries, message: "it has no views to show"))
    }
    return .timeline(
      ArchivedTimeline(
        entries: entries, policy: .never,
        timings: StageTimings(provider: 0, evaluate: timings.evaluate, layout: timings.layout)))
  }

  private func scene(
    of view: AnyView, in environment: SceneEnvironment, _ timings: inout SceneEvaluator.Timings
  ) -> Archive.Scene {
    var environment = environment
    if surroundings.isLandscape != (environment.size.width > environment.size.height) {
      environment.size = CGSize(width: environment.size.height, height: environment.size.width)
    }
    let background = Color(uiColor: .systemBackground)
    var scene: Archive.Scene
    if case .fixed(let width, let height) = surroundings.layout {
      environment.size = CGSize(width: Self.side(width), height: Self.side(height))
      scene = SceneEvaluator.scene(
        of: view.frame(maxWidth: .infinity, maxHeight: .infinity).background(background), in: environment,
        margins: EdgeInsets(), timings: &timings)
    } else {
      scene = SceneEvaluator.scene(
        of: view.background(background), in: environment, margins: EdgeInsets(), fits: true,
        timings: &timings)
    }
    // A widget's, which no system draws here.
    scene.containerBackground = nil
    return scene
  }

  private static func side(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 1), longestSide) : longestSide
  }
}
