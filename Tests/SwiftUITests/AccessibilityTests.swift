import Archive
import SwiftUI
import XCTest

/// What assistive technologies read from a scene.
@MainActor final class AccessibilityTests: XCTestCase {
  func testTextsAreReadInTheOrderTheyAreDrawn() async {
    let scene = scene(200, 100) {
      VStack {
        Text("first")
        HStack {
          Text("second")
          Text("third")
        }
      }
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["first", "second", "third"])
    XCTAssertEqual(scene.accessibility.map(\.role), [.text, .text, .text])
  }

  func testLabelValueAndHintDescribeOneElement() async throws {
    let scene = scene(200, 100) {
      Image(systemName: "drop.fill").accessibilityLabel("Humidity").accessibilityValue(Text("71 percent"))
        .accessibilityHint("Measured outside").accessibilityIdentifier("humidity")
    }
    let element = try XCTUnwrap(scene.accessibility.first)
    XCTAssertEqual(scene.accessibility.count, 1)
    XCTAssertEqual(element.label, "Humidity")
    XCTAssertEqual(element.value, "71 percent")
    XCTAssertEqual(element.hint, "Measured outside")
    XCTAssertEqual(element.identifier, "humidity")
  }

  func testALabelOnSeveralElementsNamesThemAsOne() async {
    let scene = scene(200, 100) {
      HStack {
        Text("1")
        Text("2")
      }
      .accessibilityLabel("Both")
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["Both"])
    XCTAssertEqual(scene.accessibility.map(\.role), [.group])
  }

  func testIgnoredChildrenSayWhatTheElementSays() async {
    let pair = HStack {
      Text("71")
      Text("%")
    }
    let silent = scene(200, 100) { pair.accessibilityElement() }
    XCTAssertEqual(silent.accessibility.filter { !$0.label.isEmpty }, [])
    let named = scene(200, 100) {
      pair.accessibilityElement(children: .ignore).accessibilityLabel("Humidity")
        .accessibilityValue("71 percent")
    }
    XCTAssertEqual(named.accessibility.map(\.label), ["Humidity"])
    XCTAssertEqual(named.accessibility.map(\.value), ["71 percent"])
  }

  func testCombinedChildrenAreReadWithPauses() async {
    let scene = scene(200, 100) {
      VStack {
        Text("Berlin").accessibilityAddTraits(.isHeader)
        Text("12 degrees").accessibilityValue("rising")
        Link("more", destination: URL(string: "https://example.com")!)
      }
      .accessibilityElement(children: .combine)
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["Berlin, 12 degrees, more"])
    XCTAssertEqual(scene.accessibility.map(\.value), ["rising"])
    XCTAssertEqual(scene.accessibility.map(\.role), [.link], "what can be used decides the role")
  }

  func testHiddenPartsAreNotRead() async {
    let scene = scene(200, 100) {
      VStack {
        Text("seen and read")
        Text("only seen").accessibilityHidden(true)
        Text("neither").hidden()
        Text("transparent").opacity(0)
      }
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["seen and read"])
  }

  func testSortPriorityOrdersWithinItsContainer() async {
    let scene = scene(300, 100) {
      HStack {
        VStack {
          Text("a")
          Text("b").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
        VStack {
          Text("c").accessibilitySortPriority(-1)
          Text("d")
        }
        .accessibilityElement(children: .contain)
        .accessibilitySortPriority(5)
      }
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["d", "c", "b", "a"])
  }

  func testTraitsChangeTheRole() async {
    let scene = scene(200, 100) {
      VStack {
        Text("head").accessibilityAddTraits(.isHeader)
        Text("on").accessibilityAddTraits([.isToggle, .isSelected])
        Text("plain").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
        Text("clock").accessibilityAddTraits(.updatesFrequently)
      }
    }
    XCTAssertEqual(scene.accessibility.map(\.role), [.header, .toggle, .text, .text])
    XCTAssertEqual(scene.accessibility.map(\.traits), [[], [.selected], [], [.updatesFrequently]])
  }

  func testARepresentationIsReadInPlaceOfTheView() async throws {
    let scene = scene(200, 100) {
      Color.red.frame(width: 50, height: 20).accessibilityRepresentation { Text("Slider, half") }
    }
    let element = try XCTUnwrap(scene.accessibility.first)
    XCTAssertEqual(element.label, "Slider, half")
    XCTAssertEqual(element.frame, rect(75, 40, 50, 20))
    XCTAssertEqual(scene.texts.count, 0, "it is not drawn")
  }

  func testActionsAreNamed() async {
    let scene = scene(200, 100) {
      Text("Song").accessibilityAction(named: "Play") {}.accessibilityAction(named: Text("Skip")) {}
        .accessibilityAction(.default) {}
    }
    XCTAssertEqual(scene.accessibility.map(\.actions), [["Play", "Skip"]])
  }

  func testCustomContentFollowsTheValue() async {
    let scene = scene(200, 100) {
      Text("Anna").accessibilityValue("online").accessibilityCustomContent("Age", "41")
    }
    XCTAssertEqual(scene.accessibility.map(\.value), ["online, Age: 41"])
  }

  func testDeprecatedFormsSayTheSame() async {
    let scene = scene(200, 100) {
      VStack {
        Text("x").accessibility(label: Text("label")).accessibility(hint: Text("hint"))
        Text("y").accessibility(hidden: true)
        Text("z").accessibility(addTraits: .isButton)
      }
    }
    XCTAssertEqual(scene.accessibility.map(\.label), ["label", "z"])
    XCTAssertEqual(scene.accessibility.map(\.hint), ["hint", nil])
    XCTAssertEqual(scene.accessibility.map(\.role), [.text, .button])
  }
}
