import Archive
import SwiftUI
import XCTest

/// What reacts to a tap, what it is called, and what the place does not honour.
@MainActor final class HitRegionTests: XCTestCase {
  private let url = URL(string: "app://a")!

  func testARegionIsCalledAsItsElement() async {
    let drawn = scene(300, 200) {
      VStack {
        Button(identifier: { _ in "1" }) { Label("Play", systemImage: "play.fill") }
        Button(identifier: { _ in "2" }) { Image(systemName: "plus") }.accessibilityLabel("Add")
        Button(identifier: { _ in "3" }) { Color.red }
        Link("More", destination: url)
      }
    }
    XCTAssertEqual(drawn.hits.map(\.label), ["Play", "Add", nil, "More"])
    XCTAssertEqual(drawn.hits.map(\.isOn), [nil, nil, nil, nil])
  }

  func testALabelForSeveralControlsIsNotTheirs() async {
    let drawn = scene(200, 100) {
      HStack {
        Button(identifier: { _ in "1" }) { Text("A") }
        Button(identifier: { _ in "2" }) { Text("B") }
      }.accessibilityElement(children: .combine).accessibilityLabel("Both")
    }
    XCTAssertEqual(drawn.hits.map(\.label), ["A", "B"])
  }

  func testWhatIsInFrontComesLast() async {
    let drawn = scene(100, 100) {
      ZStack {
        Link(destination: url) { Color.red }
        Button(identifier: { _ in "b" }) { Color.blue.frame(width: 20, height: 20) }.buttonStyle(.plain)
      }
    }
    XCTAssertEqual(drawn.hits.map(\.action), [.link("app://a"), .intent(identifier: "b")])
    let nested = scene(100, 100) {
      Link(destination: url) {
        Button(identifier: { _ in "b" }) { Color.blue.frame(width: 20, height: 20) }.buttonStyle(.plain)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    XCTAssertEqual(nested.hits.map(\.action), [.link("app://a"), .intent(identifier: "b")])
    XCTAssertEqual(nested.hits.last?.frame, rect(40, 40, 20, 20))
  }

  func testAPlaceWithoutControlsOrLinksSaysSo() async {
    func drawn(_ controls: Bool, _ links: Bool) -> Scene {
      scene(200, 100) {
        VStack {
          Button(identifier: { _ in "b" }) { Text("B") }
          Toggle(isOn: true, identifier: { _ in "t" }) { Text("T") }
          Link("L", destination: url)
        }
        .transformEnvironment(\.self) {
          $0.interactivity = Interactivity(controls: controls, links: links, place: "accessoryInline")
        }
      }
    }
    let nothing = drawn(false, false)
    XCTAssertTrue(nothing.hits.isEmpty)
    XCTAssertEqual(
      nothing.codes, ["button-not-in-family", "button-not-in-family", "link-not-in-family"])
    XCTAssertTrue(nothing.diagnostics.allSatisfy { $0.severity == .note })
    XCTAssertTrue(nothing.diagnostics.allSatisfy { $0.message.contains("accessoryInline") })
    XCTAssertTrue(nothing.groups.allSatisfy { $0.toggle == nil })
    XCTAssertEqual(drawn(true, false).hits.map(\.label), ["B", "T"])
    XCTAssertEqual(drawn(true, false).codes, ["link-not-in-family"])
    XCTAssertEqual(drawn(false, true).hits.map(\.label), ["L"])
  }

  /// Statements 174, 195: a closure does nothing in a widget, and is said to.
  func testClosuresStayInert() async {
    let drawn = scene(100, 100) {
      VStack {
        Button("Go") {}
        Toggle("T", isOn: .constant(true))
      }
    }
    XCTAssertTrue(drawn.hits.isEmpty)
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget", "no-effect-in-widget"])
  }
}
