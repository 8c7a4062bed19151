import Archive

struct VibrantUnreadable: CheckRule {
  let information = RuleInformation(
    "vibrant-unreadable", .warning,
    "A text or symbol of a Lock Screen widget that is too dark to be seen there.",
    consequence: "On the Lock Screen brightness is all that counts: what is dark sinks into the wallpaper.",
    cure:
      "Use .primary and .secondary on the Lock Screen, or white with an opacity; never black or dark colours."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget in
      widget.pictures.filter { $0.look == .vibrant }.flatMap { picture in
        picture.leaves.compactMap { leaf -> Finding? in
          guard leaf.content != .image, !leaf.hasSystemLevel, let contrast = leaf.contrast,
            contrast < subject.limits.contrast
          else { return nil }
          return finding(
            "\(leaf.content.words.capitalizedFirst) cannot be read on the Lock Screen: its contrast is \(contrast.shortened) : 1 over a middling wallpaper.",
            at: subject.source.place(ofKind: widget.kind), kind: widget.kind,
            looks: [widget.name(picture.look)])
        }
      }
    }
  }
}
