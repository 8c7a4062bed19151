import Foundation

extension Paint {
  func wire(_ rules: WireRules) throws -> WirePaint {
    var wire = WirePaint()
    switch self {
    case .color(let color):
      wire.kind = .color(try color.wire(rules))
    case .linearGradient(let stops, let start, let end):
      var gradient = WireLinearGradient()
      gradient.stops = try stops.wire(rules)
      gradient.start = try start.wire(rules, "linear.start")
      gradient.end = try end.wire(rules, "linear.end")
      wire.kind = .linear(gradient)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      var gradient = WireRadialGradient()
      gradient.stops = try stops.wire(rules)
      gradient.center = try center.wire(rules, "radial.center")
      gradient.startRadius = try rules.number(startRadius, "radial.startRadius")
      gradient.endRadius = try rules.number(endRadius, "radial.endRadius")
      wire.kind = .radial(gradient)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      var gradient = WireAngularGradient()
      gradient.stops = try stops.wire(rules)
      gradient.center = try center.wire(rules, "angular.center")
      gradient.startAngle = try rules.number(startAngle, "angular.startAngle")
      gradient.endAngle = try rules.number(endAngle, "angular.endAngle")
      wire.kind = .angular(gradient)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      var gradient = WireEllipticalGradient()
      gradient.stops = try stops.wire(rules)
      gradient.center = try center.wire(rules, "elliptical.center")
      gradient.radii = try radii.wire(rules, "elliptical.radii")
      gradient.start = try rules.number(start, "elliptical.start")
      gradient.end = try rules.number(end, "elliptical.end")
      wire.kind = .elliptical(gradient)
    case .meshGradient(let mesh):
      wire.kind = .mesh(try mesh.wire(rules))
    case .image(let fill):
      wire.kind = .image(try fill.wire(rules))
    case .material(let material):
      wire.kind = .material(material.wire)
    }
    return wire
  }

  init(_ wire: WirePaint, _ rules: WireRules) throws {
    switch wire.kind {
    case .color(let color):
      self = .color(try SceneColor(color, rules))
    case .linear(let gradient):
      self = .linearGradient(
        stops: try [GradientStop](gradient.stops, rules),
        start: try CGPoint(gradient.start, rules, "linear.start"),
        end: try CGPoint(gradient.end, rules, "linear.end"))
    case .radial(let gradient):
      self = .radialGradient(
        stops: try [GradientStop](gradient.stops, rules),
        center: try CGPoint(gradient.center, rules, "radial.center"),
        startRadius: try rules.number(gradient.startRadius, "radial.startRadius"),
        endRadius: try rules.number(gradient.endRadius, "radial.endRadius"))
    case .angular(let gradient):
      self = .angularGradient(
        stops: try [GradientStop](gradient.stops, rules),
        center: try CGPoint(gradient.center, rules, "angular.center"),
        startAngle: try rules.number(gradient.startAngle, "angular.startAngle"),
        endAngle: try rules.number(gradient.endAngle, "angular.endAngle"))
    case .elliptical(let gradient):
      self = .ellipticalGradient(
        stops: try [GradientStop](gradient.stops, rules),
        center: try CGPoint(gradient.center, rules, "elliptical.center"),
        radii: try CGSize(gradient.radii, rules, "elliptical.radii"),
        start: try rules.number(gradient.start, "elliptical.start"),
        end: try rules.number(gradient.end, "elliptical.end"))
    case .mesh(let mesh):
      self = .meshGradient(try SceneMesh(mesh, rules))
    case .image(let fill):
      self = .image(try ImageFill(fill, rules))
    case .material(let material):
      self = .material(try rules.choice(material, "material"))
    case nil:
      throw rules.missing("paint", "a paint without a kind")
    }
  }
}

extension [GradientStop] {
  func wire(_ rules: WireRules) throws -> [WireGradientStop] {
    try rules.list(count, "stops")
    return try map { stop in
      var wire = WireGradientStop()
      wire.color = try stop.color.wire(rules)
      wire.location = try rules.number(stop.location, "stops.location")
      return wire
    }
  }

  init(_ wire: [WireGradientStop], _ rules: WireRules) throws {
    try rules.list(wire.count, "stops")
    self = try wire.map {
      GradientStop(
        color: try SceneColor($0.color, rules),
        location: try rules.number($0.location, "stops.location"))
    }
  }
}

extension SceneColor {
  func wire(_ rules: WireRules) throws -> WireColor {
    var wire = WireColor()
    switch base {
    case .srgb(let red, let green, let blue):
      var components = WireSrgb()
      components.red = try rules.number(red, "srgb.red")
      components.green = try rules.number(green, "srgb.green")
      components.blue = try rules.number(blue, "srgb.blue")
      wire.base = .srgb(components)
    case .system(let color):
      wire.base = .system(color.wire)
    case .tint:
      wire.base = .tint(WireTint())
    }
    if opacity != 1 { wire.opacity = try rules.number(opacity, "color.opacity") }
    return wire
  }

  init(_ wire: WireColor, _ rules: WireRules) throws {
    let base: Base
    switch wire.base {
    case .srgb(let components):
      base = .srgb(
        red: try rules.number(components.red, "srgb.red"),
        green: try rules.number(components.green, "srgb.green"),
        blue: try rules.number(components.blue, "srgb.blue"))
    case .system(let color):
      base = .system(try rules.choice(color, "color.system"))
    case .tint:
      base = .tint
    case nil:
      throw rules.missing("color", "a colour without a base")
    }
    self.init(base, opacity: wire.hasOpacity ? try rules.number(wire.opacity, "color.opacity") : 1)
  }
}
