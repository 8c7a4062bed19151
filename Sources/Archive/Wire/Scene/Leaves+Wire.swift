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
    wire.rendering = rendering.wire
    if let variableValue { wire.variableValue = try rules.number(variableValue, "symbol.variableValue") }
    return wire
  }

  init(_ wire: WireSymbol, _ rules: WireRules) throws {
    try rules.list(wire.paints.count, "symbol.paints")
    self.init(
      name: try rules.string(wire.name, "symbol.name"),
      pointSize: try rules.number(wire.pointSize, "symbol.pointSize"),
      weight: try rules.number(wire.weight, "symbol.weight"),
      frame: try CGRect(wire.frame, rules, "symbol.frame"),
      paints: try wire.paints.map { try Paint($0, rules) }, resizable: wire.resizable,
      rendering: try rules.choice(wire.rendering, "symbol.rendering"),
      variableValue: wire.hasVariableValue
        ? try rules.number(wire.variableValue, "symbol.variableValue") : nil)
  }
}

extension ImageNode {
  func wire(_ rules: WireRules) throws -> WireImage {
    try rules.count(data.count, "image.data", limit: rules.limits.imageBytes)
    var wire = WireImage()
    wire.data = data
    wire.frame = try frame.wire(rules, "image.frame")
    if let template { wire.template = try template.wire(rules) }
    if let slicing { wire.slicing = try slicing.wire(rules) }
    wire.interpolation = interpolation.wire
    return wire
  }

  init(_ wire: WireImage, _ rules: WireRules) throws {
    try rules.count(wire.data.count, "image.data", limit: rules.limits.imageBytes)
    self.init(
      data: wire.data, frame: try CGRect(wire.frame, rules, "image.frame"),
      template: wire.hasTemplate ? try Paint(wire.template, rules) : nil,
      slicing: wire.hasSlicing ? try ImageSlicing(wire.slicing, rules) : nil,
      interpolation: try rules.choice(wire.interpolation, "image.interpolation"))
  }
}

extension ImageSlicing {
  func wire(_ rules: WireRules) throws -> WireImageSlicing {
    var wire = WireImageSlicing()
    wire.top = try rules.number(top, "slicing.top")
    wire.left = try rules.number(left, "slicing.left")
    wire.bottom = try rules.number(bottom, "slicing.bottom")
    wire.right = try rules.number(right, "slicing.right")
    wire.scale = try rules.number(scale, "slicing.scale")
    wire.tiles = tiles
    return wire
  }

  init(_ wire: WireImageSlicing, _ rules: WireRules) throws {
    self.init(
      top: try rules.number(wire.top, "slicing.top"), left: try rules.number(wire.left, "slicing.left"),
      bottom: try rules.number(wire.bottom, "slicing.bottom"),
      right: try rules.number(wire.right, "slicing.right"),
      scale: try rules.number(wire.scale, "slicing.scale"), tiles: wire.tiles)
  }
}

extension LiveProgressNode {
  func wire(_ rules: WireRules) throws -> WireLiveProgress {
    var wire = WireLiveProgress()
    wire.start = try rules.wire(start, "progress.start")
    wire.end = try rules.wire(end, "progress.end")
    wire.countsDown = countsDown
    switch shape {
    case .bar(let rightToLeft):
      var bar = WireProgressBar()
      bar.rightToLeft = rightToLeft
      wire.shape = .bar(bar)
    case .ring(let lineWidth):
      var ring = WireProgressRing()
      ring.lineWidth = try rules.number(lineWidth, "progress.lineWidth")
      wire.shape = .ring(ring)
    }
    wire.frame = try frame.wire(rules, "progress.frame")
    wire.paint = try paint.wire(rules)
    return wire
  }

  init(_ wire: WireLiveProgress, _ rules: WireRules) throws {
    let shape: Shape
    switch wire.shape {
    case .bar(let bar): shape = .bar(rightToLeft: bar.rightToLeft)
    case .ring(let ring): shape = .ring(lineWidth: try rules.number(ring.lineWidth, "progress.lineWidth"))
    case nil: throw rules.missing("progress", "a live progress without a shape")
    }
    self.init(
      start: try rules.date(wire.start, "progress.start"), end: try rules.date(wire.end, "progress.end"),
      countsDown: wire.countsDown, shape: shape, frame: try CGRect(wire.frame, rules, "progress.frame"),
      paint: try Paint(wire.paint, rules))
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
