import Archive
import Foundation
import Schedule
import Simulate
import XCTest

final class WastedReloadTests: XCTestCase {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_000)

  /// Minutes from now, and the word that each entry shows.
  private func timeline(_ entries: (Double, String)...) -> WastedReload.Timeline {
    let archive = ArchivedTimeline(
      entries: entries.map { minute, word in
        ArchivedEntry(
          date: now + minute * 60,
          scenes: [SceneVariant(environment: 0, scene: Scene(size: .zero, widgetURL: word))])
      }, policy: .atEnd)
    return (archive, TimelineDates(archive))
  }

  private func isWasted(_ new: WastedReload.Timeline, _ old: WastedReload.Timeline) -> Bool {
    WastedReload.isWasted(new, after: old, at: now)
  }

  func testTheSamePicturesAtOtherDatesAreWasted() {
    XCTAssertTrue(isWasted(timeline((0, "a")), timeline((-60, "a"))))
    XCTAssertTrue(isWasted(timeline((0, "a"), (10, "b")), timeline((-60, "a"), (10, "b"))))
    XCTAssertTrue(isWasted(timeline((0, "b"), (30, "b")), timeline((-60, "a"), (-5, "b"))))
  }

  func testAnotherPictureIsNot() {
    XCTAssertFalse(isWasted(timeline((0, "b")), timeline((-60, "a"))))
    XCTAssertFalse(
      isWasted(timeline((0, "a"), (10, "b")), timeline((-60, "a"))), "the old one would stay at a")
    XCTAssertFalse(
      isWasted(timeline((0, "a"), (20, "b")), timeline((-60, "a"), (10, "b"))), "ten minutes earlier")
  }

  func testWhatTheOldOneWouldHaveShownLaterCounts() {
    XCTAssertFalse(isWasted(timeline((0, "a"), (30, "a")), timeline((-60, "a"), (10, "b"), (20, "a"))))
  }

  func testWithoutEntriesNothingIsWasted() {
    XCTAssertFalse(isWasted(timeline(), timeline((0, "a"))))
  }
}
