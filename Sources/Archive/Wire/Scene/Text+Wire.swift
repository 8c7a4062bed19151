import Foundation

extension TextNode {
  func wire(_ rules: WireRules) throws -> WireText {
    try rules.list(runs.count, "text.runs")
    try rules.list(backgrounds.count, "text.backgrounds")
    var wire = WireText()
    wire.string = try rules.string(string, "text.string")
    wire.frame = try frame.wire(rules, "text.frame")
    wire.runs = try runs.map { try $0.wire(rules) }
    wire.backgrounds = try backgrounds.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireText, _ rules: WireRules) throws {
    try rules.list(wire.runs.count, "text.runs")
    try rules.list(wire.backgrounds.count, "text.backgrounds")
    self.init(
      string: try rules.string(wire.string, "text.string"),
      frame: try CGRect(wire.frame, rules, "text.frame"),
      runs: try wire.runs.map { try GlyphRun($0, rules) },
      backgrounds: try wire.backgrounds.map { try TextBackground($0, rules) })
  }
}

extension TextBackground {
  func wire(_ rules: WireRules) throws -> WireTextBackground {
    var wire = WireTextBackground()
    wire.rect = try rect.wire(rules, "background.rect")
    wire.paint = try paint.wire(rules)
    return wire
  }

  init(_ wire: WireTextBackground, _ rules: WireRules) throws {
    self.init(rect: try CGRect(wire.rect, rules, "background.rect"), paint: try Paint(wire.paint, rules))
  }
}

extension TextDecoration {
  func wire(_ rules: WireRules) throws -> WireDecoration {
    var wire = WireDecoration()
    wire.rect = try rect.wire(rules, "run.decorations")
    wire.pattern = pattern.wire
    if let paint { wire.paint = try paint.wire(rules) }
    return wire
  }

  init(_ wire: WireDecoration, _ rules: WireRules) throws {
    self.init(
      rect: try CGRect(wire.rect, rules, "run.decorations"),
      pattern: try rules.choice(wire.pattern, "run.decorations"),
      paint: wire.hasPaint ? try Paint(wire.paint, rules) : nil)
  }
}

extension GlyphRun {
  func wire(_ rules: WireRules) throws -> WireGlyphRun {
    try rules.count(glyphs.count, "run.glyphs", limit: rules.limits.glyphs)
    try rules.list(decorations.count, "run.decorations")
    try rules.matchPositions(positions.count, glyphs: glyphs.count)
    var wire = WireGlyphRun()
    wire.font = try font.wire(rules)
    wire.size = try rules.number(size, "run.size")
    wire.paint = try paint.wire(rules)
    wire.glyphs = glyphs
    wire.positions = try positions.map { Float(try rules.number($0, "run.positions")) }
    wire.decorations = try decorations.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireGlyphRun, _ rules: WireRules) throws {
    try rules.count(wire.glyphs.count, "run.glyphs", limit: rules.limits.glyphs)
    try rules.list(wire.decorations.count, "run.decorations")
    try rules.matchPositions(wire.positions.count, glyphs: wire.glyphs.count)
    self.init(
      font: try FontFace(wire.font, rules), size: try rules.number(wire.size, "run.size"),
      paint: try Paint(wire.paint, rules), glyphs: wire.glyphs,
      positions: try wire.positions.map { try rules.number($0, "run.positions") },
      decorations: try wire.decorations.map { try TextDecoration($0, rules) })
  }
}

extension WireRules {
  /// Refuses a run whose positions are not two for each glyph.
  fileprivate func matchPositions(_ positions: Int, glyphs: Int) throws {
    guard positions == 2 * glyphs else {
      throw ArchiveError(
        .inconsistent, place: "run.positions",
        value: "\(positions) numbers for \(glyphs) glyphs; two for each are needed")
    }
  }
}

extension FontFace {
  func wire(_ rules: WireRules) throws -> WireFontFace {
    var wire = WireFontFace()
    wire.name = try rules.string(name, "font.name")
    wire.weight = try rules.number(weight, "font.weight")
    wire.opticalSize = try rules.number(opticalSize, "font.opticalSize")
    wire.synthesizedItalic = synthesizedItalic
    if stretch != 1 { wire.stretch = try rules.number(stretch, "font.stretch") }
    return wire
  }

  init(_ wire: WireFontFace, _ rules: WireRules) throws {
    self.init(
      name: try rules.string(wire.name, "font.name"),
      weight: try rules.number(wire.weight, "font.weight"),
      opticalSize: try rules.number(wire.opticalSize, "font.opticalSize"),
      synthesizedItalic: wire.synthesizedItalic,
      stretch: wire.hasStretch ? try rules.number(wire.stretch, "font.stretch") : 1)
  }
}
