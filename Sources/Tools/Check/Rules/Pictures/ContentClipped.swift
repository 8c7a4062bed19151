import Archive
import Foundation

struct ContentClipped: CheckRule {
  let information = RuleInformation(
    "content-clipped", .warning,
    "A text or symbol that reaches over the widget's edge in a family it supports.",
    consequence: "The system cuts the widget at its edge, so a part is missing.",
    cure:
      "Lay the view out for each family with @Environment(\\.widgetFamily), or leave the family out of supportedFamilies(_:)."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget in
      widget.pictures.flatMap { picture in
        picture.leaves.compactMap { leaf -> Finding? in
          guard leaf.content != .image, let cut = cut(leaf.frame, in: picture.size, subject.limits.overhang)
          else { return nil }
          return finding(
            "\(leaf.content.words.capitalizedFirst) reaches \(cut) over the edge of \(widget.family.rawValue).",
            at: subject.source.place(ofKind: widget.kind), kind: widget.kind,
            looks: [widget.name(picture.look)])
        }
      }
    }
  }

  private func cut(_ frame: CGRect, in size: CGSize, _ overhang: Double) -> String? {
    let over = max(-frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height)
    return over > overhang ? "\(Int(over.rounded())) points" : nil
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
