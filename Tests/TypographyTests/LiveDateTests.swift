import Archive
import Foundation
import XCTest

import Typography

/// Texts of dates, in a table: seconds from now to the date, and what is shown.
final class LiveDateTests: XCTestCase {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  func testTimer() {
    for (seconds, text) in [
      (900.0, "15:00"), (899.5, "15:00"), (899, "14:59"), (3723, "1:02:03"), (59, "0:59"), (0, "0:00"),
      (-65, "1:05"),
      (-0.5, "0:00"), (360_000, "100:00:00"),
    ] {
      XCTAssertEqual(show(.timer(now + seconds)), text, "\(seconds)")
    }
  }

  func testRelative() {
    for (seconds, text) in [
      (674.0, "11 min, 14 sec"), (8580, "2 hr, 23 min"), (-8580, "2 hr, 23 min"), (14, "14 sec"),
      (0, "0 sec"),
      (660, "11 min"), (7214, "2 hr"), (86400 * 3 + 3600 * 5, "3 days, 5 hr"), (86400, "1 day"),
    ] {
      XCTAssertEqual(show(.relative(now + seconds)), text, "\(seconds)")
    }
  }

  func testOffset() {
    for (seconds, text) in [
      (674.0, "-11 minutes"), (-7200, "+2 hours"), (60, "-1 minute"), (-1, "+1 second"), (0, "+0 seconds"),
      (86400 * 400, "-1 year"),
    ] {
      XCTAssertEqual(show(.offset(now + seconds)), text, "\(seconds)")
    }
  }

  func testIntervalStopsAtItsEnds() {
    func interval(_ from: Double, _ to: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true)
      -> String
    {
      show(
        .timerInterval(
          start: now + from, end: now + to, pause: pause.map { now + $0 }, countsDown: down, showsHours: hours
        ))
    }
    XCTAssertEqual(interval(-60, 240), "4:00")
    XCTAssertEqual(interval(-60, 240, down: false), "1:00")
    XCTAssertEqual(interval(-600, -300), "0:00")
    XCTAssertEqual(interval(-600, -300, down: false), "5:00")
    XCTAssertEqual(interval(60, 360), "5:00")
    XCTAssertEqual(interval(60, 360, down: false), "0:00")
    XCTAssertEqual(interval(-60, 240, pause: -30), "4:30")
    XCTAssertEqual(interval(0, 5400), "1:30:00")
    XCTAssertEqual(interval(0, 5400, hours: false), "90:00")
  }

  func testNextChangeIsTheFirstOne() throws {
    for live in [
      LiveDate.timer(now + 90.25), .timer(now - 5.5), .relative(now + 700), .relative(now + 9000),
      .relative(now - 90_000),
      .offset(now + 674), .offset(now - 86400 * 45),
      .timerInterval(start: now - 5, end: now + 20, pause: nil, countsDown: true, showsHours: true),
    ] {
      let text = show(live)
      let next = try XCTUnwrap(LiveDateFormat.nextChange(live, after: now))
      XCTAssertGreaterThan(next, now)
      XCTAssertNotEqual(show(live, at: next), text, "\(live)")
      XCTAssertEqual(show(live, at: next - 0.01), text, "\(live)")
    }
  }

  func testAFinishedIntervalNeverChanges() {
    let done = LiveDate.timerInterval(
      start: now - 60, end: now - 30, pause: nil, countsDown: true, showsHours: true)
    XCTAssertNil(LiveDateFormat.nextChange(done, after: now))
    let paused = LiveDate.timerInterval(
      start: now - 60, end: now + 60, pause: now - 1, countsDown: true, showsHours: true)
    XCTAssertNil(LiveDateFormat.nextChange(paused, after: now))
  }

  func testGermanUnits() {
    let text = LiveDateFormat.string(
      .relative(now + 8580), at: now, locale: "de_DE", timeZone: "Europe/Berlin")
    XCTAssertTrue(text.contains("Std") && text.contains("Min"), text)
  }

  func testExtremeDatesDoNotTrap() {
    for date in [
      Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e300),
      Date(timeIntervalSinceReferenceDate: .nan),
    ] {
      for live in [
        LiveDate.timer(date), .relative(date), .offset(date),
        .timerInterval(start: date, end: now, pause: nil, countsDown: true, showsHours: true),
      ] {
        _ = show(live)
        _ = LiveDateFormat.nextChange(live, after: now)
        _ = LiveDateFormat.widest(live, at: now, locale: "en_US", timeZone: "GMT")
      }
    }
  }

  func testLiveTextIsLaidOutAtItsInstant() {
    let text = RichText(segments: [
      TextSegment(.date(.timer(now + 900)), style: TextStyle(size: 17, monospacedDigits: true))
    ])
    let early = TextEngine.shared.layout(text, width: nil, height: nil, at: now, displayScale: 3)
    let late = TextEngine.shared.layout(text, width: nil, height: nil, at: now + 850, displayScale: 3)
    XCTAssertGreaterThan(early.size.width, late.size.width)
  }

  private func show(_ live: LiveDate, at date: Date? = nil) -> String {
    LiveDateFormat.string(live, at: date ?? now, locale: "en_US", timeZone: "GMT")
  }
}
