import Archive
import Foundation
import Render
import XCTest

/// The ARIA of a picture.
final class SVGAccessibilityTests: XCTestCase {
  private func markup(_ element: AccessibilityElement) -> String {
    let scene = Scene(size: CGSize(width: 100, height: 50), accessibility: [element])
    return SVGWriter.svg(scene, appearance: Appearance(), at: Date(timeIntervalSince1970: 0))
  }

  func testEachRoleHasItsAriaRole() {
    let expected: [AccessibilityElement.Role: String] = [
      .text: "img", .image: "img", .button: "button", .link: "link", .header: "heading", .toggle: "switch",
      .progress: "progressbar", .group: "group",
    ]
    for role in AccessibilityElement.Role.allCases {
      let svg = markup(AccessibilityElement(frame: .zero, role: role, label: "x"))
      XCTAssertTrue(svg.contains("role=\"\(expected[role]!)\""), "\(role)")
    }
  }

  func testNameValueHintAndStateAreSaid() {
    let button = markup(
      AccessibilityElement(
        frame: .zero, role: .button, label: "Play \"Élise\"", value: "paused", hint: "Starts <music>",
        traits: [.disabled], identifier: "play", actions: ["Skip"]))
    XCTAssertTrue(button.contains("aria-label=\"Play &quot;Élise&quot;, paused\""))
    XCTAssertTrue(button.contains("aria-description=\"Starts &lt;music&gt;\""))
    XCTAssertTrue(button.contains("aria-disabled=\"true\""))
    XCTAssertTrue(button.contains("data-identifier=\"play\""))
    XCTAssertTrue(button.contains("tabindex=\"0\""))
    let toggle = markup(AccessibilityElement(frame: .zero, role: .toggle, label: "Wi-Fi", value: "1"))
    XCTAssertTrue(toggle.contains("aria-checked=\"true\""))
    let gauge = markup(
      AccessibilityElement(frame: .zero, role: .progress, label: "Fuel", value: "40 percent"))
    XCTAssertTrue(gauge.contains("aria-valuetext=\"40 percent\" aria-label=\"Fuel\""))
  }
}
