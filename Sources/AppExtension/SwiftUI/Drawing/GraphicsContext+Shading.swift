import Archive
import Foundation

extension GraphicsContext {
  /// What an outline in a canvas is painted with.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, start: CGPoint, end: CGPoint, options: GradientOptions)
      case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat, options: GradientOptions)
      case conic(Gradient, center: CGPoint, angle: Angle)
      case image(ImagePaint, origin: CGPoint)
      case palette([Shading])
      case backdrop
    }
    let source: Source

    /// - Parity: no effect: what is behind the canvas is not known when it is drawn; nothing is painted, and reported
    public static var backdrop: Shading { Shading(source: .backdrop) }
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// The first shading; symbols of several layers take one each.
    public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }
    public static func color(_ color: Color) -> Shading { .style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .style(Color(colorSpace, white: white, opacity: opacity)) }
    /// - Parity: no effect: there is no Metal here; reported
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { .style(shader) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, start: startPoint, end: endPoint, options: options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        source: .radial(gradient, center: center, start: startRadius, end: endRadius, options: options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(source: .conic(gradient, center: center, angle: angle)) }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        source: .image(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
    }

    /// The paint for an outline with these bounds, with the effects of a style.
    func fill(in bounds: CGRect, _ environment: EnvironmentValues) -> _Paint {
      ShadingStyle(shading: self).sceneFill(
        _PaintContext(rect: bounds.isNull ? .zero : bounds, origin: .zero, environment: environment))
    }
  }
}

/// A shading as a style, for text and images.
struct ShadingStyle: ShapeStyle {
  let shading: GraphicsContext.Shading

  nonisolated func _paint(_ context: _PaintContext) -> _Paint {
    func fix(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.finite, y: p.y.finite) }
    switch shading.source {
    case .style(let style): return style._paint(context)
    case .palette(let shadings):
      guard let first = shadings.first else { return Color.clear._paint(context) }
      return ShadingStyle(shading: first)._paint(context)
    case .image(let paint, let origin): return paint.paint(origin: fix(origin))
    case .conic(let gradient, let center, let angle):
      return AnyGradient(gradient).paint(context) {
        .angularGradient(
          stops: $0, center: fix(center), startAngle: angle.bounded, endAngle: angle.bounded + 2 * .pi)
      }
    case .linear(let gradient, let start, let end, let options):
      let (a, b) = (fix(start), fix(end))
      return AnyGradient(gradient).paint(context) { stops in
        let run = GradientRun.linear(from: a, to: b, over: context.rect)
        let (wide, range) = run.repeated(stops, options)
        return .linearGradient(
          stops: wide, start: PathSegment.lerp(a, b, range.lowerBound),
          end: PathSegment.lerp(a, b, range.upperBound))
      }
    case .radial(let gradient, let center, let start, let end, let options):
      let (c, a, b) = (fix(center), start.length, end.length)
      return AnyGradient(gradient).paint(context) { stops in
        let run = GradientRun.radial(around: c, from: a, to: b, over: context.rect)
        let (wide, range) = run.repeated(stops, options)
        return .radialGradient(
          stops: wide, center: c, startRadius: Double(a + (b - a) * range.lowerBound),
          endRadius: Double(a + (b - a) * range.upperBound))
      }
    case .backdrop:
      var paint = Color.clear._paint(context)
      paint.findings = [
        _Paint.Finding(
          code: "backdrop", severity: .warning, message: "a canvas cannot paint with what is behind it")
      ]
      return paint
    }
  }
}

/// The part of a gradient's line that is seen, for gradients that go on beyond their ends.
struct GradientRun {
  let low, high: CGFloat

  static func linear(from a: CGPoint, to b: CGPoint, over rect: CGRect) -> GradientRun {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return GradientRun(low: 0, high: 1) }
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { (($0.x - a.x) * dx + ($0.y - a.y) * dy) / length }
    return GradientRun(low: min(places.min() ?? 0, 0), high: max(places.max() ?? 1, 1))
  }

  static func radial(around c: CGPoint, from a: CGFloat, to b: CGFloat, over rect: CGRect) -> GradientRun {
    guard b > a else { return GradientRun(low: 0, high: 1) }
    let reach = hypot(
      max(abs(rect.minX - c.x), abs(rect.maxX - c.x)), max(abs(rect.minY - c.y), abs(rect.maxY - c.y)))
    return GradientRun(low: min(-a / (b - a), 0), high: max((reach - a) / (b - a), 1))
  }

  /// The stops again and again over the part that is seen, and that part in units of the gradient. A radial gradient ends at its
  /// centre; at most 32 repetitions.
  func repeated(
    _ stops: [GradientStop], _ options: GraphicsContext.GradientOptions
  ) -> (stops: [GradientStop], range: ClosedRange<CGFloat>) {
    let mirrors = options.contains(.mirror)
    guard mirrors || options.contains(.repeat), !stops.isEmpty else { return (stops, 0...1) }
    let most = max(min(32, AnyGradient.mostStops / stops.count), 1)
    let first = max(low.rounded(.down), -CGFloat(most) / 2)
    let last = min(high.rounded(.up), first + CGFloat(most))
    guard last - first > 1 else { return (stops, 0...1) }
    // A radius below 0 is none: the first run of a radial gradient is cut there.
    let start = low < 0 && low > first ? low : first
    var result: [GradientStop] = []
    for index in Int(first)..<Int(last) {
      let isBack = mirrors && index % 2 != 0
      for stop in isBack ? stops.reversed() : stops {
        let place = CGFloat(index) + CGFloat(isBack ? 1 - stop.location : stop.location)
        result.append(GradientStop(color: stop.color, location: Double((place - start) / (last - start))))
      }
    }
    return (result, start...last)
  }
}
