import Foundation

extension SymbolNode {
  func wire(_ rules: WireRules) throws -> WireSymbol {
    try rules.list(paints.count, "symbol.paints")
    var wire = WireSymbol()
    wire.name = try rules.string(name, "symbol.name")
    wire.pointSize = try rules.number(pointSize, "symbol.pointSize")
    wire.weight = try rules.number(weight, "symbol.weight")
    wire.frame = try frame.wire(rules, "symbol.frame")
    wire.paints = try paints.map { try $0.wire(rules) }
    wire.resizable = resizable
    return wire
  }

  init(_ wire: WireSymbol, _ rules: WireRules) throws {
    try rules.list(wire.paints.count, "symbol.paints")
    self.init(
      name: try rules.string(wire.name, "symbol.name"),
      pointSize: try rules.number(wire.pointSize, "symbol.pointSize"),
      weight: try rules.number(wire.weight, "symbol.weight"),
      frame: try CGRect(wire.frame, rules, "symbol.frame"),
      paints: try wire.paints.map { try Paint($0, rules) }, resizable: wire.resizable)
  }
}

extension ImageNode {
  func wire(_ rules: WireRules) throws -> WireImage {
    try rules.count(data.count, "image.data", limit: rules.limits.imageBytes)
    var wire = WireImage()
    wire.data = data
    wire.frame = try frame.wire(rules, "image.frame")
    if let template { wire.template = try template.wire(rules) }
    return wire
  }

  init(_ wire: WireImage, _ rules: WireRules) throws {
    try rules.count(wire.data.count, "image.data", limit: rules.limits.imageBytes)
    self.init(
      data: wire.data, frame: try CGRect(wire.frame, rules, "image.frame"),
      template: wire.hasTemplate ? try Paint(wire.template, rules) : nil)
  }
}

extension UnsupportedNode {
  func wire(_ rules: WireRules) throws -> WireUnsupported {
    var wire = WireUnsupported()
    wire.name = try rules.string(name, "unsupported.name")
    wire.frame = try frame.wire(rules, "unsupported.frame")
    return wire
  }

  init(_ wire: WireUnsupported, _ rules: WireRules) throws {
    self.init(
      name: try rules.string(wire.name, "unsupported.name"),
      frame: try CGRect(wire.frame, rules, "unsupported.frame"))
  }
}
