import Foundation
import SwiftProtobuf

extension ArchivedTimeline {
  /// The timeline with its scenes as bytes; equal scenes stand there once.
  func wire(_ rules: WireRules) throws -> WireTimeline {
    try rules.count(entries.count, "entries", limit: rules.limits.entries)
    var wire = WireTimeline()
    var pool = ScenePool()
    wire.entries = try entries.enumerated().map { index, entry in
      try ArchiveError.at("entries[\(index)]") { try entry.wire(rules, pool: &pool) }
    }
    switch policy {
    case .atEnd: wire.policy = .atEnd(WireAtEnd())
    case .after(let date): wire.policy = .after(try rules.wire(date, "policy.after"))
    case .never: wire.policy = .never(WireNever())
    }
    wire.timings = try timings.wire(rules)
    wire.diagnostics = try diagnostics.wire(rules)
    wire.scenes = pool.scenes
    return wire
  }

  init(_ wire: WireTimeline, _ rules: WireRules) throws {
    try rules.count(wire.entries.count, "entries", limit: rules.limits.entries)
    let scenes = try wire.scenes.enumerated().map { index, bytes in
      try ArchiveError.at("scenes[\(index)]") {
        try Scene(try ArchiveCodec.parse(WireScene.self, bytes), rules)
      }
    }
    let policy: ReloadPolicy
    switch wire.policy {
    case .atEnd: policy = .atEnd
    case .after(let date): policy = .after(try rules.date(date, "policy.after"))
    case .never: policy = .never
    case nil: throw rules.missing("policy", "a timeline without a reload policy")
    }
    self.init(
      entries: try wire.entries.enumerated().map { index, entry in
        try ArchiveError.at("entries[\(index)]") {
          try ArchivedEntry(entry, scenes: scenes, rules)
        }
      },
      policy: policy, timings: try StageTimings(wire.timings, rules),
      diagnostics: try [Diagnostic](wire.diagnostics, rules))
  }
}

/// Encoded scenes by content, in the order they were met.
private struct ScenePool {
  private(set) var scenes: [Data] = []
  private var indices: [Data: Int] = [:]

  mutating func index(of scene: Scene, _ rules: WireRules) throws -> Int {
    let bytes: Data = try scene.wire(rules).serializedBytes()
    if let index = indices[bytes] { return index }
    indices[bytes] = scenes.count
    scenes.append(bytes)
    return scenes.count - 1
  }
}

extension ArchivedEntry {
  fileprivate func wire(_ rules: WireRules, pool: inout ScenePool) throws -> WireEntry {
    try rules.list(scenes.count, "variants")
    var wire = WireEntry()
    wire.date = try rules.wire(date, "date")
    if let relevance {
      var wireRelevance = WireRelevance()
      wireRelevance.score = try rules.seconds(relevance.score, "relevance.score")
      wireRelevance.duration = try rules.seconds(relevance.duration, "relevance.duration")
      wire.relevance = wireRelevance
    }
    for variant in scenes {
      var wireVariant = WireVariant()
      wireVariant.environment = UInt32(
        clamping: try rules.integer(variant.environment, "variants.environment"))
      wireVariant.scene = UInt32(clamping: try pool.index(of: variant.scene, rules))
      wire.variants.append(wireVariant)
    }
    return wire
  }

  fileprivate init(_ wire: WireEntry, scenes: [Scene], _ rules: WireRules) throws {
    try rules.list(wire.variants.count, "variants")
    self.init(
      date: try rules.date(wire.date, "date"),
      relevance: wire.hasRelevance
        ? Relevance(
          score: try rules.seconds(wire.relevance.score, "relevance.score"),
          duration: try rules.seconds(wire.relevance.duration, "relevance.duration")) : nil,
      scenes: try wire.variants.map { variant in
        guard scenes.indices.contains(Int(variant.scene)) else {
          throw ArchiveError(
            .inconsistent, place: "variants.scene",
            value: "scene \(variant.scene) of \(scenes.count)")
        }
        return SceneVariant(
          environment: Int(variant.environment), scene: scenes[Int(variant.scene)])
      })
  }
}

extension StageTimings {
  func wire(_ rules: WireRules) throws -> WireStageTimings {
    var wire = WireStageTimings()
    wire.provider = try rules.seconds(provider, "timings.provider")
    wire.evaluate = try rules.seconds(evaluate, "timings.evaluate")
    wire.layout = try rules.seconds(layout, "timings.layout")
    wire.archive = try rules.seconds(archive, "timings.archive")
    return wire
  }

  init(_ wire: WireStageTimings, _ rules: WireRules) throws {
    self.init(
      provider: try rules.seconds(wire.provider, "timings.provider"),
      evaluate: try rules.seconds(wire.evaluate, "timings.evaluate"),
      layout: try rules.seconds(wire.layout, "timings.layout"),
      archive: try rules.seconds(wire.archive, "timings.archive"))
  }
}
