import Archive
import Foundation
import XCTest

import Devices

/// The table holds what was published, and its geometry hangs together.
final class DeviceTableTests: XCTestCase {
  func testDefaultIsAnIPhone16WithApplesSizes() throws {
    let phone = Device.default
    XCTAssertEqual(phone.name, "iPhone 16")
    XCTAssertEqual(phone.screen, CGSize(width: 393, height: 852))
    XCTAssertEqual(phone.size(of: .systemSmall), CGSize(width: 158, height: 158))
    XCTAssertEqual(phone.size(of: .systemMedium), CGSize(width: 338, height: 158))
    XCTAssertEqual(phone.size(of: .systemLarge), CGSize(width: 338, height: 354))
    XCTAssertEqual(phone.size(of: .accessoryRectangular), CGSize(width: 160, height: 72))
    XCTAssertNil(phone.size(of: .systemExtraLarge))
    XCTAssertEqual(phone.scale, 3)
  }

  func testMeasuredScreenOfThePro() throws {
    let pro = try XCTUnwrap(Device.named("iPhone 16 Pro"))
    XCTAssertEqual(pro.screen, CGSize(width: 402, height: 874))
    XCTAssertEqual(pro.size(of: .systemLarge), CGSize(width: 344, height: 366))
    XCTAssertEqual(pro.sources.first { $0.subject == .sizes }?.confidence, .measured)
    XCTAssertEqual(pro.sources.first { $0.subject == .accessories }?.confidence, .assumed)
  }

  func testNamesAreFoundHoweverTheyAreWritten() {
    XCTAssertEqual(Device.named("iphone-se-3rd-generation")?.name, "iPhone SE (3rd generation)")
    XCTAssertEqual(Device.named("IPHONE 16 PRO")?.identifier, "iphone-16-pro")
    XCTAssertNil(Device.named("iPhone 3G"))
    XCTAssertNil(Device.named(""))
  }

  func testIdentifiersAreUniqueAndSlugs() {
    XCTAssertEqual(Set(Device.all.map(\.identifier)).count, Device.all.count)
    for device in Device.all { XCTAssertEqual(device.identifier, Device.slug(device.name)) }
  }

  func testEveryDeviceOffersTheThreeCommonFamilies() {
    for device in Device.all {
      for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
        XCTAssertNotNil(device.size(of: family), "\(device.name) \(family)")
      }
      XCTAssertEqual(
        device.size(of: .systemExtraLarge) != nil, device.idiom == .pad, device.name)
    }
  }

  func testEveryRowSaysWhereItComesFrom() {
    for device in Device.all {
      for subject in [Source.Subject.sizes, .grid, .display, .chrome] {
        XCTAssertTrue(device.sources.contains { $0.subject == subject }, "\(device.name) \(subject)")
      }
    }
  }

  func testTabletsLayOutLargerThanTheyShow() throws {
    let pad = try XCTUnwrap(Device.named("iPad (A16)"))
    XCTAssertEqual(pad.size(of: .systemSmall), CGSize(width: 155, height: 155))
    XCTAssertEqual(pad.shownSizes[.systemSmall], CGSize(width: 136, height: 136))
  }
}
