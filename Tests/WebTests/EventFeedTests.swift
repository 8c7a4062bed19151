import Foundation
import Host
import XCTest

@testable import Web

/// Events are numbered, kept for those who were away, and never wait for a slow browser.
final class EventFeedTests: XCTestCase {
  func testTexts() {
    XCTAssertEqual(EventText.text(.widgetChanged(id: "w1")), "event: widget\ndata: {\"id\":\"w1\"}\n\n")
    XCTAssertEqual(EventText.text(.layoutChanged), "event: layout\ndata: {}\n\n")
    XCTAssertEqual(
      EventText.text(.buildStarted(extensionName: "A")),
      "event: build\ndata: {\"extension\":\"A\",\"phase\":\"started\"}\n\n")
    let finished = EventText.text(
      .buildFinished(extensionName: "A", BuildReport(succeeded: true, seconds: 2, messages: [])))
    XCTAssertTrue(finished.contains(#""report":{"messages":[],"seconds":2,"succeeded":true}"#), finished)
  }

  func testALineThatTriesToBeAnEventStaysALine() {
    let text = EventText.text(.log(extensionName: "A", line: "x\n\nevent: widget\rdata: {}\u{2028}"))
    XCTAssertEqual(text.split(separator: "\n").count, 2, text)
    XCTAssertFalse(text.contains("\r"))
  }

  func testAReturningBrowserGetsWhatItMissed() async {
    let feed = EventFeed(run: "r")
    for id in 1...5 { await feed.send(.widgetChanged(id: "w\(id)")) }
    let texts = await take(3, of: feed.subscribe(after: "r-3"))
    XCTAssertEqual(texts[0], "retry: 1000\n\n")
    XCTAssertTrue(texts[1].hasPrefix("id: r-4\n"), texts[1])
    XCTAssertTrue(texts[2].contains("w5"), texts[2])
  }

  func testABrowserThatWasAwayTooLongStartsAnew() async {
    let feed = EventFeed(run: "r")
    for id in 0..<(EventFeed.kept + 10) { await feed.send(.widgetChanged(id: "w\(id)")) }
    for last in ["r-3", "other-510", "r-99999", "r-x", "nonsense", ""] {
      let texts = await take(2, of: feed.subscribe(after: last))
      XCTAssertEqual(texts[1], EventText.reset, last)
    }
  }

  func testANewBrowserGetsOnlyWhatComes() async {
    let feed = EventFeed(run: "r")
    await feed.send(.widgetChanged(id: "before"))
    let stream = await feed.subscribe(after: nil)
    await feed.send(.widgetChanged(id: "after"))
    let texts = await take(2, of: stream)
    XCTAssertTrue(texts[1].contains("after"))
  }

  func testABrowserThatDoesNotReadIsLetGo() async {
    let feed = EventFeed(run: "r")
    let stream = await feed.subscribe(after: nil)
    for id in 0...EventFeed.waiting { await feed.send(.widgetChanged(id: "w\(id)")) }
    let count = await feed.subscriberCount
    XCTAssertEqual(count, 0)
    var received = 0
    for await _ in stream { received += 1 }
    XCTAssertEqual(received, EventFeed.waiting)
  }

  func testBuildsAndLogsAreRemembered() async {
    let feed = EventFeed(run: "r")
    await feed.send(.buildStarted(extensionName: "A"))
    let building = await feed.building
    XCTAssertEqual(building, ["A"])
    await feed.send(
      .buildFinished(extensionName: "A", BuildReport(succeeded: false, seconds: 1, messages: [])))
    for line in 0..<(EventFeed.logLines + 5) { await feed.send(.log(extensionName: "A", line: "\(line)")) }
    let (after, reports, logs) = await (feed.building, feed.reports, feed.logs)
    XCTAssertEqual(after, [])
    XCTAssertEqual(reports["A"]?.succeeded, false)
    XCTAssertEqual(logs["A"]?.count, EventFeed.logLines)
    XCTAssertEqual(logs["A"]?.first, "5")
  }

  private func take(_ count: Int, of stream: AsyncStream<String>) async -> [String] {
    var texts: [String] = []
    for await text in stream {
      texts.append(text)
      if texts.count == count { break }
    }
    return texts
  }
}
