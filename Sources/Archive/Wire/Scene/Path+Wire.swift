import Foundation

extension PathNode {
  func wire(_ rules: WireRules) throws -> WirePath {
    var wire = WirePath()
    wire.geometry = try geometry.wire(rules)
    switch style {
    case .fill(let evenOdd): wire.style = .fillEvenOdd(evenOdd)
    case .stroke(let stroke): wire.style = .stroke(try stroke.wire(rules))
    }
    wire.paint = try paint.wire(rules)
    return wire
  }

  init(_ wire: WirePath, _ rules: WireRules) throws {
    let style: Style
    switch wire.style {
    case .fillEvenOdd(let evenOdd): style = .fill(evenOdd: evenOdd)
    case .stroke(let stroke): style = .stroke(try StrokeStyle(stroke, rules))
    case nil: throw rules.missing("style", "a path that is neither filled nor stroked")
    }
    self.init(
      geometry: try PathGeometry(wire.geometry, rules), style: style,
      paint: try Paint(wire.paint, rules))
  }
}

extension StrokeStyle {
  func wire(_ rules: WireRules) throws -> WireStroke {
    try rules.list(dash.count, "stroke.dash")
    var wire = WireStroke()
    wire.width = try rules.number(width, "stroke.width")
    wire.cap = cap.wire
    wire.join = join.wire
    wire.miterLimit = try rules.number(miterLimit, "stroke.miterLimit")
    wire.dash = try dash.map { try rules.number($0, "stroke.dash") }
    wire.dashPhase = try rules.number(dashPhase, "stroke.dashPhase")
    return wire
  }

  init(_ wire: WireStroke, _ rules: WireRules) throws {
    try rules.list(wire.dash.count, "stroke.dash")
    self.init(
      width: try rules.number(wire.width, "stroke.width"),
      cap: try rules.choice(wire.cap, "stroke.cap"), join: try rules.choice(wire.join, "stroke.join"),
      miterLimit: try rules.number(wire.miterLimit, "stroke.miterLimit"),
      dash: try wire.dash.map { try rules.number($0, "stroke.dash") },
      dashPhase: try rules.number(wire.dashPhase, "stroke.dashPhase"))
  }
}

extension PathGeometry {
  func wire(_ rules: WireRules) throws -> WireGeometry {
    var wire = WireGeometry()
    switch self {
    case .rect(let rect):
      wire.shape = .rect(try rect.wire(rules, "rect"))
    case .roundedRect(let rect, let radius, let continuous):
      var rounded = WireRoundedRect()
      rounded.rect = try rect.wire(rules, "roundedRect.rect")
      rounded.radius = try rules.number(radius, "roundedRect.radius")
      rounded.continuous = continuous
      wire.shape = .roundedRect(rounded)
    case .ellipse(let rect):
      wire.shape = .ellipse(try rect.wire(rules, "ellipse"))
    case .elements(let elements):
      wire.shape = .outline(try elements.wire(rules))
    }
    return wire
  }

  init(_ wire: WireGeometry, _ rules: WireRules) throws {
    switch wire.shape {
    case .rect(let rect):
      self = .rect(try CGRect(rect, rules, "rect"))
    case .roundedRect(let rounded):
      self = .roundedRect(
        try CGRect(rounded.rect, rules, "roundedRect.rect"),
        radius: try rules.number(rounded.radius, "roundedRect.radius"),
        continuous: rounded.continuous)
    case .ellipse(let rect):
      self = .ellipse(try CGRect(rect, rules, "ellipse"))
    case .outline(let outline):
      self = .elements(try [PathElement](outline, rules))
    case nil:
      throw rules.missing("geometry", "an outline without a shape")
    }
  }
}
