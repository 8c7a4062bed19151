import Archive
import Foundation

/// What `--json` prints about a preview of the source.
struct PreviewFacts: Encodable, Sendable {
  var number: Int
  var name: String?
  /// `view`, `widget` or `activity`.
  var form: String
  var summary: String?
  var family: String?
  var file: String
  var line: Int?

  init(_ preview: SourcePreview) {
    number = preview.number
    name = preview.name
    form = preview.form.rawValue
    summary = preview.summary
    family = preview.family?.rawValue
    file = preview.file
    line = preview.line
  }
}

/// What `vitrine render --json` prints about one picture of a preview.
struct PreviewPictureFacts: Encodable, Sendable {
  struct Milliseconds: Encodable, Sendable { var evaluate, layout, draw, encode: Double }

  var preview: PreviewFacts
  var scheme: String
  var size: PictureFacts.Size
  var scale: Double
  var entry: PictureFacts.Entry
  var blankShare: Double
  var truncatedTexts: [String]
  var unsupportedViews: [String]
  var findings: [PictureFacts.Finding]
  var format: String
  var bytes: Int
  var file: String?
  var milliseconds: Milliseconds

  init(_ plan: PlannedPreview, _ drawn: DrawnPicture, file: String?) {
    preview = PreviewFacts(plan.preview)
    scheme = plan.environment.colorScheme.rawValue
    size = PictureFacts.Size(width: plan.scene.size.width, height: plan.scene.size.height)
    scale = plan.environment.displayScale
    entry = .init(index: plan.index, count: plan.timeline.entries.count, date: plan.entry.date)
    blankShare = (drawn.facts.blankShare * 1000).rounded() / 1000
    truncatedTexts = drawn.facts.truncatedTexts
    unsupportedViews = drawn.facts.unsupportedViews
    findings = (plan.scene.diagnostics + plan.timeline.diagnostics).map {
      PictureFacts.Finding(
        code: $0.code, severity: $0.severity.rawValue, message: $0.message, place: $0.place)
    }
    format = drawn.format.rawValue
    bytes = drawn.data.count
    self.file = file
    let timings = plan.timeline.timings
    milliseconds = Milliseconds(
      evaluate: timings.evaluate.inMilliseconds, layout: timings.layout.inMilliseconds,
      draw: drawn.drawSeconds.inMilliseconds, encode: drawn.encodeSeconds.inMilliseconds)
  }
}
