import Activities
import Archive
import Foundation

/// The `aps` object of a `liveactivity` push: which members it must have, and of which types.
enum ActivityPayload {
  /// The members that mean something, by their places.
  private struct Members {
    var event, timestamp, state, attributesType, attributes, alert, sound: JSONScanner.Value?
    var staleDate, dismissalDate, relevance, token, channel: JSONScanner.Value?
  }

  /// What a device would say.
  private struct Drop: Error { var verdict: PushVerdict }

  static func decode(
    _ aps: JSONScanner.Value, in scanner: JSONScanner
  ) throws(JSONScanner.Failure) -> PushPayload {
    let members = try members(of: aps, in: scanner)
    do {
      return .content(.liveActivity(try push(members, scanner)))
    } catch {
      return .dropped(error.verdict)
    }
  }

  private static func members(
    of aps: JSONScanner.Value, in scanner: JSONScanner
  ) throws(JSONScanner.Failure) -> Members {
    var members = Members()
    try scanner.members(of: aps) { name, value, scanner throws(JSONScanner.Failure) in
      switch name.count {
      case 5:
        if scanner.isEqual(name, "event") { members.event = value }
        if scanner.isEqual(name, "alert") { members.alert = value }
        if scanner.isEqual(name, "sound") { members.sound = value }
      case 9: if scanner.isEqual(name, "timestamp") { members.timestamp = value }
      case 10:
        if scanner.isEqual(name, "attributes") { members.attributes = value }
        if scanner.isEqual(name, "stale-date") { members.staleDate = value }
      case 13: if scanner.isEqual(name, "content-state") { members.state = value }
      case 14: if scanner.isEqual(name, "dismissal-date") { members.dismissalDate = value }
      case 15:
        if scanner.isEqual(name, "attributes-type") { members.attributesType = value }
        if scanner.isEqual(name, "relevance-score") { members.relevance = value }
      case 16: if scanner.isEqual(name, "input-push-token") { members.token = value }
      case 18: if scanner.isEqual(name, "input-push-channel") { members.channel = value }
      default: break
      }
    }
    return members
  }

  private static func push(_ members: Members, _ scanner: JSONScanner) throws(Drop) -> ActivityPush {
    let event = try event(members.event, scanner)
    guard let timestamp = try seconds(members.timestamp, "timestamp", scanner) else {
      throw missing("timestamp", "the seconds since 1970 at which the content was true")
    }
    var push = ActivityPush(event: event, timestamp: Int(timestamp))
    if let state = try value(members.state, "content-state", .object) {
      push.state = Data(buffer: scanner.slice(state.range))
    } else if event != .end {
      throw missing("content-state", "the activity's ContentState as a JSON object")
    }
    if event == .start {
      guard let type = try value(members.attributesType, "attributes-type", .string) else {
        throw missing("attributes-type", "the name of the ActivityAttributes type")
      }
      guard let attributes = try value(members.attributes, "attributes", .object) else {
        throw missing("attributes", "the attributes as a JSON object")
      }
      push.attributesType = scanner.text(type.range)
      push.attributes = Data(buffer: scanner.slice(attributes.range))
      guard members.alert != nil else {
        throw missing("alert", "a start always alerts: an object with title and body")
      }
      push.wantsToken = try flag(members.token, "input-push-token", scanner)
      push.channel = try value(members.channel, "input-push-channel", .string).map { scanner.text($0.range) }
    }
    push.alert = try ActivityPayloadAlert.alert(members.alert, sound: members.sound, scanner).get(
      orThrow: wrong)
    push.staleDate = try date(members.staleDate, "stale-date", scanner)
    push.dismissalDate = try date(members.dismissalDate, "dismissal-date", scanner)
    push.relevanceScore = try value(members.relevance, "relevance-score", .number)
      .map { scanner.number($0.range) }
    return push
  }

  private static func event(
    _ value: JSONScanner.Value?, _ scanner: JSONScanner
  ) throws(Drop) -> ActivityPush.Event {
    guard let value = try self.value(value, "event", .string) else {
      throw missing("event", "start, update or end")
    }
    if scanner.isEqual(value.range, "update") { return .update }
    if scanner.isEqual(value.range, "start") { return .start }
    if scanner.isEqual(value.range, "end") { return .end }
    let word = scanner.text(value.range).prefix(40)
    throw drop("unknown-event", "`aps.event` is \"\(word)\"; it is start, update or end.")
  }

  /// A member of a kind. `null` counts as left out.
  private static func value(
    _ value: JSONScanner.Value?, _ name: StaticString, _ kind: JSONScanner.Kind
  ) throws(Drop) -> JSONScanner.Value? {
    guard let value, value.kind != .null else { return nil }
    guard value.kind == kind else {
      throw wrong(WrongType(name: "\(name)", found: value.kind, wanted: kind.words))
    }
    return value
  }

  private static func seconds(
    _ value: JSONScanner.Value?, _ name: StaticString, _ scanner: JSONScanner
  ) throws(Drop) -> Double? {
    guard let value = try self.value(value, name, .number) else { return nil }
    let number = scanner.number(value.range)
    guard number.isFinite, abs(number) < 1e11 else {
      throw drop(
        "bad-date",
        """
        `aps.\(name)` is \(String(decoding: scanner.slice(value.range).prefix(30), as: UTF8.self)), which is no date \
        in seconds since 1970; is it in milliseconds?
        """)
    }
    return number
  }

  private static func date(
    _ value: JSONScanner.Value?, _ name: StaticString, _ scanner: JSONScanner
  ) throws(Drop) -> Date? {
    try seconds(value, name, scanner).map { Date(timeIntervalSince1970: $0) }
  }

  /// 1 or true.
  private static func flag(
    _ value: JSONScanner.Value?, _ name: StaticString, _ scanner: JSONScanner
  ) throws(Drop) -> Bool {
    switch value?.kind {
    case nil, .null: return false
    case .number: return scanner.number(value!.range) != 0
    case .boolean: return scanner.isEqual(value!.range, "true")
    default: throw wrong(WrongType(name: "\(name)", found: value!.kind, wanted: "1"))
    }
  }

  private static func drop(_ rule: String, _ message: String) -> Drop {
    Drop(verdict: PushVerdict(.dropped, rule: rule, message: message))
  }

  private static func missing(_ name: String, _ what: String) -> Drop {
    drop("missing-\(name)", "`aps.\(name)` is missing: \(what). A device drops the push without a word.")
  }

  private static func wrong(_ type: WrongType) -> Drop {
    drop(
      "wrong-type",
      "`aps.\(type.name)` is \(type.found.words); a device expects \(type.wanted) and drops the push without a word."
    )
  }
}

/// A member is of another type than a device expects.
struct WrongType: Error {
  var name: String
  var found: JSONScanner.Kind
  var wanted: String
}

extension Result {
  fileprivate func get<E: Error>(orThrow convert: (Failure) -> E) throws(E) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let failure): throw convert(failure)
    }
  }
}
