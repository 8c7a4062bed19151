import Foundation

extension SceneMesh {
  func wire(_ rules: WireRules) throws -> WireMeshGradient {
    try rules.list(vertices.count, "mesh.vertices")
    var wire = WireMeshGradient()
    wire.columns = UInt32(clamping: try rules.integer(columns, "mesh.columns"))
    wire.points = try vertices.flatMap { vertex in
      try [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].flatMap {
        [
          Float(try rules.number(Double($0.x), "mesh.points")),
          Float(try rules.number(Double($0.y), "mesh.points")),
        ]
      }
    }
    wire.colors = try vertices.map { try $0.color.wire(rules) }
    wire.background = try background.wire(rules)
    wire.smoothsColors = smoothsColors
    return wire
  }

  init(_ wire: WireMeshGradient, _ rules: WireRules) throws {
    try rules.list(wire.colors.count, "mesh.vertices")
    guard wire.columns > 0, wire.colors.count % Int(wire.columns) == 0,
      wire.points.count == wire.colors.count * 10
    else {
      throw ArchiveError(
        .inconsistent, place: "mesh",
        value: "\(wire.points.count) numbers and \(wire.colors.count) colours for \(wire.columns) columns")
    }
    let numbers = try wire.points.map { try rules.number($0, "mesh.points") }
    let vertices = try wire.colors.enumerated().map { index, color in
      func point(_ part: Int) -> CGPoint {
        CGPoint(x: numbers[index * 10 + part * 2], y: numbers[index * 10 + part * 2 + 1])
      }
      return Vertex(
        position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4),
        color: try SceneColor(color, rules))
    }
    self.init(
      columns: Int(wire.columns), vertices: vertices, background: try SceneColor(wire.background, rules),
      smoothsColors: wire.smoothsColors)
  }
}

extension ImageFill {
  func wire(_ rules: WireRules) throws -> WireImageFill {
    try rules.count(data.count, "fill.data", limit: rules.limits.imageBytes)
    var wire = WireImageFill()
    wire.data = data
    wire.source = try source.wire(rules, "fill.source")
    wire.tile = try tile.wire(rules, "fill.tile")
    return wire
  }

  init(_ wire: WireImageFill, _ rules: WireRules) throws {
    try rules.count(wire.data.count, "fill.data", limit: rules.limits.imageBytes)
    self.init(
      data: wire.data, source: try CGRect(wire.source, rules, "fill.source"),
      tile: try CGRect(wire.tile, rules, "fill.tile"))
  }
}
