import Archive
import SwiftUI
import XCTest

/// The two pictures of a toggle with an intent, and what in them can be touched.
@MainActor final class ToggleFacesTests: XCTestCase {
  /// A check mark before the label, as apps draw it.
  private struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        (configuration.isOn ? Color.green : Color.red).frame(width: 10, height: configuration.isOn ? 20 : 10)
        configuration.label
      }
    }
  }

  private func faces(_ scene: Scene) -> [GroupNode] { scene.groups.filter { $0.toggle != nil } }

  /// Statement 178: a style draws a toggle with an intent, in both states.
  func testAStyleDrawsBothStates() async {
    for isOn in [true, false] {
      let drawn = scene(100, 40) {
        Toggle(isOn: isOn, identifier: { _ in "t" }) { Text("T") }.toggleStyle(Checked())
      }
      let faces = faces(drawn)
      XCTAssertEqual(faces.map(\.toggle?.isOn), [!isOn, isOn])
      XCTAssertEqual(faces.map(\.toggle?.isCurrent), [false, true])
      XCTAssertEqual(faces.map(\.toggle?.hit), [0, 0])
      let colors = faces.map { $0.children.flatMap(\.paths).map(\.paint) }
      let (on, off) = (SceneColor(.system(.green)), SceneColor(.system(.red)))
      XCTAssertEqual(colors, [[.color(isOn ? off : on)], [.color(isOn ? on : off)]])
      XCTAssertEqual(drawn.hits.map(\.isOn), [isOn])
      XCTAssertEqual(drawn.hits.map(\.label), ["T"])
      XCTAssertEqual(drawn.accessibility.map(\.value), [isOn ? "on" : "off"])
    }
  }

  func testTheCurrentStateGivesTheSize() async {
    let drawn = scene(100, 100) {
      VStack(spacing: 0) {
        Toggle(isOn: false, identifier: { _ in "t" }) { Color.blue.frame(width: 20, height: 4) }
          .toggleStyle(Checked())
        Color.black.frame(height: 30)
      }
    }
    // 10 high while off: 30 + 10 in the middle of 100. The other is 20 high around the same middle.
    XCTAssertEqual(drawn.hits.map(\.frame), [rect(35, 30, 30, 10)])
    let (hidden, shown) = (
      faces(drawn)[0].children.flatMap(\.boxes), faces(drawn)[1].children.flatMap(\.boxes)
    )
    XCTAssertEqual(shown, [rect(35, 30, 10, 10), rect(45, 33, 20, 4)])
    XCTAssertEqual(hidden, [rect(35, 25, 10, 20), rect(45, 33, 20, 4)])
  }

  func testOnlyTogglesThatActHaveTwoFaces() async {
    let cases: [Scene] = [
      scene(100, 40) { Toggle("T", isOn: .constant(true)) },
      scene(100, 40) { Toggle(isOn: true, identifier: { _ in "t" }) { Text("T") }.disabled(true) },
      scene(100, 40) { Toggle(isOn: true, identifier: { _ in nil }) { Text("T") } },
      scene(100, 40) { Color.red.mask { Toggle(isOn: true, identifier: { _ in "t" }) { Text("T") } } },
    ]
    for (index, drawn) in cases.enumerated() {
      XCTAssertTrue(faces(drawn).isEmpty, "\(index)")
      XCTAssertTrue(drawn.hits.isEmpty, "\(index)")
    }
  }

  func testFacesPointAtTheirOwnRegion() async {
    let drawn = scene(100, 100) {
      VStack(spacing: 0) {
        Button(identifier: { _ in "b" }) { Text("B") }
        ForEach(0..<3) { number in
          Toggle(isOn: number == 1, identifier: { _ in "t\(number)" }) { Text("T\(number)") }
            .toggleStyle(Checked())
        }
      }
    }
    XCTAssertEqual(drawn.hits.map(\.label), ["B", "T0", "T1", "T2"])
    XCTAssertEqual(drawn.hits.map(\.isOn), [nil, false, true, false])
    XCTAssertEqual(faces(drawn).compactMap(\.toggle?.hit), [1, 1, 2, 2, 3, 3])
  }

  func testTheIdentifierIsAskedForOnce() async {
    var asked = 0
    _ = scene(100, 40) {
      Toggle(
        isOn: true,
        identifier: { _ in
          asked += 1
          return "t"
        }
      ) { Text("T") }
    }
    XCTAssertEqual(asked, 1)
  }

  func testTogglesInTogglesDoNotMultiply() async {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Color.blue.frame(width: 1, height: 1))
        : AnyView(
          Toggle(isOn: true, identifier: { _ in "t" }) { nested(depth - 1) }.toggleStyle(Checked()))
    }
    let drawn = scene(100, 100) { nested(8) }
    XCTAssertEqual(drawn.hits.count, 8)
    XCTAssertEqual(faces(drawn).count, 16)
  }
}
