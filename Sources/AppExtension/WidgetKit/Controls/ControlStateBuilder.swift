import AppIntents
import Archive
import Foundation
import SwiftUI

/// Makes the state of a control from its template: words, payload, and a picture for each size and state.
@MainActor struct ControlStateBuilder {
  let request: ControlRequest
  /// The control's name in the gallery.
  let displayName: String?

  private var reader: ControlLabelReader { ControlLabelReader(environment: request.environment) }

  func state(_ loaded: LoadedControl, _ template: ControlTemplate) -> ControlState {
    let declaration = loaded.declaration
    let label = template.label(reader)
    let values = [false, true].map { state in template.valueLabel?(state, reader) }
    let sides = [false, true].map { isOn in
      Side(
        isOn: isOn, label: label, value: values[isOn ? 1 : 0], other: values[isOn ? 0 : 1],
        template: template,
        name: name(label), hidesTexts: declaration.isPrivacySensitive ?? false)
    }
    let payload = IntentPayload.encode(template.action, ofToggle: template.kind == .toggle)
    var findings = loaded.findings + payload.findings + label.findings
    for value in values.compactMap({ $0 }) { findings += value.findings }
    if sides.contains(where: { $0.icon == nil }) {
      findings.append(
        Diagnostic(
          code: "control-without-symbol", severity: .warning,
          message:
            "the control \"\(request.kind)\" has no symbol in one of its states; its smallest size, the Lock Screen and the Action button show nothing else"
        ))
    }
    let environment = EnvironmentValues(request.environment)
    return ControlState(
      template: template.kind, isOn: template.isOn, isDisabled: declaration.isDisabled,
      isPrivacySensitive: declaration.isPrivacySensitive ?? false,
      tint: declaration.tint?.archived(in: environment), action: payload.payload,
      opensApp: template.isOpenIntent || type(of: template.action).openAppWhenRun, off: sides[0].words,
      on: sides[1].words, faces: faces(sides, template, declaration), seconds: loaded.seconds,
      findings: findings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  private func name(_ label: ControlLabel) -> String { displayName ?? label.text?.string ?? request.kind }

  /// One state: off or idle, on or active.
  @MainActor private struct Side {
    let isOn: Bool
    let title: ControlLabel.Words
    let value: ControlLabel.Words?
    let icon: ControlLabel.Icon?
    let words: ControlState.Words

    /// - Parameters:
    ///   - value: the value label of this state.
    ///   - other: that of the other state, which pressing brings.
    init(
      isOn: Bool, label: ControlLabel, value: ControlLabel?, other: ControlLabel?, template: ControlTemplate,
      name: String, hidesTexts: Bool
    ) {
      self.isOn = isOn
      var title = label.text ?? ControlLabel.Words(string: name)
      let standard = template.kind == .toggle ? ControlValueText.standard(isOn: isOn) : nil
      var words = value?.text ?? standard.map { ControlLabel.Words(string: $0) }
      if hidesTexts {
        title.isPrivate = true
        words?.isPrivate = true
      }
      self.title = title
      self.value = words
      icon = value?.icon ?? label.icon
      let hint =
        switch template.kind {
        case .button:
          ControlHint.button(
            name: name, opensApp: template.isOpenIntent, explicit: label.hint ?? value?.hint)
        case .toggle:
          ControlHint.toggle(
            name: name, turnsOn: !isOn, value: other?.text?.string, explicit: other?.hint ?? label.hint)
        }
      self.words = ControlState.Words(
        title: title.string, value: words?.string, hint: hint, status: value?.status ?? label.status,
        symbol: value?.symbol ?? label.symbol)
    }
  }

  private func faces(
    _ sides: [Side], _ template: ControlTemplate, _ declaration: _ControlTemplateDeclaration
  ) -> [ControlState.Face] {
    let isToggle = template.kind == .toggle
    // A button has a second look only where its action label says something else while the action runs.
    let hasTwo = isToggle || sides[0].value != sides[1].value || sides[0].icon != sides[1].icon
    let metrics = ControlTileMetrics(cell: request.cell, gap: request.gap)
    return ControlSpan.allCases.flatMap { span in
      (hasTwo ? sides : [sides[0]]).map { side in
        let face = ControlFace(
          title: side.title, value: side.value, icon: side.icon, tint: declaration.tint,
          isOn: isToggle && side.isOn, isToggle: isToggle, isDisabled: declaration.isDisabled,
          hint: side.words.hint)
        return ControlState.Face(
          size: span, isOn: side.isOn,
          scene: scene(ControlTile(face: face, span: span, metrics: metrics), metrics.size(span), metrics))
      }
    }
  }

  private func scene(
    _ tile: ControlTile, _ size: CGSize, _ metrics: ControlTileMetrics
  ) -> Archive.Scene {
    var environment = request.environment
    environment.size = size
    environment.cornerRadius = metrics.cornerRadius
    environment.showsContainerBackground = false
    var timings = SceneEvaluator.Timings()
    return SceneEvaluator.scene(of: tile, in: environment, margins: EdgeInsets(), timings: &timings)
  }
}
