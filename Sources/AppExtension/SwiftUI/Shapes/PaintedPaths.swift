import Archive
import Foundation

/// Many outlines drawn by one node: the marks of a chart and the lines of its axes. A view for each would be slow, and thousands of
/// marks would use up the bounds of a scene.
package struct PaintedPaths: View {
  package typealias Body = Never

  /// One outline, in the coordinates of the view.
  package struct Outline {
    package var path: Path
    package var style: any ShapeStyle
    /// How it is stroked; `nil` where it is filled.
    package var stroke: StrokeStyle?
    /// What gradients span.
    package var box: CGRect
    package var opacity: Double
    package nonisolated init(
      path: Path, style: any ShapeStyle, stroke: StrokeStyle? = nil, box: CGRect, opacity: Double = 1
    ) {
      self.path = path
      self.style = style
      self.stroke = stroke
      self.box = box
      self.opacity = opacity
    }
  }
  /// What assistive technologies say about an outline.
  package struct Spoken {
    package var frame: CGRect
    package var label: String
    package var value: String?
    package var identifier: String?
    package var isWhole: Bool
    package nonisolated init(
      frame: CGRect, label: String, value: String?, identifier: String? = nil, isWhole: Bool = false
    ) {
      self.frame = frame
      self.label = label
      self.value = value
      self.identifier = identifier
      self.isWhole = isWhole
    }
  }
  let outlines: [Outline]
  let spoken: [Spoken]
  package nonisolated init(outlines: [Outline], spoken: [Spoken] = []) {
    self.outlines = outlines
    self.spoken = spoken
  }
  package func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [PaintedPathsNode(outlines: outlines, spoken: spoken, context: context)]
  }
}

final class PaintedPathsNode: _LayoutNode {
  private let outlines: [PaintedPaths.Outline]
  private let spoken: [PaintedPaths.Spoken]
  private let context: _ViewContext

  init(outlines: [PaintedPaths.Outline], spoken: [PaintedPaths.Spoken], context: _ViewContext) {
    self.outlines = outlines
    self.spoken = spoken
    self.context = context
    super.init()
    context.session.count()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func draw(into scene: SceneRecorder) {
    for outline in outlines where !outline.path.isEmpty && outline.opacity > 0 {
      guard outline.path.elements.count <= 100_000 else {
        context.session.report(
          "path-too-long", .error, "a path has \(outline.path.elements.count) elements; 100000 is the most")
        continue
      }
      let geometry = outline.path.offsetBy(dx: frame.minX, dy: frame.minY).geometry.sanitized
      let box = outline.box.offsetBy(dx: frame.minX, dy: frame.minY)
      var paint = outline.style.scenePaint(in: box, context.environment)
      if outline.opacity < 1 { paint = paint.multiplied(by: outline.opacity) }
      scene.add(
        .path(
          PathNode(
            geometry: geometry,
            style: outline.stroke.map { .stroke($0.archived) } ?? .fill(evenOdd: false), paint: paint)))
    }
    for element in spoken {
      scene.addAccessibility(
        AccessibilityElement(
          frame: element.frame.offsetBy(dx: frame.minX, dy: frame.minY),
          role: element.isWhole ? .group : .image, label: element.label, value: element.value,
          identifier: element.identifier))
    }
  }
}

extension Text {
  /// The words, as a screen reader says them.
  @MainActor package func words(in context: _ViewContext) -> String { spoken(in: context) }
}

extension AnyGradient {
  /// The colours and where they stand.
  package var colorStops: [Gradient.Stop] { gradient.stops }
}

extension _ViewContext {
  /// Evaluates something in these surroundings: what a container that builds its content late needs.
  @MainActor package func evaluating<T>(_ work: () -> T) -> T { withCurrentEnvironment(work) }
}
