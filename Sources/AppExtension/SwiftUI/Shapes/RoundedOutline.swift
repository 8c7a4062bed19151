import Archive
import Foundation

/// Outlines of ellipses and of rectangles with rounded corners.
///
/// All start at the middle of the right edge and run clockwise, which is where trims and dashes start: of ellipses confidence B, of
/// rounded rectangles C.
enum RoundedOutline {
  /// The handle of a cubic that follows a quarter of a circle.
  static let handle: CGFloat = 0.5522847498307936

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let k = handle
    let rx = rect.width / 2, ry = rect.height / 2
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry)
    }
    return [
      .move(p(1, 0)), .curve(control1: p(1, k), control2: p(k, 1), to: p(0, 1)),
      .curve(control1: p(-k, 1), control2: p(-1, k), to: p(-1, 0)),
      .curve(control1: p(-1, -k), control2: p(-k, -1), to: p(0, -1)),
      .curve(control1: p(k, -1), control2: p(1, -k), to: p(1, 0)), .close,
    ]
  }

  /// Corners of one size. An elliptical corner is always a quarter of an ellipse; only a round one can be continuous.
  static func path(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> Path {
    let rect = rect.standardized
    let width = min(cornerSize.width.length, rect.width / 2)
    let height = min(cornerSize.height.length, rect.height / 2)
    guard width > 0, height > 0 else { return Path(rect) }
    var path = Path()
    if cornerSize.width == cornerSize.height {
      let radius = min(width, height)
      let radii = CornerCurve.Radii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
      path.append(
        style == .continuous
          ? CornerCurve.elements(rect, radii: radii)
          : circular(rect, Array(repeating: CGSize(width: radius, height: radius), count: 4)),
        known: .roundedRect(rect, radius: radius, continuous: style == .continuous))
    } else {
      path.append(circular(rect, Array(repeating: CGSize(width: width, height: height), count: 4)))
    }
    return path
  }

  static func path(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) -> Path {
    let rect = rect.standardized
    let most = min(rect.width, rect.height) / 2
    let (tl, tr) = (min(radii.topLeading.length, most), min(radii.topTrailing.length, most))
    let (br, bl) = (min(radii.bottomTrailing.length, most), min(radii.bottomLeading.length, most))
    if tl == tr, tr == br, br == bl {
      return path(rect, cornerSize: CGSize(width: tl, height: tl), style: style)
    }
    var path = Path()
    switch style {
    case .continuous:
      path.append(
        CornerCurve.elements(
          rect,
          radii: CornerCurve.Radii(topLeft: tl, topRight: tr, bottomRight: br, bottomLeft: bl)))
    case .circular:
      path.append(circular(rect, [tl, tr, br, bl].map { CGSize(width: $0, height: $0) }))
    }
    return path
  }

  /// Corners by size, from the top left clockwise.
  private static func circular(_ rect: CGRect, _ sizes: [CGSize]) -> [PathElement] {
    let k = 1 - handle
    let (tl, tr, br, bl) = (sizes[0], sizes[1], sizes[2], sizes[3])
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path: [PathElement] = [.move(CGPoint(x: r, y: rect.midY))]
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func corner(_ from: CGPoint, _ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
      path.append(.line(from))
      if from != to { path.append(.curve(control1: a, control2: b, to: to)) }
    }
    corner(p(r, b - br.height), p(r, b - br.height * k), p(r - br.width * k, b), p(r - br.width, b))
    corner(p(l + bl.width, b), p(l + bl.width * k, b), p(l, b - bl.height * k), p(l, b - bl.height))
    corner(p(l, t + tl.height), p(l, t + tl.height * k), p(l + tl.width * k, t), p(l + tl.width, t))
    corner(p(r - tr.width, t), p(r - tr.width * k, t), p(r, t + tr.height * k), p(r, t + tr.height))
    path.append(.close)
    return path
  }
}
