import Archive

struct LowContrast: CheckRule {
  let information = RuleInformation(
    "low-contrast", .warning,
    "A text that hardly differs from what is behind it, in the light or the dark appearance.",
    consequence: "Nobody can read it.",
    cure:
      "Use .primary or .secondary, or colours with a value for each appearance, over a background that fits them."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget in
      widget.pictures.filter { $0.look == .light || $0.look == .dark }.flatMap { picture in
        picture.leaves.compactMap { leaf -> Finding? in
          guard case .text(let text) = leaf.content, !leaf.hasSystemLevel, let contrast = leaf.contrast,
            contrast < subject.limits.contrast
          else { return nil }
          return finding(
            "\(leaf.content.words) has a contrast of \(contrast.shortened) : 1; it takes 4.5 to read small text well.",
            at: subject.source.place(ofLiteral: text) ?? subject.source.place(ofKind: widget.kind),
            kind: widget.kind, looks: [widget.name(picture.look)])
        }
      }
    }
  }
}

extension Double {
  /// With one digit behind the point.
  var shortened: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
