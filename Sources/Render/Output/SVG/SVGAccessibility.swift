import Archive
import Foundation

/// What a screen reader finds: an invisible element over each part, in reading order. Buttons and links are
/// stops of the tab key; the rest can be focused by assistive technology only.
enum SVGAccessibility {
  static func markup(_ elements: [AccessibilityElement]) -> String {
    elements.compactMap { element -> String? in
      guard let frame = Bounds.rect(element.frame) else { return nil }
      let label = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      let stop = element.role == .button || element.role == .link ? 0 : -1
      return
        "<rect\(SVGPath.box(frame)) fill=\"transparent\" role=\"\(role(element.role))\" tabindex=\"\(stop)\" "
        + "aria-label=\"\(SVGText.escaped(label))\"/>"
    }.joined()
  }

  /// The ARIA role. Text is an image with a name, since ARIA gives no role to named text.
  private static func role(_ role: AccessibilityElement.Role) -> String {
    switch role {
    case .text, .image: "img"
    case .button: "button"
    case .link: "link"
    case .header: "heading"
    case .toggle: "switch"
    case .progress: "progressbar"
    case .group: "group"
    }
  }
}
