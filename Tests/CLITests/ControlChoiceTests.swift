import Archive
import Devices
import Foundation
import XCTest

import vitrine

/// Which pictures of a control are drawn.
final class ControlChoiceTests: XCTestCase {
  private let bundle = BundleDescription(
    widgets: [WidgetDescription(kind: "Home", families: [.systemSmall], configuration: .staticConfiguration)],
    controls: [ControlDescription(kind: "Lamp"), ControlDescription(kind: "Home")])

  private func state(_ poses: [(ControlSpan, Bool)]) -> ControlState {
    ControlState(
      template: .toggle, action: "", off: .init(title: "Lamp", hint: ""), on: .init(title: "Lamp", hint: ""),
      faces: poses.map { .init(size: $0, isOn: $1, scene: Scene(size: CGSize(width: 70, height: 70))) })
  }

  func testTheKindOfAWidgetWins() {
    XCTAssertEqual(ControlChoice.find("Lamp", in: bundle)?.kind, "Lamp")
    XCTAssertNil(ControlChoice.find("Home", in: bundle))
    XCTAssertNil(ControlChoice.find("Nope", in: bundle))
    XCTAssertNil(ControlChoice.find(nil, in: bundle))
  }

  func testEverySpanInBothStates() throws {
    let toggle = state(ControlSpan.allCases.flatMap { [($0, true), ($0, false)] })
    XCTAssertEqual(
      try ControlChoice.poses(of: toggle).map(\.name),
      ["small-off", "small-on", "wide-off", "wide-on", "large-off", "large-on"])
    XCTAssertEqual(
      try ControlChoice.poses(of: toggle, span: .wide, isOn: true), [ControlPose(span: .wide, isOn: true)])
    XCTAssertEqual(try ControlChoice.poses(of: toggle, isOn: false).count, 3)
  }

  func testAButtonThatLooksTheSameWhileItRuns() throws {
    let button = state(ControlSpan.allCases.map { ($0, false) })
    XCTAssertEqual(try ControlChoice.poses(of: button).map(\.name), ["small-off", "wide-off", "large-off"])
    XCTAssertThrowsError(try ControlChoice.poses(of: button, span: .small, isOn: true)) { error in
      XCTAssertEqual((error as? CommandFailure)?.message, "The control has no picture small on.")
      XCTAssertEqual((error as? CommandFailure)?.cure, "It has small-off, wide-off, large-off.")
    }
  }

  func testAnUnknownKindNamesControlsToo() {
    XCTAssertThrowsError(
      try WidgetChoice.choose(from: bundle, kind: "Nope", family: nil, on: Device.default)
    ) { error in
      XCTAssertEqual(
        (error as? CommandFailure)?.message, "The bundle has no widget or control of kind `Nope`.")
    }
  }
}
