import Archive

/// One picture of a control.
package struct ControlPose: Equatable, Sendable {
  package var span: ControlSpan
  package var isOn: Bool
  package init(span: ControlSpan, isOn: Bool) {
    self.span = span
    self.isOn = isOn
  }
  /// As in a file's name: `wide-on`.
  package var name: String { "\(span.rawValue)-\(isOn ? "on" : "off")" }
}

/// A control as chosen from a bundle.
package enum ControlChoice {
  /// The control of this kind; `nil` where the kind is a widget's or none was given.
  package static func find(_ kind: String?, in bundle: BundleDescription) -> ControlDescription? {
    guard !bundle.widgets.contains(where: { $0.kind == kind }) else { return nil }
    return bundle.controls.first { $0.kind == kind }
  }

  /// What `--span` and `--state` leave of a control's pictures: small to large, off before on.
  ///
  /// A button without a picture for its running action is the same in both states; it has one only.
  package static func poses(
    of state: ControlState, span: ControlSpan? = nil, isOn: Bool? = nil
  ) throws -> [ControlPose] {
    let poses = ControlSpan.allCases.flatMap { span in
      [false, true].map { ControlPose(span: span, isOn: $0) }
    }
    .filter { pose in state.faces.contains { $0.size == pose.span && $0.isOn == pose.isOn } }
    let chosen = poses.filter { (span == nil || $0.span == span) && (isOn == nil || $0.isOn == isOn) }
    guard chosen.isEmpty else { return chosen }
    throw CommandFailure(
      "The control has no picture \(span.map { "\($0.rawValue) " } ?? "")\(isOn == true ? "on" : "off").",
      cure: "It has \(poses.map(\.name).joined(separator: ", ")).", isUsage: true)
  }
}
