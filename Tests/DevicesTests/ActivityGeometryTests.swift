import Foundation
import XCTest

import Devices

/// The room for Live Activities is what Apple lists, and hangs together where Apple lists nothing.
final class ActivityGeometryTests: XCTestCase {
  func testListedScreensHaveApplesSizes() throws {
    for (name, card, side, island) in [
      ("iPhone 16", 371.0, 52.33, 230.0), ("iPhone 16 Plus", 408, 62.33, 250),
    ] {
      let room = try XCTUnwrap(Device.named(name)).activity
      XCTAssertEqual(room.lockScreen.maximum, CGSize(width: card, height: 160), name)
      XCTAssertEqual(room.lockScreen.minimum, CGSize(width: card, height: 84), name)
      XCTAssertEqual(room.compactLeading, CGSize(width: side, height: 36.67), name)
      XCTAssertEqual(room.compactTrailing, room.compactLeading, name)
      XCTAssertEqual(room.expanded.maximum, CGSize(width: card, height: 160), name)
      XCTAssertEqual(room.minimal.maximum.width, 45, name)
      XCTAssertEqual(room.island?.compactWidth, island, name)
      XCTAssertEqual(room.island?.cornerRadius, 44, name)
      XCTAssertEqual(room.sources.first?.confidence, .apple, name)
    }
  }

  func testIslandsOfOtherModelsAreOfApplesTwoClasses() throws {
    for (name, expanded) in [
      ("iPhone Air", 408.0), ("iPhone 17 Pro Max", 408), ("iPhone 17 Pro", 371), ("iPhone 17", 371),
    ] {
      let room = try XCTUnwrap(Device.named(name)).activity
      XCTAssertEqual(room.expanded.maximum.width, expanded, name)
      XCTAssertEqual(room.sources.first?.confidence, .derived, "the card is not listed: \(name)")
    }
    XCTAssertEqual(try XCTUnwrap(Device.named("iPhone 17 Pro")).activity.lockScreen.maximum.width, 380)
  }

  func testOnlyDevicesWithAnIslandHaveOne() {
    for device in Device.all {
      XCTAssertEqual(device.activity.hasIsland, device.cutout == .island, device.name)
      XCTAssertEqual(device.activity.sensor == .zero, device.cutout != .island, device.name)
    }
  }

  func testTheIslandIsCentredAndFitsTheScreen() throws {
    for device in Device.all {
      guard let island = device.activity.island else { continue }
      XCTAssertEqual(island.sensor.midX, device.screen.width / 2, accuracy: 0.01, device.name)
      XCTAssertLessThanOrEqual(island.sensor.maxY, device.statusBarHeight, device.name)
      XCTAssertLessThan(device.activity.expanded.maximum.width, device.screen.width, device.name)
      let circle = island.sensor.maxX + island.gap + device.activity.minimal.maximum.width
      XCTAssertLessThan(circle, device.screen.width, device.name)
    }
  }

  func testCardsAndBannersFitTheScreen() throws {
    for device in Device.all {
      let room = device.activity
      XCTAssertEqual(device.lockScreen.activity.size, room.lockScreen.maximum, device.name)
      XCTAssertGreaterThanOrEqual(room.banner.x, 0, device.name)
      XCTAssertGreaterThanOrEqual(room.banner.y, device.statusBarHeight, device.name)
    }
    let large = try XCTUnwrap(Device.all.first { $0.idiom == .pad && $0.screen.width == 1024 })
    XCTAssertEqual(large.activity.lockScreen.maximum.width, 500)
    XCTAssertEqual(Device.named("iPad (A16)")?.activity.lockScreen.maximum.width, 425)
  }
}
