import Archive
import Foundation

/// What `vitrine render --json` prints about one picture of a Live Activity.
struct ActivityPictureFacts: Encodable, Sendable {
  struct Milliseconds: Encodable, Sendable { var decode, evaluate, layout, draw, encode: Double }

  var type: String
  var presentation: String
  /// Name of the `#Preview`.
  var preview: String?
  var state: PictureFacts.Position
  var attributes: JSONValue
  var contentState: JSONValue
  var isStale: Bool
  var scheme: String
  var size: PictureFacts.Size
  var scale: Double
  var truncatedTexts: [String]
  var unsupportedViews: [String]
  var findings: [PictureFacts.Finding]
  var format: String
  var bytes: Int
  var file: String?
  var milliseconds: Milliseconds

  init(_ plan: PlannedActivity, _ drawn: DrawnPicture, file: String?) {
    let timings = plan.scenes.timings
    type = plan.subject.type
    presentation = plan.figure.rawValue
    preview = plan.subject.preview
    state = .init(index: plan.subject.index, count: plan.subject.count)
    attributes = JSONValue(plan.subject.attributes)
    contentState = JSONValue(plan.subject.state)
    isStale = plan.isStale
    scheme = plan.environment.colorScheme.rawValue
    size = PictureFacts.Size(width: plan.scene.size.width, height: plan.scene.size.height)
    scale = plan.environment.displayScale
    truncatedTexts = drawn.facts.truncatedTexts
    unsupportedViews = drawn.facts.unsupportedViews
    findings = (plan.scene.diagnostics + plan.scenes.diagnostics).map {
      PictureFacts.Finding(
        code: $0.code, severity: $0.severity.rawValue, message: $0.message, place: $0.place)
    }
    format = drawn.format.rawValue
    bytes = drawn.data.count
    self.file = file
    milliseconds = Milliseconds(
      decode: timings.provider.inMilliseconds, evaluate: timings.evaluate.inMilliseconds,
      layout: timings.layout.inMilliseconds, draw: drawn.drawSeconds.inMilliseconds,
      encode: drawn.encodeSeconds.inMilliseconds)
  }
}
