import Archive
import Foundation
import Typography

/// What painting a text needs its frame for: gradients run over the whole text, and a style may bring shadows or a blend mode.
///
/// Text is shaped before its place is known, with paints for a rectangle of no size at the origin; where it is drawn these become those
/// for its frame.
@MainActor struct TextPainting {
  private let styles: [any ShapeStyle]
  private let main: any ShapeStyle
  private let environment: EnvironmentValues

  init(_ text: Text, _ environment: EnvironmentValues) {
    let own = text.pieces.compactMap { $0.traits.style?.style }
    main = own.first ?? ForegroundStyle()
    styles = ([ForegroundStyle()] + own).filter { !($0 is Color) }
    self.environment = environment
  }

  /// Paints for a frame in place of those for no size.
  private func fits(_ frame: CGRect) -> [(from: Paint, to: Paint)] {
    styles.prefix(64).compactMap { style in
      let from = style.scenePaint(in: .zero, environment)
      if case .color = from { return nil }
      return (from, style.scenePaint(in: frame, environment))
    }
  }

  func fitted(_ runs: [GlyphRun], to frame: CGRect) -> [GlyphRun] {
    let fits = fits(frame)
    guard !fits.isEmpty else { return runs }
    return runs.map { run in
      guard let fit = fits.first(where: { $0.from == run.paint }) else { return run }
      var run = run
      run.paint = fit.to
      return run
    }
  }

  func fitted(_ rich: RichText, to frame: CGRect) -> RichText {
    let fits = fits(frame)
    guard !fits.isEmpty else { return rich }
    var rich = rich
    for index in rich.segments.indices {
      if let fit = fits.first(where: { $0.from == rich.segments[index].style.paint }) {
        rich.segments[index].style.paint = fit.to
      }
    }
    return rich
  }

  /// Draws in the groups of the style's effects; those of the first piece are the whole text's.
  func draw(_ frame: CGRect, into scene: SceneRecorder, _ draw: () -> Void) {
    scene.painted(main.sceneFill(_PaintContext(rect: frame, environment: environment))) { _ in draw() }
  }
}
