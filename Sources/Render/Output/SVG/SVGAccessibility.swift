import Archive
import Foundation

/// What assistive technologies read, as transparent rectangles with ARIA roles and names, in reading order.
enum SVGAccessibility {
  static func markup(_ elements: [AccessibilityElement]) -> String {
    elements.map { element in
      guard let frame = Bounds.rect(element.frame) else { return "" }
      return "<rect\(SVGPath.box(frame)) fill=\"transparent\" role=\"\(role(element.role))\""
        + " tabindex=\"\(isControl(element) ? 0 : -1)\"\(attributes(element))/>"
    }.joined()
  }

  private static func isControl(_ element: AccessibilityElement) -> Bool {
    element.role == .button || element.role == .link || element.role == .toggle
  }

  private static func attributes(_ element: AccessibilityElement) -> String {
    var result = ""
    func add(_ name: String, _ value: String) { result += " \(name)=\"\(SVGText.escaped(value))\"" }
    var label = [element.label]
    switch element.role {
    case .toggle: add("aria-checked", isOn(element) ? "true" : "false")
    case .progress:
      if let value = element.value, !value.isEmpty { add("aria-valuetext", value) }
    case .header: add("aria-level", "2")
    case .text, .image, .button, .link, .group: break
    }
    // Only ranges may have a value text; others say their value after their name, as VoiceOver does.
    if element.role != .progress, element.role != .toggle { label.append(element.value ?? "") }
    add("aria-label", label.filter { !$0.isEmpty }.joined(separator: ", "))
    if let hint = element.hint, !hint.isEmpty { add("aria-description", hint) }
    if element.traits.contains(.disabled) { add("aria-disabled", "true") }
    if element.traits.contains(.selected), element.role == .button { add("aria-pressed", "true") }
    if element.traits.contains(.modal) { add("aria-modal", "true") }
    if let identifier = element.identifier { add("data-identifier", identifier) }
    if !element.actions.isEmpty { add("data-actions", element.actions.joined(separator: "\n")) }
    return result
  }

  /// A toggle's value is 1 where it is on, as on iOS.
  private static func isOn(_ element: AccessibilityElement) -> Bool {
    element.value == "1" || element.traits.contains(.selected)
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
