import Archive
import Foundation
import Typography

/// Paints as attributes; gradients as definitions that equal ones share.
enum SVGPaint {
  /// ` fill="…"` or ` stroke="…"`, with its opacity.
  static func attributes(_ paint: Paint, _ name: String, _ context: SVGContext, _ builder: SVGBuilder)
    -> String
  {
    switch paint {
    case .color(let color): return attributes(context.colors.resolve(color), name)
    case .material(let material): return SVGMaterial.attributes(material, name, context, builder)
    case .meshGradient(let mesh): return SVGComputedPaint.mesh(mesh, name, context, builder)
    case .image(let fill): return SVGComputedPaint.image(fill, name, context, builder)
    case .linearGradient(let colors, let start, let end):
      let id = builder.define(
        kind: "linearGradient",
        attributes:
          " gradientUnits=\"userSpaceOnUse\" x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\""
          + " x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\"",
        content: stops(colors, context))
      return " \(name)=\"url(#\(id))\""
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      let id = builder.define(
        kind: "radialGradient",
        attributes: " gradientUnits=\"userSpaceOnUse\" cx=\"\(SVGText.number(center.x))\" "
          + "cy=\"\(SVGText.number(center.y))\" r=\"\(SVGText.number(endRadius.clamped(0, Bounds.farthest)))\" "
          + "fr=\"\(SVGText.number(startRadius.clamped(0, Bounds.farthest)))\"",
        content: stops(colors, context))
      return " \(name)=\"url(#\(id))\""
    case .ellipticalGradient(let colors, let center, let radii, let start, let end):
      guard let ellipse = EllipticalGradient(center: center, radii: radii, start: start, end: end) else {
        return " \(name)=\"none\""
      }
      let map = Transform(
        a: ellipse.radii.width, b: 0, c: 0, d: ellipse.radii.height, tx: ellipse.center.x,
        ty: ellipse.center.y)
      let id = builder.define(
        kind: "radialGradient",
        attributes:
          " gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(SVGText.number(ellipse.end, digits: 5))\" "
          + "fr=\"\(SVGText.number(ellipse.start, digits: 5))\" gradientTransform=\"\(SVGGroup.matrix(map))\"",
        content: stops(colors, context))
      return " \(name)=\"url(#\(id))\""
    case .angularGradient(let colors, let center, let startAngle, let endAngle):
      guard Bounds.isDrawable(center), startAngle.isFinite, endAngle.isFinite else {
        return " \(name)=\"none\""
      }
      let raster = AngularGradientRaster(
        colors: Bounds.stops(colors).map { ($0.location, context.colors.resolve($0.color)) }, center: center,
        startAngle: startAngle, endAngle: endAngle)
      return " \(name)=\"url(#\(wedges(raster, builder)))\""
    }
  }

  static func hex(_ color: ResolvedColor) -> String {
    func byte(_ value: Double) -> String {
      let text = String(Int((value.clamped(0, 1) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue)
  }

  static func attributes(_ color: ResolvedColor, _ name: String) -> String {
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(SVGText.number(color.alpha))\"" : ""
    let hex = hex(color)
    return (name == "fill" && hex == "#000000" ? "" : " \(name)=\"\(hex)\"") + opacity
  }

  private static func stops(_ stops: [GradientStop], _ context: SVGContext) -> String {
    Bounds.stops(stops).map { stop in
      let color = context.colors.resolve(stop.color)
      let opacity = color.alpha < 1 ? " stop-opacity=\"\(SVGText.number(color.alpha))\"" : ""
      return
        "<stop offset=\"\(SVGText.number(stop.location, digits: 4))\" stop-color=\"\(hex(color))\"\(opacity)/>"
    }.joined()
  }

  /// SVG has no angular gradient: a pattern of 120 wedges around the centre, each a little wider than its
  /// share, so that no seam shows.
  private static func wedges(_ gradient: AngularGradientRaster, _ builder: SVGBuilder) -> String {
    let count = 120
    let radius = max(builder.size.width, builder.size.height) * 2
    let center = gradient.center
    var content = ""
    for index in 0..<count {
      let from = (Double(index) / Double(count)) * 2 * .pi
      let to = (Double(index) + 1.3) / Double(count) * 2 * .pi
      let color = gradient.color(at: (from + Double.pi / Double(count)))
      let points = [
        center, CGPoint(x: center.x + cos(from) * radius, y: center.y + sin(from) * radius),
        CGPoint(x: center.x + cos(to) * radius, y: center.y + sin(to) * radius),
      ]
      content +=
        "<path d=\"\(SVGPath.data([.move(points[0]), .line(points[1]), .line(points[2]), .close]))\""
        + attributes(color, "fill") + "/>"
    }
    let (w, h) = (builder.size.width, builder.size.height)
    return builder.define(
      kind: "pattern",
      attributes:
        " patternUnits=\"userSpaceOnUse\"\(SVGPath.box(CGRect(x: -w, y: -h, width: 3 * w, height: 3 * h))) "
        + "viewBox=\"\([-w, -h, 3 * w, 3 * h].map { SVGText.number($0) }.joined(separator: " "))\"",
      content: content)
  }
}
