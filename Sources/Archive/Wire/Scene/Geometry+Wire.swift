import Foundation

extension CGPoint {
  func wire(_ rules: WireRules, _ field: StaticString) throws -> WirePoint {
    var wire = WirePoint()
    wire.x = try rules.number(Double(x), field)
    wire.y = try rules.number(Double(y), field)
    return wire
  }

  init(_ wire: WirePoint, _ rules: WireRules, _ field: StaticString) throws {
    self.init(x: try rules.number(wire.x, field), y: try rules.number(wire.y, field))
  }
}

extension CGSize {
  func wire(_ rules: WireRules, _ field: StaticString) throws -> WireSize {
    var wire = WireSize()
    wire.width = try rules.number(Double(width), field)
    wire.height = try rules.number(Double(height), field)
    return wire
  }

  init(_ wire: WireSize, _ rules: WireRules, _ field: StaticString) throws {
    self.init(width: try rules.number(wire.width, field), height: try rules.number(wire.height, field))
  }
}

extension CGRect {
  func wire(_ rules: WireRules, _ field: StaticString) throws -> WireRect {
    var wire = WireRect()
    wire.x = try rules.number(Double(origin.x), field)
    wire.y = try rules.number(Double(origin.y), field)
    wire.width = try rules.number(Double(size.width), field)
    wire.height = try rules.number(Double(size.height), field)
    return wire
  }

  init(_ wire: WireRect, _ rules: WireRules, _ field: StaticString) throws {
    self.init(
      x: try rules.number(wire.x, field), y: try rules.number(wire.y, field),
      width: try rules.number(wire.width, field), height: try rules.number(wire.height, field))
  }
}

extension Transform {
  func wire(_ rules: WireRules) throws -> WireTransform {
    var wire = WireTransform()
    wire.a = try rules.number(a, "transform.a")
    wire.b = try rules.number(b, "transform.b")
    wire.c = try rules.number(c, "transform.c")
    wire.d = try rules.number(d, "transform.d")
    wire.tx = try rules.number(tx, "transform.tx")
    wire.ty = try rules.number(ty, "transform.ty")
    return wire
  }

  init(_ wire: WireTransform, _ rules: WireRules) throws {
    self.init(
      a: try rules.number(wire.a, "transform.a"), b: try rules.number(wire.b, "transform.b"),
      c: try rules.number(wire.c, "transform.c"), d: try rules.number(wire.d, "transform.d"),
      tx: try rules.number(wire.tx, "transform.tx"), ty: try rules.number(wire.ty, "transform.ty"))
  }
}

extension Margins {
  func wire(_ rules: WireRules) throws -> WireMargins {
    var wire = WireMargins()
    wire.top = try rules.number(top, "contentMargins.top")
    wire.leading = try rules.number(leading, "contentMargins.leading")
    wire.bottom = try rules.number(bottom, "contentMargins.bottom")
    wire.trailing = try rules.number(trailing, "contentMargins.trailing")
    return wire
  }

  init(_ wire: WireMargins, _ rules: WireRules) throws {
    self.init(
      top: try rules.number(wire.top, "contentMargins.top"),
      leading: try rules.number(wire.leading, "contentMargins.leading"),
      bottom: try rules.number(wire.bottom, "contentMargins.bottom"),
      trailing: try rules.number(wire.trailing, "contentMargins.trailing"))
  }
}
