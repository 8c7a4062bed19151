import Activities
import Archive
import Foundation
import Store
import XCTest

/// Live Activities and push tokens in the store.
final class ActivityStoreTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID())")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func open() throws -> HostStore { try HostStore(folder: folder) }

  /// One in which every field has a value of its own.
  private func record(_ id: String = "A", number: Int = 3) -> ActivityRecord {
    var record = ActivityRecord(
      id: id, extensionName: "Ride", attributesType: "RideAttributes", attributes: Data("{}".utf8),
      content: ActivityContentData(
        state: Data(#"{"n":1}"#.utf8), staleDate: Date(timeIntervalSinceReferenceDate: 5), relevanceScore: 2.5
      ),
      phase: .ended, style: .transient, pushType: .channel("c=="), origin: .push,
      alert: ActivityAlert(title: "a", body: "b", sound: "c"), number: number,
      requestedAt: Date(timeIntervalSinceReferenceDate: 1),
      startsAt: Date(timeIntervalSinceReferenceDate: 2))
    record.updatedAt = Date(timeIntervalSinceReferenceDate: 3)
    record.endedAt = Date(timeIntervalSinceReferenceDate: 4)
    record.endedBy = .eightHours
    record.dismissesAt = Date(timeIntervalSinceReferenceDate: 6)
    record.timestamp = 7
    record.updates = 8
    return record
  }

  private func pictures(_ url: String) -> StoredActivity.Pictures {
    StoredActivity.Pictures(
      scenes: ActivityScenes(
        pictures: [.lockScreen, .minimal].map {
          ActivityScenes.Picture(
            presentation: $0, scene: Scene(size: CGSize(width: 10, height: 10), widgetURL: url),
            backgroundTint: nil)
        }, islandURL: "island://"), state: Data("{}".utf8), isStale: true)
  }

  func testEveryFieldComesBack() throws {
    let plain = ActivityRecord(
      id: "B", extensionName: "Ride", attributesType: "T", attributes: Data(),
      content: ActivityContentData(state: Data()), phase: .active, origin: .page, number: 1,
      requestedAt: Date(timeIntervalSinceReferenceDate: 1), startsAt: Date(timeIntervalSinceReferenceDate: 1))
    let store = try open()
    try store.save([record(), plain])
    try store.save(pictures("x"), activity: "A")
    try store.save(ProblemRecord(code: "c", message: "m", cure: nil), activity: "B")
    let found = try open().activities()
    XCTAssertEqual(found.map(\.record), [plain, record()], "in the order of starting")
    XCTAssertEqual(found[1].pictures, pictures("x"))
    XCTAssertNil(found[0].pictures)
    XCTAssertEqual(found[0].problem, ProblemRecord(code: "c", message: "m", cure: nil))
    var changed = plain
    changed.content.state = Data("{}".utf8)
    changed.phase = .stale
    changed.updates = 4
    try store.save([changed], removing: ["A"])
    XCTAssertEqual(try open().activities().map(\.record), [changed])
  }

  func testScenesAreKeptOnceAndGoWithTheLast() throws {
    let store = try open()
    try store.save([record("A", number: 1), record("B", number: 2)])
    try store.save(pictures("same"), activity: "A")
    try store.save(pictures("same"), activity: "B")
    XCTAssertEqual(try store.sceneCount(), 1)
    try store.save(pictures("other"), activity: "B")
    XCTAssertEqual(try store.sceneCount(), 2)
    try store.save([ActivityRecord](), removing: ["A"])
    XCTAssertEqual(try store.sceneCount(), 1)
    try store.save([ActivityRecord](), removing: ["B"])
    XCTAssertEqual(try store.sceneCount(), 0)
    try store.save(pictures("late"), activity: "gone")
    XCTAssertEqual(try store.sceneCount(), 0)
  }

  func testTokensComeBack() throws {
    let kinds: [PushDirectory.Entry.Kind] = [
      .start(attributesType: "T"), .update(activityID: "A"), .widgets, .control(id: "c1"),
    ]
    var tokens: [String: PushDirectory.Entry] = [:]
    for (index, kind) in kinds.enumerated() {
      tokens["0\(index)"] = PushDirectory.Entry(
        kind: kind, extensionName: "Ride", bundle: "com.example",
        unregisteredAt: index == 1 ? Date(timeIntervalSinceReferenceDate: 9) : nil)
    }
    let store = try open()
    try store.save(TokenChange(tokens))
    XCTAssertEqual(try open().tokens(), tokens)
    try store.save(TokenChange(forgotten: ["00", "01", "02"]))
    XCTAssertEqual(try open().tokens().keys.sorted(), ["03"])
  }

  func testWhatInfoPlistSaysComesBack() throws {
    let record = ExtensionRecord(
      name: "Ride", executable: "/ride", bundle: nil, bundleIdentifier: "com.example",
      supportsActivities: false, supportsFrequentUpdates: true)
    try open().save(record)
    XCTAssertEqual(try open().extensions(), [record])
  }
}
