import Archive
import Foundation

/// What `vitrine render --json` prints about one picture of a control.
struct ControlPictureFacts: Encodable, Sendable {
  struct Milliseconds: Encodable, Sendable { var provider, draw, encode: Double }

  var kind: String
  var span: String
  /// `on` or `off`: the picture's state.
  var state: String
  var template: String
  /// The control's own state now.
  var isOn: Bool
  var isDisabled: Bool
  var title: String
  var value: String?
  var hint: String
  var size: PictureFacts.Size
  var scale: Double
  var truncatedTexts: [String]
  var findings: [PictureFacts.Finding]
  var format: String
  var bytes: Int
  var file: String?
  var milliseconds: Milliseconds

  init(_ plan: PlannedControl, _ drawn: DrawnPicture, file: String?) {
    let words = plan.state.words(isOn: plan.pose.isOn)
    kind = plan.kind
    span = plan.pose.span.rawValue
    state = plan.pose.isOn ? "on" : "off"
    template = plan.state.template.rawValue
    isOn = plan.state.isOn
    isDisabled = plan.state.isDisabled
    title = words.title
    value = words.value
    hint = words.hint
    size = PictureFacts.Size(width: plan.scene.size.width, height: plan.scene.size.height)
    scale = plan.scale
    truncatedTexts = drawn.facts.truncatedTexts
    findings = (plan.scene.diagnostics + plan.state.findings).map {
      PictureFacts.Finding(
        code: $0.code, severity: $0.severity.rawValue, message: $0.message, place: $0.place)
    }
    format = drawn.format.rawValue
    bytes = drawn.data.count
    self.file = file
    milliseconds = Milliseconds(
      provider: plan.state.seconds.inMilliseconds, draw: drawn.drawSeconds.inMilliseconds,
      encode: drawn.encodeSeconds.inMilliseconds)
  }
}
