import Archive
import Devices
import Foundation
import XCTest

import vitrine

/// Which widgets and entries are drawn.
final class ChoiceTests: XCTestCase {
  private let bundle = BundleDescription(widgets: [
    WidgetDescription(
      kind: "Clock", families: [.systemSmall, .systemExtraLarge], configuration: .staticConfiguration),
    WidgetDescription(kind: "Steps", families: [.systemMedium], configuration: .staticConfiguration),
  ])
  private let phone = Device.named("iphone-16")!

  private func chosen(kind: String? = nil, family: WidgetFamily? = nil) throws -> [String] {
    try WidgetChoice.choose(from: bundle, kind: kind, family: family, on: phone)
      .map { "\($0.widget.kind) \($0.family.rawValue)" }
  }

  private func failure(_ body: @autoclosure () throws -> some Any) -> CommandFailure? {
    do { _ = try body() } catch { return error as? CommandFailure }
    return nil
  }

  func testAllThatTheDeviceHasAPlaceFor() throws {
    XCTAssertEqual(try chosen(), ["Clock systemSmall", "Steps systemMedium"])
  }

  func testNarrowed() throws {
    XCTAssertEqual(try chosen(kind: "Steps"), ["Steps systemMedium"])
    XCTAssertEqual(try chosen(family: .systemSmall), ["Clock systemSmall"])
  }

  func testUnknownKind() {
    let failure = failure(try chosen(kind: "Nope"))
    XCTAssertEqual(failure?.message, "The bundle has no widget of kind `Nope`.")
    XCTAssertEqual(failure?.cure, "It has `Clock`, `Steps`.")
  }

  func testFamilyTheWidgetDoesNotSupport() {
    let failure = failure(try chosen(kind: "Steps", family: .systemSmall))
    XCTAssertEqual(failure?.message, "The widget `Steps` does not support the family systemSmall.")
    XCTAssertEqual(failure?.cure, "`Steps` supports systemMedium.")
  }

  func testFamilyTheDeviceHasNoPlaceFor() {
    XCTAssertEqual(
      failure(try chosen(family: .systemExtraLarge))?.message,
      "iPhone 16 has no place for systemExtraLarge.")
  }

  func testEmptyBundle() {
    let empty = BundleDescription(widgets: [])
    XCTAssertEqual(
      failure(try WidgetChoice.choose(from: empty, kind: nil, family: nil, on: phone))?.message,
      "The bundle has no widgets.")
  }

  private let timeline = ArchivedTimeline(
    entries: [10, 20, 30].map { ArchivedEntry(date: Date(timeIntervalSince1970: $0), scenes: []) },
    policy: .never)

  private func indices(_ choice: EntryChoice) throws -> [Int] {
    try choice.indices(in: timeline, kind: "Clock", family: .systemSmall)
  }

  func testEntries() throws {
    XCTAssertEqual(try indices(.all), [0, 1, 2])
    XCTAssertEqual(try indices(.index(2)), [2])
    XCTAssertEqual(try indices(.showing(at: Date(timeIntervalSince1970: 25))), [1])
    XCTAssertEqual(try indices(.showing(at: Date(timeIntervalSince1970: 20))), [1])
    XCTAssertEqual(try indices(.showing(at: Date(timeIntervalSince1970: 1))), [0])
  }

  func testEntryThatIsNotThere() {
    XCTAssertEqual(
      failure(try indices(.index(3)))?.message,
      "The timeline of `Clock` in systemSmall has no entry 3.")
  }
}
