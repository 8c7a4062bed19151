import Archive
import Foundation
import XCTest

import vitrine

/// What people type for instants, families and devices.
final class ArgumentTests: XCTestCase {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    return calendar
  }()
  /// 2026-11-21 10:00 in Berlin.
  private let now = Date(timeIntervalSince1970: 1_795_251_600)

  private func parsed(_ text: String) -> String? {
    DateArgument.parse(text, now: now, calendar: calendar)?.formatted(.iso8601)
  }

  func testInstantsWithZone() {
    XCTAssertEqual(parsed("2026-11-21T14:05:00Z"), "2026-11-21T14:05:00Z")
    XCTAssertEqual(parsed("2026-11-21T14:05:00+01:00"), "2026-11-21T13:05:00Z")
    XCTAssertEqual(parsed("2026-11-21T14:05:00.250Z"), "2026-11-21T14:05:00Z")
  }

  func testLocalInstants() {
    XCTAssertEqual(parsed("2026-11-21 14:05"), "2026-11-21T13:05:00Z")
    XCTAssertEqual(parsed("2026-07-01T14:05:30"), "2026-07-01T12:05:30Z")
    XCTAssertEqual(parsed("2026-11-21"), "2026-11-20T23:00:00Z")
    XCTAssertEqual(parsed("14:05"), "2026-11-21T13:05:00Z")
  }

  func testWhatIsNoInstant() {
    for text in [
      "", "x", "25:00", "12:60", "2026-02-30", "2026-13-01", "14", "14:05 2026-11-21", "--", "1:2:3:4",
    ] {
      XCTAssertNil(parsed(text), text)
    }
  }

  func testFamilies() throws {
    for name in ["systemSmall", "small", ".systemSmall", "SMALL"] {
      XCTAssertEqual(try FamilyArgument.read(name), .systemSmall, name)
    }
    XCTAssertEqual(try FamilyArgument.read("circular"), .accessoryCircular)
    XCTAssertThrowsError(try FamilyArgument.read("huge"))
    XCTAssertThrowsError(try FamilyArgument.read(""))
  }

  func testDevices() throws {
    XCTAssertEqual(try DeviceArgument.read("iPhone 16").identifier, "iphone-16")
    XCTAssertThrowsError(try DeviceArgument.read("iPad Quantum")) { error in
      XCTAssertTrue("\(error)".contains("ipad"), "\(error)")
    }
  }
}

final class ZoneArgumentTests: XCTestCase {
  func testAZoneIsReadInAnyCase() throws {
    XCTAssertEqual(try ZoneArgument.read("Europe/Berlin").identifier, "Europe/Berlin")
    XCTAssertEqual(try ZoneArgument.read("america/new_york").identifier, "America/New_York")
    XCTAssertEqual(try ZoneArgument.read("UTC").secondsFromGMT(), 0)
  }

  func testWhatIsNoZoneIsRefusedWithThoseThatAreNear() {
    for (text, says) in [
      ("Berlin", "Europe/Berlin?"), ("Mars/Olympus", "America/New_York"), ("", "no time zone"),
    ] {
      XCTAssertThrowsError(try ZoneArgument.read(text)) { error in
        XCTAssertTrue("\(error)".contains(says), "\(error)")
      }
    }
  }
}
