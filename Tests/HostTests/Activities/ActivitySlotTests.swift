import Archive
import Foundation
import Host
import XCTest

/// What the extension is asked to draw.
final class ActivitySlotTests: XCTestCase {
  func testSlotsHaveTheRoomTheCornersAndTheCamera() async throws {
    let bench = try await ActivityBench("Match")
    let id = try await bench.start(type: "Match")
    let snapshot = await bench.host.activity(id: id)
    let slots = try XCTUnwrap(snapshot?.slots)
    let corners: [ActivityPresentation: Double] = [
      .lockScreen: 24, .compactLeading: 18.33, .compactTrailing: 18.33, .minimal: 18.33, .expanded: 44,
      .small: 22, .medium: 18,
    ]
    XCTAssertEqual(Set(slots.map(\.presentation)), Set(ActivityPresentation.allCases))
    for slot in slots {
      let room = try XCTUnwrap(HostDevice.ActivityGeometry.phone.rooms[slot.presentation])
      XCTAssertEqual(slot.environment.cornerRadius, corners[slot.presentation], slot.presentation.rawValue)
      XCTAssertEqual(slot.environment.size, room.maximum)
      XCTAssertEqual(slot.minimum, room.minimum)
      XCTAssertEqual(
        slot.sensor, slot.presentation.isIsland ? CGSize(width: 125.34, height: 36.67) : .zero,
        slot.presentation.rawValue)
      XCTAssertEqual(slot.environment.contentMargins, Margins(all: 0))
      if slot.presentation.isIsland { XCTAssertEqual(slot.environment.colorScheme, .dark) }
    }
    await bench.host.stop()
  }
}
