import Archive
import Foundation
import Typography

/// Outlines: common shapes stay `<rect>` and `<ellipse>`.
enum SVGPath {
  static func markup(_ node: PathNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    switch node.style {
    case .fill(let evenOdd):
      let paint = SVGPaint.attributes(node.paint, "fill", context, builder)
      return element(node.geometry, paint + (evenOdd ? " fill-rule=\"evenodd\"" : ""))
    case .stroke(let stroke):
      guard stroke.width > 0 else { return "" }
      let paint = SVGPaint.attributes(node.paint, "stroke", context, builder)
      return element(node.geometry, " fill=\"none\"" + paint + strokeAttributes(stroke))
    }
  }

  /// The element of an outline; nothing where a number is none.
  static func element(_ geometry: PathGeometry, _ attributes: String) -> String {
    switch geometry {
    case .rect(let rect):
      guard let rect = Bounds.rect(rect) else { return "" }
      return "<rect\(box(rect))\(attributes)/>"
    case .roundedRect(let rect, let radius, let continuous):
      guard let rect = Bounds.rect(rect), !radius.isNaN else { return "" }
      let radius = radius.clamped(0, min(rect.width, rect.height) / 2)
      if continuous, radius > 0 {
        return "<path d=\"\(data(ContinuousCorner.elements(rect, radius: radius)))\"\(attributes)/>"
      }
      return "<rect\(box(rect)) rx=\"\(SVGText.number(radius))\"\(attributes)/>"
    case .ellipse(let rect):
      guard let rect = Bounds.rect(rect) else { return "" }
      let center = "cx=\"\(SVGText.number(rect.midX))\" cy=\"\(SVGText.number(rect.midY))\""
      if rect.width == rect.height {
        return "<circle \(center) r=\"\(SVGText.number(rect.width / 2))\"\(attributes)/>"
      }
      return
        "<ellipse \(center) rx=\"\(SVGText.number(rect.width / 2))\" ry=\"\(SVGText.number(rect.height / 2))\""
        + "\(attributes)/>"
    case .elements(let elements):
      let data = data(elements)
      return data.isEmpty ? "" : "<path d=\"\(data)\"\(attributes)/>"
    }
  }

  static func box(_ rect: CGRect) -> String {
    " x=\"\(SVGText.number(rect.minX))\" y=\"\(SVGText.number(rect.minY))\" width=\"\(SVGText.number(rect.width))\" "
      + "height=\"\(SVGText.number(rect.height))\""
  }

  static func size(_ rect: CGRect) -> String {
    " width=\"\(SVGText.number(rect.width))\" height=\"\(SVGText.number(rect.height))\""
  }

  /// Path data in points with two decimals; empty where a number is none.
  static func data(_ elements: [PathElement]) -> String { SVGPathData(unit: 0.01).write(elements) ?? "" }

  private static func strokeAttributes(_ stroke: StrokeStyle) -> String {
    var result = " stroke-width=\"\(SVGText.number(Bounds.length(stroke.width)))\""
    if stroke.cap != .butt { result += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.join != .miter { result += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    if stroke.join == .miter, stroke.miterLimit != 4 {
      result += " stroke-miterlimit=\"\(SVGText.number(stroke.miterLimit.clamped(1, 1000)))\""
    }
    let dash = StrokeStyling.dash(stroke)
    if !dash.isEmpty {
      result += " stroke-dasharray=\"\(dash.map { SVGText.number($0) }.joined(separator: " "))\""
      if stroke.dashPhase != 0 { result += " stroke-dashoffset=\"\(SVGText.number(stroke.dashPhase))\"" }
    }
    return result
  }
}
