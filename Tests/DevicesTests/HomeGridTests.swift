import Archive
import Foundation
import XCTest

import Devices

/// Widgets on the grid stay on the screen, beside each other and above the dock.
final class HomeGridTests: XCTestCase {
  func testTwoSmallWidgetsAreAsWideAsAMediumOne() throws {
    for device in Device.all {
      let left = try XCTUnwrap(device.frame(of: .systemSmall, column: 0, row: 0))
      let right = try XCTUnwrap(device.frame(of: .systemSmall, column: 2, row: 0))
      let medium = try XCTUnwrap(device.frame(of: .systemMedium, column: 0, row: 0))
      XCTAssertEqual(right.maxX - left.minX, medium.width, accuracy: 1.01, device.name)
    }
  }

  func testALargeWidgetIsAsHighAsTwoSmallOnes() throws {
    for device in Device.all {
      let upper = try XCTUnwrap(device.frame(of: .systemSmall, column: 0, row: 0))
      let lower = try XCTUnwrap(device.frame(of: .systemSmall, column: 0, row: 2))
      let large = try XCTUnwrap(device.frame(of: .systemLarge, column: 0, row: 0))
      XCTAssertEqual(lower.maxY - upper.minY, large.height, accuracy: 1.01, device.name)
    }
  }

  func testTheGridIsCentredAndEndsAboveDotsAndDock() throws {
    for device in Device.all {
      let grid = device.home
      let last = try XCTUnwrap(
        device.frame(of: .systemMedium, column: grid.columns - 4, row: grid.rows - 2))
      XCTAssertEqual(grid.origin.x, device.screen.width - last.maxX, accuracy: 2, device.name)
      XCTAssertGreaterThanOrEqual(grid.origin.y, device.statusBarHeight, device.name)
      XCTAssertLessThan(last.maxY + grid.labelGap + grid.labelHeight, grid.dotsY, device.name)
      XCTAssertLessThan(grid.dotsY, device.dock.frame.minY, device.name)
      XCTAssertLessThanOrEqual(device.dock.frame.maxY, device.screen.height, device.name)
    }
  }

  func testCellsOfAnIPhone14AreTheMeasuredOnes() throws {
    let phone = try XCTUnwrap(Device.named("iPhone 14"))
    // 78 × 231 and 618 × 819 pixels at three a point.
    XCTAssertEqual(phone.home.origin(column: 0, row: 0), CGPoint(x: 26, y: 77))
    XCTAssertEqual(phone.home.origin(column: 2, row: 2), CGPoint(x: 206, y: 273))
  }

  func testWhatDoesNotFitHasNoFrame() {
    let phone = Device.default
    XCTAssertNil(phone.frame(of: .systemMedium, column: 1, row: 0))
    XCTAssertNil(phone.frame(of: .systemSmall, column: 0, row: 5))
    XCTAssertNil(phone.frame(of: .systemSmall, column: -1, row: 0))
    XCTAssertNil(phone.frame(of: .systemSmall, column: 0, row: .max))
    XCTAssertNil(phone.frame(of: .accessoryCircular, column: 0, row: 0))
  }
}
