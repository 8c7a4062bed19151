import Archive
import Devices
import Foundation
import Processes
import Render
import XCTest

/// Every presentation of a Live Activity with what the system draws around it: an example's, which has colours of its own, and one of a
/// test's on the system's material.
final class ActivitySnapshotTests: SnapshotCase {
  private static let delivery = Activity(
    type: "DeliveryAttributes", attributes: #"{"restaurant":"Trattoria Lina","order":4711,"items":3}"#)
  private static let match = Activity(
    type: "MatchAttributes", attributes: #"{"home":"Rovers","guests":"United"}"#)
  private static let start = ExampleExtension.instant.timeIntervalSinceReferenceDate

  private static func onTheWay(_ step: String = "onTheWay", stops: Int = 0) -> String {
    #"{"step":"\#(step)","arrival":[\#(start),\#(start + 660)],"courier":"Noor is close by","stopsAhead":\#(stops)}"#
  }
  private static let secondHalf = #"{"home":2,"guests":1,"kickoff":\#(start - 3_720)}"#

  func testEveryPresentationOfTheDelivery() async throws {
    try await check(
      Self.delivery, Self.onTheWay(),
      ActivityFigure.allCases.map { Look($0, .light) } + [Look(.medium, .dark)])
  }

  /// What `vitrine render` draws without values of the caller's.
  func testThePreviewsOfTheDeliveryAreFound() async throws {
    let process = try await ExampleExtension.launch(
      "Delivery", home: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    let reply = try await process.send(.activityPreviews)
    await process.stop()
    guard case .activityPreviews(let list) = reply else { return XCTFail("\(reply)") }
    XCTAssertEqual(list.diagnostics, [])
    XCTAssertEqual(list.previews.map(\.name), ["Lock Screen", "Compact", "Minimal", "Expanded"])
    XCTAssertEqual(list.previews.map(\.form), [.content, .compact, .minimal, .expanded])
    XCTAssertEqual(list.previews.map(\.states.count), [3, 1, 1, 1])
    // The clock of the extension is the one it was given.
    XCTAssertTrue(String(decoding: list.previews[1].states[0], as: UTF8.self).contains("\(Int(Self.start))"))
  }

  func testStepsOfTheDelivery() async throws {
    for step in ["preparing", "delivered"] {
      try await check(
        Self.delivery, Self.onTheWay(step, stops: 2),
        [Look(.content, .light), Look(.compact, .light), Look(.expanded, .light), Look(.medium, .light)],
        suffix: "-" + step)
    }
  }

  func testAStaleDelivery() async throws {
    try await check(
      Self.delivery, Self.onTheWay(),
      [Look(.content, .light), Look(.expanded, .light), Look(.small, .light)],
      isStale: true)
  }

  func testTheSystemsMaterialInBothSchemes() async throws {
    let figures: [ActivityFigure] = [.content, .banner, .compact, .expanded, .minimal, .minimalDetached]
    try await check(
      Self.match, Self.secondHalf, figures.flatMap { [Look($0, .light), Look($0, .dark)] })
  }

  /// A region that may go below the camera does so with a name that is too wide beside it.
  func testALongNameGoesBelowTheCamera() async throws {
    var wide = Self.match
    wide.attributes = #"{"home":"Wolverhampton Wanderers","guests":"United"}"#
    try await check(wide, Self.secondHalf, [Look(.expanded, .dark)], suffix: "-wide")
  }

  func testCompanionsWithoutAFamilyOfTheirOwnShowTheCompactPair() async throws {
    try await check(
      Self.match, Self.secondHalf, [.init(.small, .dark), .init(.medium, .dark), .init(.standBy, .dark)])
  }

  func testADimmedDisplayAndStaleContent() async throws {
    try await check(
      Self.match, Self.secondHalf,
      [Look(.content, .dark, isDimmed: true), Look(.expanded, .dark, isDimmed: true)])
    try await check(
      Self.match, Self.secondHalf, [Look(.content, .light), Look(.content, .dark)], isStale: true)
  }

  private struct Activity {
    var type: String
    var attributes: String
  }

  private struct Look {
    var figure: ActivityFigure
    var scheme: SceneEnvironment.ColorScheme
    var isDimmed = false

    init(_ figure: ActivityFigure, _ scheme: SceneEnvironment.ColorScheme, isDimmed: Bool = false) {
      (self.figure, self.scheme, self.isDimmed) = (figure, scheme, isDimmed)
    }
    var name: String { "\(figure.rawValue)-\(scheme.rawValue)\(isDimmed ? "-dimmed" : "")" }
  }

  private func check(
    _ activity: Activity, _ state: String, _ looks: [Look], isStale: Bool = false, suffix: String = ""
  ) async throws {
    let suffix = suffix + (isStale ? "-stale" : "")
    let isExample = activity.type == Self.delivery.type
    try await run(
      isExample ? "Delivery" : "Match", at: isExample ? nil : "Tests/Fixtures/Projects/Match", suffix: suffix
    ) { process in
      let slots = looks.map { look in look.figure.presentations.map { self.slot($0, look) } }
      let request = ActivityRequest(
        activityID: "A1", attributesType: activity.type, attributes: Data(activity.attributes.utf8),
        state: Data(state.utf8), isStale: isStale, slots: slots.flatMap { $0 })
      let scenes = try await process.activity(request)
      var rest = scenes.pictures[...]
      return zip(looks, slots).map { look, slots in
        let pictures = Array(rest.prefix(slots.count))
        rest = rest.dropFirst(slots.count)
        let scene = self.chrome.composed(
          look.figure, of: pictures, keylineTint: scenes.keylineTint, on: look.scheme)
        XCTAssertEqual(
          scene.diagnostics.filter { $0.severity != .note }.map(\.message), [],
          "\(activity.type) \(look.name)")
        return (
          "\(activity.type)-\(look.name)",
          SceneRenderer().drawing(
            scene, appearance: ActivityChrome.appearance(slots[0].environment), at: ExampleExtension.instant)
        )
      }
    }
  }

  private var chrome: ActivityChrome {
    let device = Device.default
    return ActivityChrome(
      sensor: device.activity.sensor, screen: device.screen, screenRadius: device.displayCornerRadius)
  }

  private func slot(_ presentation: ActivityPresentation, _ look: Look) -> ActivityRequest.Slot {
    let room = Device.default.activity
    let (minimum, maximum, radius): (CGSize, CGSize, Double) =
      switch presentation {
      case .lockScreen: (room.lockScreen.minimum, room.lockScreen.maximum, room.cardCornerRadius)
      case .compactLeading: (.zero, room.compactLeading, room.sensor.height / 2)
      case .compactTrailing: (.zero, room.compactTrailing, room.sensor.height / 2)
      case .minimal: (room.minimal.minimum, room.minimal.maximum, room.sensor.height / 2)
      case .expanded: (room.expanded.minimum, room.expanded.maximum, 44)
      case .small: (room.small, room.small, 22)
      case .medium: (room.medium, room.medium, 18)
      }
    return ActivityRequest.Slot(
      presentation: presentation, minimum: minimum,
      environment: SceneEnvironment(
        size: maximum, colorScheme: look.figure.scheme(on: look.scheme), contentMargins: Margins(all: 0),
        displayScale: look.figure == .standBy ? 1 : 2, luminanceReduced: look.isDimmed, cornerRadius: radius,
        now: ExampleExtension.instant),
      isFullscreen: look.figure.isFullscreen, sensor: presentation.isIsland ? room.sensor : .zero)
  }
}
