import Archive

struct AccentedCollapse: CheckRule {
  let information = RuleInformation(
    "accented-collapse", .warning,
    "A text or symbol that vanishes in what is behind it once the system gives everything one colour.",
    consequence:
      "On a tinted or clear Home Screen the widget is a white block there: colours are gone, only opacity is left.",
    cure:
      "Look at @Environment(\\.widgetRenderingMode) and leave the filled shape out, make it translucent, or cut the text out with .blendMode(.destinationOut)."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget in
      widget.pictures.filter { $0.look == .accented }.flatMap { picture -> [Finding] in
        let colored = widget.pictures.first { $0.index == picture.index && $0.look == .light }
        return picture.leaves.compactMap { leaf -> Finding? in
          guard leaf.content != .image, let contrast = leaf.contrast,
            contrast < subject.limits.systemContrast,
            wasSeen(leaf, in: colored, subject.limits)
          else { return nil }
          return finding(
            "\(leaf.content.words.capitalizedFirst) cannot be told from what is behind it when the Home Screen is tinted or clear.",
            at: place(of: leaf, widget.kind, subject.source), kind: widget.kind,
            looks: [widget.name(picture.look)])
        }
      }
    }
  }

  /// Whether it stood out in its own colours: what was faint there is faint on purpose, or another rule's.
  private func wasSeen(_ leaf: MeasuredLeaf, in picture: MeasuredPicture?, _ limits: CheckLimits) -> Bool {
    let same = picture?.leaves.first { $0.content == leaf.content }
    return (same?.contrast).map { $0 >= limits.contrast } ?? false
  }

  private func place(of leaf: MeasuredLeaf, _ kind: String, _ source: SourceProject) -> SourcePlace? {
    let words: String? =
      switch leaf.content {
      case .text(let text): text
      case .symbol(let name): name
      case .image: nil
      }
    return words.flatMap { source.place(ofLiteral: $0) } ?? source.place(ofKind: kind)
  }
}
