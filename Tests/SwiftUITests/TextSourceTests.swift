import Archive
import Foundation
import XCTest

import SwiftUI

/// Texts of the time in formats of the system and of the widget.
@MainActor final class TextSourceTests: XCTestCase {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func live(_ text: Text) -> LiveDate? {
    for case .liveText(let node) in scene(300, 50, { text }).leaves {
      for case .date(let date) in node.text.segments.map(\.content) { return date }
    }
    return nil
  }
  private func steps(_ text: Text) -> [(TimeInterval, String)] {
    guard case .schedule(let steps)? = live(text) else { return [] }
    return steps.map { ($0.date.timeIntervalSince(now).rounded(), $0.text) }
  }

  func testTimersTickByThemselves() async {
    XCTAssertEqual(
      live(Text(.currentDate, format: .timer(countingDownIn: now..<(now + 600)))),
      .timerInterval(start: now, end: now + 600, pause: nil, countsDown: true, showsHours: true))
    XCTAssertEqual(
      live(Text(.currentDate, format: .stopwatch(startingAt: now - 5, showsHours: false))),
      .timerInterval(start: now - 5, end: now - 5 + 1e9, pause: nil, countsDown: false, showsHours: false))
  }

  func testOffsetsAreWrittenOut() async {
    let found = steps(Text(.currentDate, format: .offset(to: now - 7260, maxFieldCount: 2)))
    XCTAssertEqual(found.first?.1, "2 hours, 1 minute")
    XCTAssertEqual(found.dropFirst().first?.0, 60)
    XCTAssertEqual(found.dropFirst().first?.1, "2 hours, 2 minutes")
    XCTAssertLessThanOrEqual(found.count, 300)
    XCTAssertEqual(steps(Text(.currentDate, format: .offset(to: now + 90))).first?.1, "-1 minute, 30 seconds")
  }

  func testReferencesTurnIntoDates() async {
    let found = steps(Text(.currentDate, format: .reference(to: now + 7200)))
    XCTAssertEqual(found.first?.1, "in 2 hours")
    XCTAssertEqual(
      steps(Text(.currentDate, format: .reference(to: now + 86_400 * 10))).first?.1, "January 25, 2027")
  }

  func testAFormatOfOnesOwn() async {
    struct Tens: DiscreteFormatStyle {
      func format(_ value: Date) -> String { "\(Int(value.timeIntervalSince1970) / 10 % 100)" }
      func discreteInput(after input: Date) -> Date? {
        Date(timeIntervalSince1970: ((input.timeIntervalSince1970 / 10).rounded(.down) + 1) * 10)
      }
      func discreteInput(before input: Date) -> Date? { input - 10 }
    }
    let found = steps(Text(TimeDataSource.currentDate, format: Tens()))
    XCTAssertEqual(found.prefix(3).map(\.0), [0, 10, 20])
    XCTAssertEqual(found.prefix(3).map(\.1), ["0", "1", "2"])
    XCTAssertEqual(found.count, 300)
  }

  func testASourceThatNeverMovesOn() async {
    struct Stuck: DiscreteFormatStyle {
      func format(_ value: Date) -> String { "x" }
      func discreteInput(after input: Date) -> Date? { input }
      func discreteInput(before input: Date) -> Date? { input }
    }
    XCTAssertEqual(steps(Text(TimeDataSource.currentDate, format: Stuck())).count, 1)
  }
}
