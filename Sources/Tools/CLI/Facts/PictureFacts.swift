import Archive
import Foundation

/// What `vitrine render --json` prints about one picture.
struct PictureFacts: Encodable, Sendable {
  struct Size: Encodable, Sendable { var width, height: Double }
  struct Entry: Encodable, Sendable {
    var index, count: Int
    var date: Date
  }
  struct Position: Encodable, Sendable { var index, count: Int }
  struct Reload: Encodable, Sendable {
    var policy: String
    var date: Date?
  }
  struct Finding: Encodable, Sendable {
    var code, severity, message: String
    var place: String?
  }
  /// Of the whole timeline for `provider` to `archive`, of this picture for `draw` and `encode`.
  struct Milliseconds: Encodable, Sendable {
    var provider, evaluate, layout, archive, draw, encode: Double
  }

  var kind: String
  var family: String
  var source: String
  var scheme: String
  var size: Size
  var scale: Double
  var entry: Entry
  var reload: Reload
  var blankShare: Double
  var truncatedTexts: [String]
  var unsupportedViews: [String]
  var findings: [Finding]
  var format: String
  var bytes: Int
  var file: String?
  var milliseconds: Milliseconds
}

extension PictureFacts {
  init(_ plan: PlannedPicture, _ drawn: DrawnPicture, file: String?) {
    let scene = plan.scene
    let timings = plan.timeline.timings
    let diagnostics = scene.diagnostics + plan.timeline.diagnostics
    kind = plan.kind
    family = plan.family.rawValue
    source = plan.source.rawValue
    scheme = plan.environment.colorScheme.rawValue
    size = Size(width: scene.size.width, height: scene.size.height)
    scale = plan.environment.displayScale
    entry = Entry(index: plan.index, count: plan.timeline.entries.count, date: plan.entry.date)
    reload = Reload(plan.timeline.policy)
    blankShare = (drawn.facts.blankShare * 1000).rounded() / 1000
    truncatedTexts = drawn.facts.truncatedTexts
    unsupportedViews = drawn.facts.unsupportedViews
    findings = diagnostics.map {
      Finding(code: $0.code, severity: $0.severity.rawValue, message: $0.message, place: $0.place)
    }
    format = drawn.format.rawValue
    bytes = drawn.data.count
    self.file = file
    milliseconds = Milliseconds(
      provider: timings.provider.inMilliseconds, evaluate: timings.evaluate.inMilliseconds,
      layout: timings.layout.inMilliseconds, archive: timings.archive.inMilliseconds,
      draw: drawn.drawSeconds.inMilliseconds, encode: drawn.encodeSeconds.inMilliseconds)
  }
}

extension PictureFacts.Reload {
  init(_ policy: ReloadPolicy) {
    switch policy {
    case .atEnd: self.init(policy: "atEnd", date: nil)
    case .after(let date): self.init(policy: "after", date: date)
    case .never: self.init(policy: "never", date: nil)
    }
  }
}

extension Double {
  /// Seconds as milliseconds, to the microsecond.
  var inMilliseconds: Double { (self * 1_000_000).rounded() / 1000 }
}
