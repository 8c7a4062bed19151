import Foundation

extension ActivityScenes {
  func wire(_ rules: WireRules) throws -> WireActivityScenes {
    try rules.list(pictures.count, "activity.pictures")
    var wire = WireActivityScenes()
    wire.pictures = try pictures.map { try $0.wire(rules) }
    if let keylineTint { wire.keylineTint = try keylineTint.wire(rules) }
    if let islandURL { wire.islandURL = try rules.string(islandURL, "activity.url") }
    wire.timings = try timings.wire(rules)
    wire.diagnostics = try diagnostics.wire(rules)
    return wire
  }

  init(_ wire: WireActivityScenes, _ rules: WireRules) throws {
    try rules.list(wire.pictures.count, "activity.pictures")
    self.init(
      pictures: try wire.pictures.map { try Picture($0, rules) },
      keylineTint: wire.hasKeylineTint ? try SceneColor(wire.keylineTint, rules) : nil,
      islandURL: wire.hasIslandURL ? try rules.string(wire.islandURL, "activity.url") : nil,
      timings: try StageTimings(wire.timings, rules), diagnostics: try [Diagnostic](wire.diagnostics, rules))
  }
}

extension ActivityScenes.Picture {
  fileprivate func wire(_ rules: WireRules) throws -> WireActivityPicture {
    var wire = WireActivityPicture()
    wire.presentation = presentation.wire
    wire.scene = try scene.wire(rules)
    if let backgroundTint { wire.backgroundTint = try backgroundTint.wire(rules) }
    if let actionColor { wire.actionColor = try actionColor.wire(rules) }
    return wire
  }

  fileprivate init(_ wire: WireActivityPicture, _ rules: WireRules) throws {
    self.init(
      presentation: try rules.choice(wire.presentation, "picture.presentation"),
      scene: try ArchiveError.at("picture.scene") { try Scene(wire.scene, rules) },
      backgroundTint: wire.hasBackgroundTint ? try SceneColor(wire.backgroundTint, rules) : nil,
      actionColor: wire.hasActionColor ? try SceneColor(wire.actionColor, rules) : nil)
  }
}
