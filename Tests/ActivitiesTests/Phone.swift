import Activities
import Archive
import Foundation
import XCTest

/// Monday 1 June 2026, 09:00 in London, and seconds after it.
func at(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_780_300_800 + seconds) }
let hour: TimeInterval = 3600

/// A board with the words in which a life of an activity is told.
struct Phone {
  var board: ActivityBoard
  var companions = CompanionBoard()
  var log: [ActivityEffect] = []

  init(_ limits: ActivityLimits = .standard) { board = ActivityBoard(limits: limits) }

  init(restoring phone: Phone) {
    board = ActivityBoard(
      restoring: Array(phone.board.records.values), state: phone.board.state, limits: phone.board.limits)
  }

  static func content(_ state: String = #"{"eta":9}"#, stale: Date? = nil, relevance: Double = 0)
    -> ActivityContentData
  {
    ActivityContentData(state: Data(state.utf8), staleDate: stale, relevanceScore: relevance)
  }

  @discardableResult mutating func handle(_ event: ActivityEvent, at now: Date) throws -> [ActivityEffect] {
    keep(try board.handle(event, now: now), now)
  }

  @discardableResult mutating func start(
    _ id: String, of app: String = "Delivery", _ content: ActivityContentData = Phone.content(),
    style: ActivityStyleName = .standard, pushType: ActivityPushType? = nil, alert: ActivityAlert? = nil,
    start: Date? = nil, attributes: String = "{}", at now: Date
  ) throws -> [ActivityEffect] {
    try handle(
      .start(
        ActivityStart(
          attributesType: "\(app)Attributes", attributes: Data(attributes.utf8), content: content,
          pushType: pushType,
          style: style, alert: alert, start: start), id: id, extensionName: app, origin: .app, timestamp: nil),
      at: now)
  }

  @discardableResult mutating func update(
    _ id: String, _ content: ActivityContentData = Phone.content(#"{"eta":8}"#), alert: ActivityAlert? = nil,
    timestamp: Int? = nil, at now: Date
  ) throws -> [ActivityEffect] {
    try handle(.update(id: id, content, alert: alert, timestamp: timestamp), at: now)
  }

  @discardableResult mutating func end(
    _ id: String, _ content: ActivityContentData? = nil, _ dismissal: ActivityDismissal = .standard,
    at now: Date
  ) throws -> [ActivityEffect] {
    try handle(.end(id: id, content, dismissal, timestamp: nil), at: now)
  }

  @discardableResult mutating func advance(to now: Date) -> [ActivityEffect] {
    keep(board.advance(to: now), now)
  }

  /// A push to an activity, with the time in seconds as its timestamp unless it has another.
  mutating func push(
    _ id: String?, _ event: ActivityPush.Event = .update, state: String? = #"{"eta":7}"#,
    timestamp: Int? = nil,
    priority: Int = 10, expiration: Date? = nil, alert: ActivityAlert? = nil, dismissal: Date? = nil,
    id pushID: String? = nil, at now: Date
  ) -> PushVerdict {
    let push = ActivityPush(
      event: event, timestamp: timestamp ?? Int(now.timeIntervalSince1970),
      state: state.map { Data($0.utf8) },
      alert: alert, dismissalDate: dismissal)
    let result = board.push(
      push, activity: id, priority: priority, expiration: expiration, pushID: pushID, now: now)
    _ = keep(result.effects, now)
    return result.verdict
  }

  func phase(_ id: String) -> ActivityPhase? { board.records[id]?.phase }
  func state(_ id: String) -> String? {
    board.records[id].map { String(decoding: $0.content.state, as: UTF8.self) }
  }

  private mutating func keep(_ effects: [ActivityEffect], _ now: Date) -> [ActivityEffect] {
    log += effects
    for case .changed(let id) in effects {
      if let record = board.records[id] { _ = companions.changed(record, now: now) }
    }
    return effects
  }
}

let knock = ActivityAlert(title: "Nearly there", body: "Two minutes")

/// The reason and sentence of a refusal.
func XCTAssertRefused<T>(
  _ reason: ActivityRefusal.Reason, _ words: String = "", _ expression: @autoclosure () throws -> T,
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    _ = try expression()
    XCTFail("not refused", file: file, line: line)
  } catch let error as ActivityRefusal {
    XCTAssertEqual(error.reason, reason, file: file, line: line)
    XCTAssertTrue(words.isEmpty || error.message.contains(words), error.message, file: file, line: line)
    XCTAssertTrue(error.message.hasSuffix("."), error.message, file: file, line: line)
  } catch { XCTFail("\(error)", file: file, line: line) }
}
