import Archive
import Foundation
import GRDB
import Schedule
import Store
import XCTest

final class HostStoreTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-store-\(UUID().uuidString)")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testEverythingIsThereAfterARestart() throws {
    let timeline = timeline("a", "b")
    let schedule = StoredSchedule(
      timeline: TimelineDates(timeline), loadedAt: date(0), nextReload: date(600), failures: 0, reloads: 4)
    do {
      let store = try HostStore(folder: folder)
      try store.save(ExtensionRecord(name: "Clock", executable: "/x/clock", bundle: bundle))
      try store.save(widget("w1"))
      try store.save(timeline, schedule: schedule, widget: "w1")
    }
    let store = try HostStore(folder: folder)
    XCTAssertNil(store.recovery)
    XCTAssertEqual(
      try store.extensions(), [ExtensionRecord(name: "Clock", executable: "/x/clock", bundle: bundle)])
    XCTAssertEqual(
      try store.widgets(),
      [StoredWidget(record: widget("w1"), timeline: timeline, schedule: schedule, problem: nil)])
  }

  func testAFailingReloadNeverLosesThePicture() throws {
    let store = try HostStore(folder: folder)
    let good = timeline("good")
    try store.save(widget("w1"))
    try store.save(good, schedule: StoredSchedule(), widget: "w1")
    let problem = ProblemRecord(code: "extension-crashed", message: "It crashed.", cure: nil)
    try store.save(StoredSchedule(failures: 3), problem: problem, widget: "w1")
    let stored = try XCTUnwrap(store.widgets().first)
    XCTAssertEqual(stored.timeline, good)
    XCTAssertEqual(stored.problem, problem)
    XCTAssertEqual(stored.schedule.failures, 3)
  }

  func testEqualScenesOfManyWidgetsAreKeptOnce() throws {
    let store = try HostStore(folder: folder)
    for id in ["w1", "w2", "w3"] {
      try store.save(widget(id))
      try store.save(timeline("same", "same", id), schedule: StoredSchedule(), widget: id)
    }
    XCTAssertEqual(try store.sceneCount(), 4)
    XCTAssertEqual(try store.timeline(widget: "w2"), timeline("same", "same", "w2"))
  }

  func testScenesThatNobodyShowsAreDropped() throws {
    let store = try HostStore(folder: folder)
    try store.save(widget("w1"))
    try store.save(widget("w2"))
    try store.save(timeline("a", "b"), schedule: StoredSchedule(), widget: "w1")
    try store.save(timeline("b", "c"), schedule: StoredSchedule(), widget: "w2")
    try store.save(timeline("d"), schedule: StoredSchedule(), widget: "w1")
    XCTAssertEqual(try store.sceneCount(), 3, "b, c, d")
    try store.removeWidget("w2")
    XCTAssertEqual(try store.sceneCount(), 1, "d")
    XCTAssertEqual(try store.widgets().map(\.record.id), ["w1"])
  }

  /// Statement 20: each placed widget keeps a configuration of its own.
  func testSurfaceStackAndValuesAreKept() throws {
    var first = widget("w1")
    first.surface = "lock"
    first.stackIndex = 3
    first.values = [
      "city": .entity("berlin"), "when": .date(date(0.5)), "tags": .list([.string("a"), .list([.nothing])]),
      "file": .file(name: "a", type: nil, data: Data([0, 255])), "length": .measurement(1.5, unit: "km"),
    ]
    var second = widget("w2")
    second.values = ["city": .entity("oslo")]
    do {
      let store = try HostStore(folder: folder)
      try store.save(first)
      try store.save(second)
    }
    let store = try HostStore(folder: folder)
    XCTAssertEqual(try store.widgets().map(\.record), [second, first], "home before lock")
    first.values = [:]
    try store.save(first)
    XCTAssertEqual(try store.widgets().last?.record, first)
  }

  func testADamagedDatabaseIsMovedAsideAndSaidSo() throws {
    do {
      let store = try HostStore(folder: folder)
      try store.save(widget("w1"))
    }
    let file = folder.appendingPathComponent(HostStore.fileName)
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    try Data(repeating: 0x5A, count: 8192).write(to: file)
    let store = try HostStore(folder: folder)
    let message = try XCTUnwrap(store.recovery)
    XCTAssertTrue(message.contains("damaged") && message.contains("\(file.path).damaged-1"), message)
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(file.path).damaged-1"))
    XCTAssertEqual(try store.widgets(), [])
    try store.save(widget("w2"))
  }

  func testAPlaceThatCannotBeWrittenIsNamed() {
    XCTAssertThrowsError(try HostStore(folder: URL(fileURLWithPath: "/proc/none"))) { error in
      XCTAssertTrue("\(error)".contains("/proc/none"), "\(error)")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private let bundle = BundleDescription(
    widgets: [
      WidgetDescription(kind: "clock", displayName: "Clock", families: [.systemSmall], configuration: .intent)
    ])

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: 1_000_000 + seconds) }

  private func widget(_ id: String) -> WidgetRecord {
    WidgetRecord(
      id: id, extensionName: "Clock", kind: "clock", family: .systemSmall, page: 0, column: 2, row: 4)
  }

  /// One entry for each scene; a scene is told from others by its URL.
  private func timeline(_ urls: String...) -> ArchivedTimeline {
    let entries = urls.enumerated().map { index, url in
      ArchivedEntry(
        date: date(Double(index)),
        scenes: [SceneVariant(environment: 0, scene: Scene(size: .zero, widgetURL: url))])
    }
    return ArchivedTimeline(entries: entries, policy: .after(date(99)))
  }
}
