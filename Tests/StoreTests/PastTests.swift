import Archive
import Foundation
import Schedule
import XCTest

import Store

/// What widgets showed in the last day.
final class PastTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-past-\(UUID().uuidString)")
  }

  override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

  func testOnlyWhatWasShownIsPast() throws {
    let timeline = timeline(["a": 0, "b": 100, "c": 200, "d": 300])
    let past = try XCTUnwrap(PastTimeline(timeline, since: date(50), until: date(250)))
    XCTAssertEqual(past.dates, [date(50), date(100), date(200)])
    XCTAssertEqual(past.timeline.entries.map(\.url), ["a", "b", "c"])
    XCTAssertEqual(past.entry(at: date(50))?.url, "a")
    XCTAssertEqual(past.entry(at: date(99.9))?.url, "a")
    XCTAssertEqual(past.entry(at: date(249))?.url, "c")
    XCTAssertNil(past.entry(at: date(49)))
    XCTAssertNil(past.entry(at: date(250)))
    XCTAssertNil(PastTimeline(timeline, since: date(50), until: date(50)), "no time at all")
    XCTAssertNil(PastTimeline(timeline, since: date(50), until: date(10)), "the clock went back")
  }

  func testOfAThousandEntriesTheLastAreKept() throws {
    let dates = (0..<1000).map { ("e\($0)", Double($0)) }
    let past = try XCTUnwrap(
      PastTimeline(
        timeline(Dictionary(uniqueKeysWithValues: dates)), since: date(0), until: date(900)))
    XCTAssertEqual(past.timeline.entries.count, PastTimeline.mostEntries)
    XCTAssertEqual(past.timeline.entries.last?.url, "e899")
  }

  func testThePastIsThereAfterARestart() throws {
    do {
      let store = try HostStore(folder: folder)
      try store.save(widget)
      try load(["a": 0, "b": 100], at: 0, in: store)
      try load(["c": 150], at: 150, in: store)
      try load(["d": 300], at: 300, in: store)
    }
    let store = try HostStore(folder: folder)
    XCTAssertEqual(try store.past(widget: "w1", at: date(120))?.entry(at: date(120))?.url, "b")
    XCTAssertEqual(try store.past(widget: "w1", at: date(150))?.entry(at: date(150))?.url, "c")
    XCTAssertNil(try store.past(widget: "w1", at: date(300)), "the present is not the past")
    XCTAssertNil(try store.past(widget: "w1", at: date(-1)))
    XCTAssertEqual(
      try store.pastStretches(from: date(120), to: date(1000)),
      [
        PastStretch(widget: "w1", dates: [date(0), date(100)], until: date(150)),
        PastStretch(widget: "w1", dates: [date(150)], until: date(300)),
      ])
    XCTAssertEqual(try store.pastStretches(widget: "w2", from: date(0), to: date(1000)), [])
    XCTAssertEqual(try store.pastStretches(from: date(300), to: date(1000)), [])
  }

  func testScenesOfThePastStayUntilADayLater() throws {
    let store = try HostStore(folder: folder)
    try store.save(widget)
    try load(["a": 0], at: 0, in: store)
    try load(["b": 100], at: 100, in: store)
    XCTAssertEqual(try store.sceneCount(), 2, "a is past, not gone")
    try load(["c": 86400], at: 86400, in: store)
    XCTAssertEqual(try store.sceneCount(), 3, "a went 100 seconds less than a day ago")
    try load(["d": 90000], at: 90000, in: store)
    XCTAssertEqual(try store.sceneCount(), 3, "b, c, d")
    XCTAssertNil(try store.past(widget: "w1", at: date(50)))
    XCTAssertEqual(try store.past(widget: "w1", at: date(150))?.entry(at: date(150))?.url, "b")
    try store.removeWidget("w1")
    XCTAssertEqual(try store.sceneCount(), 0)
  }

  func testAWidgetThatIsLoadedAllTheTimeKeepsSoMuchAndNoMore() throws {
    let store = try HostStore(folder: folder)
    try store.save(widget)
    for second in 0..<(HostStore.pastRows + 40) {
      try load(["e\(second % 7)": Double(second)], at: Double(second), in: store)
    }
    let kept = try store.pastStretches(from: date(-10), to: date(10_000))
    XCTAssertEqual(kept.count, HostStore.pastRows)
    XCTAssertEqual(try store.sceneCount(), 7)
  }

  func testACopyIsOnItsOwn() throws {
    let store = try HostStore(folder: folder)
    try store.save(widget)
    try load(["a": 0], at: 0, in: store)
    let copy = try store.copy(to: folder.appendingPathComponent("ahead"))
    try load(["b": 100], at: 100, in: copy)
    XCTAssertEqual(try copy.past(widget: "w1", at: date(50))?.entry(at: date(50))?.url, "a")
    XCTAssertNil(try store.past(widget: "w1", at: date(50)))
    try copy.removeWidget("w1")
    XCTAssertEqual(try store.widgets().first?.timeline?.entries.first?.url, "a")
  }

  /// What was current until now becomes past, as the host does it.
  private func load(_ entries: [String: Double], at seconds: Double, in store: HostStore) throws {
    let before = try store.widgets().first
    let past = before?.timeline.flatMap { timeline in
      before?.schedule.loadedAt.flatMap { PastTimeline(timeline, since: $0, until: date(seconds)) }
    }
    try store.save(
      timeline(entries), schedule: StoredSchedule(loadedAt: date(seconds)), widget: "w1", after: past)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: 1_000_000 + seconds) }

  private let widget = WidgetRecord(
    id: "w1", extensionName: "Clock", kind: "clock", family: .systemSmall, page: 0, column: 2, row: 4)

  private func timeline(_ entries: [String: Double]) -> ArchivedTimeline {
    ArchivedTimeline(
      entries: entries.sorted { $0.value < $1.value }.map { url, seconds in
        ArchivedEntry(
          date: date(seconds),
          scenes: [SceneVariant(environment: 0, scene: Scene(size: .zero, widgetURL: url))])
      }, policy: .atEnd)
  }
}

extension ArchivedEntry {
  fileprivate var url: String? { scenes.first?.scene.widgetURL }
}
