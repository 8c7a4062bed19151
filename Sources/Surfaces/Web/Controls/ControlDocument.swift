import Archive
import Foundation
import Host
import Render

/// A control as the page shows it.
struct ControlDocument: Encodable {
  var id: String
  var `extension`: String
  var kind: String
  /// Its name in the gallery.
  var name: String?
  var place: String
  var position: Int
  var size: String
  var configurable: Bool
  /// `button` or `toggle`; absent before anything is known.
  var template: String?
  var isOn: Bool
  var disabled: Bool
  /// Title, value and state are hidden: it is drawn as off, with bars for its texts.
  var `private`: Bool
  var pending: Bool
  var preview: Bool
  var status: String?
  var title: String?
  var value: String?
  var hint: String?
  var symbol: String?
  var opensApp: Bool
  /// CSS; absent for the system's blue.
  var tint: String?
  var problem: WidgetDocument.Trouble?
  var findings: [WidgetDocument.Finding]
  /// Seconds that its value provider took.
  var seconds: Double?
  var revision: Int

  /// - Parameter isLocked: a private control tells nothing then.
  init(_ snapshot: ControlSnapshot, isLocked: Bool) {
    let placed = snapshot.placed
    let state = snapshot.state
    let face = ControlLook(snapshot, isLocked: isLocked)
    let words = state?.words(isOn: face.showsOn)
    id = placed.id
    self.extension = placed.extensionName
    kind = placed.kind
    name = snapshot.displayName
    place = placed.place.rawValue
    position = placed.position
    size = placed.size.rawValue
    configurable = snapshot.isConfigurable
    template = state?.template.rawValue
    isOn = face.isHidden ? false : snapshot.isOn
    disabled = state?.isDisabled ?? false
    self.private = face.isHidden
    pending = snapshot.isPending
    preview = snapshot.isPreview
    status = face.isHidden ? nil : snapshot.status
    title = face.isHidden ? nil : words?.title
    value = face.isHidden ? nil : words?.value
    hint = face.isHidden ? nil : words?.hint
    symbol = words?.symbol
    opensApp = state?.opensApp ?? false
    tint = state?.tint.map { ColorText.css($0, .dark) }
    problem = snapshot.problem.map { .init(code: $0.code, message: $0.message, cure: $0.cure) }
    findings = (state?.findings ?? []).unique.map(WidgetDocument.Finding.init)
    seconds = state?.seconds
    revision = snapshot.revision
  }
}

/// Which of a control's pictures shows.
struct ControlLook {
  /// Title, value and state are hidden.
  let isHidden: Bool
  /// The words and picture are those of the on state, or of a button whose action runs.
  let showsOn: Bool

  init(_ snapshot: ControlSnapshot, isLocked: Bool, asked isOn: Bool? = nil) {
    isHidden = isLocked && snapshot.state?.isPrivacySensitive == true
    let isActive = snapshot.state?.template == .button && snapshot.isPending
    showsOn = !isHidden && (isActive || (isOn ?? snapshot.isOn))
  }
}
