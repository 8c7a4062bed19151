import Archive
import CPango
import Foundation
import Typography

/// A bar or ring as long as it is at the instant it is drawn at.
enum LiveProgressDrawing {
  static func draw(_ node: LiveProgressNode, in context: DrawContext) {
    guard let placed = LiveProgressPlacement(node, redacted: context.redaction == .bars, at: context.date)
    else { return }
    var context = context
    if context.redaction == .bars { context.opacity *= RedactionEffect.barOpacity }
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let clip = placed.clip {
      cairo_new_path(cairo)
      guard PathDrawing.add(clip, to: cairo) else { return }
      cairo_clip(cairo)
    }
    PathDrawing.draw(placed.path, in: context)
  }
}

/// What a live progress is made of at an instant, for every output.
struct LiveProgressPlacement {
  let path: PathNode
  /// What the path is seen through.
  let clip: PathGeometry?

  /// `nil` where nothing is to be seen. A redacted one is full: it does not tell how far things are.
  init?(_ node: LiveProgressNode, redacted: Bool, at date: Date) {
    let fraction = redacted ? 1 : node.fraction(at: date)
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0, fraction > 0 else {
      return nil
    }
    switch node.shape {
    case .bar(let rightToLeft):
      // A whole capsule that slides in from its end, so that its head is round from the first point on.
      let capsule = PathGeometry.roundedRect(frame, radius: frame.height / 2, continuous: false)
      let hidden = frame.width * (1 - fraction) * (rightToLeft ? 1 : -1)
      path = PathNode(
        geometry: .roundedRect(
          frame.offsetBy(dx: hidden, dy: 0), radius: frame.height / 2, continuous: false),
        paint: node.paint)
      clip = capsule
    case .ring(let lineWidth):
      guard let ring = LiveProgressRing(frame: frame, lineWidth: lineWidth) else { return nil }
      path = PathNode(
        geometry: fraction >= 1 ? .ellipse(ring.circle) : .elements(ring.arc(fraction)),
        style: .stroke(StrokeStyle(width: ring.lineWidth, cap: .round)), paint: node.paint)
      clip = nil
    }
  }
}

/// The circle that a ring's line runs along.
struct LiveProgressRing {
  let circle: CGRect
  let lineWidth: Double

  init?(frame: CGRect, lineWidth: Double) {
    let side = min(frame.width, frame.height)
    let width = lineWidth.isFinite ? lineWidth.clamped(0, side) : 0
    guard width > 0 else { return nil }
    // The line lies within the frame.
    let diameter = side - width
    circle = CGRect(
      x: frame.midX - diameter / 2, y: frame.midY - diameter / 2, width: diameter, height: diameter)
    self.lineWidth = width
  }

  /// The arc from the top, clockwise, as curves of an eighth at most.
  func arc(_ fraction: Double) -> [PathElement] {
    let radius = circle.width / 2
    let pieces = max(1, Int((fraction * 8).rounded(.up)))
    let step = fraction * 2 * .pi / Double(pieces)
    let k = 4.0 / 3 * tan(step / 4) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: circle.midX + sin(angle) * radius, y: circle.midY - cos(angle) * radius)
    }
    var elements: [PathElement] = [.move(point(0))]
    for piece in 0..<pieces {
      let (from, to) = (Double(piece) * step, Double(piece + 1) * step)
      let (a, b) = (point(from), point(to))
      elements.append(
        .curve(
          control1: CGPoint(x: a.x + k * cos(from), y: a.y + k * sin(from)),
          control2: CGPoint(x: b.x - k * cos(to), y: b.y - k * sin(to)), to: b))
    }
    return elements
  }
}
