import Archive
import Foundation

/// Colours along a line from 0 to 1. As a style it runs from top to bottom.
nonisolated public struct Gradient: Hashable, Sendable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// How colours between stops are found.
  public enum ColorSpace: Hashable, Sendable {
    /// In the components of the display, as Core Graphics does.
    case device
    /// So that the way looks even: see `OKLab`.
    case perceptual
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }
  public func _paint(_ context: _PaintContext) -> _Paint { AnyGradient(self)._paint(context) }
}

/// A gradient with the way its colours are mixed.
nonisolated public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  enum Source: Hashable, Sendable {
    case stops(Gradient)
    /// `Color.gradient`.
    case lightening(Color)
  }
  let source: Source
  let space: Gradient.ColorSpace

  public init(_ gradient: Gradient) { self.init(gradient, in: .device) }
  init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
    source = .stops(gradient)
    self.space = space
  }
  init(lightening color: Color) {
    source = .lightening(color)
    space = .device
  }
  private init(source: Source, space: Gradient.ColorSpace) {
    self.source = source
    self.space = space
  }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(source: source, space: space)
  }

  /// The colours without their way of mixing.
  var gradient: Gradient {
    switch source {
    case .stops(let gradient): gradient
    case .lightening(let color): Gradient(colors: [color.mix(with: .white, by: 0.22, in: .device), color])
    }
  }

  public func _paint(_ context: _PaintContext) -> _Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(context)
  }

  /// Most stops that a scene gets of one gradient.
  static let mostStops = 256
  /// Stops added between two for a perceptual mixture: the steps differ by less than a shade.
  private static let steps = 16

  /// Stops in rising order of location, and what was wrong with them.
  func archived(_ context: _PaintContext) -> (stops: [GradientStop], findings: [_Paint.Finding]) {
    var findings: [_Paint.Finding] = []
    let given: [Gradient.Stop]
    switch source {
    case .stops(let gradient): given = gradient.stops
    case .lightening(let color):
      let c = color.components(in: context.environment)
      let white = 0.22
      let lighter = ColorComponents(
        c.red + (1 - c.red) * white, c.green + (1 - c.green) * white, c.blue + (1 - c.blue) * white, c.alpha)
      given = [.init(color: Color(components: lighter), location: 0), .init(color: color, location: 1)]
    }
    if given.isEmpty {
      findings.append(
        _Paint.Finding(
          code: "gradient-empty", severity: .warning, message: "a gradient without colours paints nothing"))
      return (
        [GradientStop(color: SceneColor(.srgb(red: 0, green: 0, blue: 0), opacity: 0), location: 0)], findings
      )
    }
    if given.count > Self.mostStops {
      findings.append(
        _Paint.Finding(
          code: "gradient-too-long", severity: .warning,
          message: "a gradient has \(given.count) stops; \(Self.mostStops) are the most"))
    }
    let kept = given.prefix(Self.mostStops)
    var highest = -Double.infinity
    var isOrdered = true
    let locations = kept.map { stop -> Double in
      let location = stop.location.isNaN ? max(highest, 0) : Double(stop.location.finite)
      if location < highest || stop.location.isNaN { isOrdered = false }
      highest = max(highest, location)
      return highest
    }
    if !isOrdered {
      findings.append(
        _Paint.Finding(
          code: "gradient-unordered", severity: .warning,
          message: "the locations of a gradient's stops must rise; a lower one counts as the one before it"))
    }
    switch space {
    case .device:
      let stops = zip(kept, locations).map {
        GradientStop(color: $0.color.plainColor(context), location: $1)
      }
      return (stops, findings)
    case .perceptual:
      let colors = kept.map { $0.color.components(in: context.environment) }
      let steps = min(Self.steps, max(Self.mostStops / kept.count, 1))
      var stops = [GradientStop(color: colors[0].sceneColor, location: locations[0])]
      for index in colors.indices.dropFirst() {
        let (a, b) = (colors[index - 1], colors[index])
        let (from, to) = (locations[index - 1], locations[index])
        let count = a == b || from == to ? 1 : steps
        for step in 1...count {
          let t = Double(step) / Double(count)
          let color = step == count ? b : a.mixed(with: b, by: t, in: .perceptual)
          stops.append(GradientStop(color: color.sceneColor, location: from + (to - from) * t))
        }
      }
      return (stops, findings)
    }
  }

  /// A paint made from the stops, with what was found.
  func paint(_ context: _PaintContext, _ make: ([GradientStop]) -> Paint) -> _Paint {
    let (stops, findings) = archived(context)
    var paint = _Paint(make(stops))
    paint.findings = findings
    return paint
  }
}
