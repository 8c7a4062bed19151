import Archive

struct AccentedImageBlock: CheckRule {
  let information = RuleInformation(
    "accented-image-block", .warning, "An opaque picture without widgetAccentedRenderingMode(_:).",
    consequence:
      "On a tinted or clear Home Screen the picture is a solid white block: its colours are gone, and all of it is opaque.",
    cure:
      "Say .widgetAccentedRenderingMode(.desaturated) or .fullColor on the Image, or leave it out while widgetRenderingMode is .accented."
  )

  /// The part of a picture that is one opaque colour when it is a block. Ours.
  private static let flat = 0.9
  /// A picture of one colour is no picture that gets lost. Ours.
  private static let wasPicture = 0.6
  /// Points of its shorter side. Ours.
  private static let leastSide = 24.0

  func findings(in subject: CheckSubject) -> [Finding] {
    // Which of several pictures a call belongs to is not known, so any call counts for all.
    guard !subject.source.widgets.calls.contains(where: { $0.node.name == "widgetAccentedRenderingMode" })
    else { return [] }
    return subject.widgets.flatMap { widget in
      widget.pictures.filter { $0.look == .accented }.flatMap { picture -> [Finding] in
        let colored = widget.pictures.first { $0.index == picture.index && $0.look == .light }
        return picture.leaves.compactMap { leaf -> Finding? in
          guard leaf.content == .image, let share = leaf.flatShare, share >= Self.flat,
            min(leaf.frame.width, leaf.frame.height) >= Self.leastSide,
            let before = colored?.leaves.first(where: { $0.content == .image && $0.frame == leaf.frame }),
            before.flatShare ?? 1 < Self.wasPicture
          else { return nil }
          return finding(
            "A picture of \(Int(leaf.frame.width)) × \(Int(leaf.frame.height)) points becomes a solid white block when the Home Screen is tinted or clear.",
            at: subject.source.place(ofCall: "Image") ?? subject.source.place(ofKind: widget.kind),
            kind: widget.kind, looks: [widget.name(picture.look)])
        }
      }
    }
  }
}
