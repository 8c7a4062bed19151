import Foundation
import Schedule
import Store
import XCTest

final class EarlierVersionTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-old-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testADatabaseOfEachEarlierVersionKeepsAllThatWasInIt() throws {
    for number in EarlierVersion.numbers {
      try EarlierVersion.make(number, in: folder)
      let store = try HostStore(folder: folder)
      XCTAssertNil(store.recovery, "version \(number)")
      let widget = try XCTUnwrap(store.widgets().first, "version \(number)")
      XCTAssertEqual(widget.record.id, "w1")
      XCTAssertEqual([widget.record.column, widget.record.row], [2, 4])
      XCTAssertEqual(widget.timeline?.entries.count, 2, "version \(number): the last picture")
      XCTAssertEqual(widget.schedule.failures, 1)
      XCTAssertEqual(widget.schedule.reloads, 4)
      XCTAssertEqual(widget.schedule.nextReload, Date(timeIntervalSinceReferenceDate: 1_000_600))
      XCTAssertEqual(widget.problem?.code, "extension-crashed")
      XCTAssertEqual(try store.extensions().map(\.name), ["Clock"])
      if number >= 2 {
        XCTAssertEqual(widget.record.stackIndex, 1)
        XCTAssertEqual(widget.record.values, ["n": .integer(35)])
      }
      if number >= 3 { XCTAssertEqual(try store.controls().map(\.record.id), ["c1"]) }
      if number >= 4 { XCTAssertEqual(try store.setting("appearance"), "dark") }
      if number >= 5 { XCTAssertEqual(try store.tokens().count, 1) }
      if number >= 6 {
        XCTAssertEqual(try store.ledger().map(\.entry.rule), [.withinBudget])
        XCTAssertEqual(try store.charged(since: .distantPast)["w1"]?.count, 1)
      }
      // And it goes on from there.
      try store.append([(widget: "w1", entry: entry)])
      try store.save(widget.record)
      XCTAssertEqual(try store.ledger().first?.entry, entry)
    }
  }

  private let entry = LedgerEntry(
    date: Date(timeIntervalSinceReferenceDate: 1_000_700), cause: .widgetCenter, outcome: .deferred,
    rule: .minimumSpacing, until: Date(timeIntervalSinceReferenceDate: 1_001_000), used: 7, allowance: 48)
}
