import Archive
import Foundation
import XCTest

import Devices

/// Lock Screen, Today View and Control Center of every device hang together.
final class SurfaceTests: XCTestCase {
  /// Statement 14: `accessoryInline` stands in the line above the clock.
  func testLockScreensStackFromTopToBottom() throws {
    for device in Device.all {
      let lock = device.lockScreen
      XCTAssertGreaterThanOrEqual(lock.line.minY, device.statusBarHeight, device.name)
      XCTAssertLessThanOrEqual(lock.line.maxY, lock.clock.minY, device.name)
      if let inline = lock.inline { XCTAssertEqual(inline.midY, lock.line.midY, device.name) }
      var bottom = lock.clock.maxY
      if let last = lock.cells.last {
        XCTAssertGreaterThanOrEqual(last.minY, bottom, device.name)
        bottom = last.maxY
      }
      XCTAssertLessThan(bottom, lock.activity.minY, device.name)
      for button in [lock.leadingButton, lock.trailingButton].compactMap({ $0 }) {
        XCTAssertLessThanOrEqual(lock.activity.maxY, button.minY, device.name)
        XCTAssertLessThanOrEqual(button.maxX, device.screen.width, device.name)
        XCTAssertLessThanOrEqual(button.maxY, device.screen.height, device.name)
      }
      XCTAssertEqual(lock.leadingButton == nil, device.cutout == .none, device.name)
      XCTAssertFalse(lock.sources.isEmpty, device.name)
    }
  }

  func testCellsAreCentredAndTakeTheirAccessories() throws {
    for device in Device.all where device.size(of: .accessoryCircular) != nil {
      let cells = device.lockScreen.cells
      XCTAssertEqual(cells.count, 4, device.name)
      XCTAssertGreaterThanOrEqual(cells[0].minX, 0, device.name)
      XCTAssertEqual(cells[0].minX, device.screen.width - cells[3].maxX, accuracy: 0.01, device.name)
      for column in 0...2 {
        let wide = try XCTUnwrap(
          device.lockFrame(of: .accessoryRectangular, column: column, row: 1), device.name)
        let pair = cells[column].union(cells[column + 1])
        XCTAssertEqual(wide.midX, pair.midX, accuracy: 0.01, device.name)
        XCTAssertEqual(wide.width, pair.width, accuracy: 8, device.name)
      }
      XCTAssertNil(device.lockFrame(of: .accessoryRectangular, column: 3, row: 1))
      XCTAssertNil(device.lockFrame(of: .accessoryCircular, column: 0, row: 0))
      XCTAssertNil(device.lockFrame(of: .accessoryCircular, column: -1, row: 1))
      XCTAssertNil(device.lockFrame(of: .systemSmall, column: 0, row: 1))
      XCTAssertNotNil(device.lockFrame(of: .accessoryInline, column: 0, row: 0))
    }
  }

  func testAnIPhone16HasTheSizesApplePublishes() {
    let lock = Device.default.lockScreen
    XCTAssertEqual(lock.cells[0].size, CGSize(width: 72, height: 72))
    XCTAssertEqual(lock.cells[1].minX - lock.cells[0].maxX, 16, "two circles and a gap are a rectangle")
    XCTAssertEqual(lock.activity.size, CGSize(width: 371, height: 160))
    XCTAssertEqual(lock.inline?.size, CGSize(width: 234, height: 26))
  }

  func testControlCenterFitsTheScreen() {
    for device in Device.all {
      let controls = device.controlCenter
      let width = controls.cell * Double(controls.columns) + controls.gap * Double(controls.columns - 1)
      XCTAssertGreaterThanOrEqual(controls.origin.x, 0, device.name)
      XCTAssertLessThanOrEqual(controls.origin.x + width, device.screen.width, device.name)
      XCTAssertGreaterThanOrEqual(controls.cell, 44, "large enough for a finger: \(device.name)")
    }
  }

  func testTodayViewIsFourColumnsAndNeverEnds() throws {
    for device in Device.all {
      let first = try XCTUnwrap(device.todayFrame(of: .systemMedium, column: 0, row: 0))
      XCTAssertGreaterThanOrEqual(first.minX, 0, device.name)
      XCTAssertLessThanOrEqual(first.maxX, device.screen.width, device.name)
      let second = try XCTUnwrap(device.todayFrame(of: .systemMedium, column: 0, row: 2))
      XCTAssertGreaterThanOrEqual(second.minY, first.maxY, device.name)
      XCTAssertNotNil(device.todayFrame(of: .systemSmall, column: 2, row: 80), device.name)
      XCTAssertNil(device.todayFrame(of: .systemMedium, column: 2, row: 0), device.name)
      XCTAssertNil(device.todayFrame(of: .systemExtraLarge, column: 0, row: 0), device.name)
    }
  }

  /// Statement 240: the Action button exists from iPhone 15 Pro on.
  func testActionButton() {
    for (name, has) in [
      ("iPhone 15", false), ("iPhone 15 Pro Max", true), ("iPhone 14", false), ("iPhone 16", true),
      ("iPhone 16e", true), ("iPhone Air", true), ("iPhone 17 Pro", true), ("iPad (A16)", false),
    ] {
      XCTAssertEqual(Device.named(name)?.hasActionButton, has, name)
    }
  }
}
