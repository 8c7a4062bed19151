import Activities
import Foundation

/// What the gateway found out about a request, beside the request itself.
struct TraceHead {
  static let kind: UInt8 = 1

  var number: UInt64
  var id: PushID
  var origin: PushTrace.Origin
  var receivedAt: Date
  var status: Int
  var reason: APNsReason?
  var detail: String?
  var claims: [UInt8]
  var match: PushTrace.Match?
  var awaitsVerdict: Bool
  var isRepeat: Bool

  func write(_ request: PushRequest, to writer: inout RecordWriter) {
    writer.integer(number)
    writer.integer(id.high)
    writer.integer(id.low)
    writer.integer(
      UInt8((origin == .page ? 1 : 0) | (awaitsVerdict ? 2 : 0) | (isRepeat ? 4 : 0) | (match == nil ? 0 : 8))
    )
    writer.date(receivedAt)
    writer.integer(UInt16(status))
    writer.text(reason?.rawValue)
    writer.text(detail)
    writer.data(claims)
    if let match {
      writer.text(match.kind)
      writer.text(match.name)
      writer.text(match.extensionName)
      writer.text(match.bundle)
    }
    writer.data(request.fields)
    writer.data(request.body)
  }

  /// Number and identifier of a record, for the index.
  static func entry(_ record: ArraySlice<UInt8>, place: TraceLog.Place) -> TraceLog.Entry? {
    var reader = RecordReader(record.dropFirst())
    guard let number: UInt64 = reader.integer(), let high: UInt64 = reader.integer(),
      let low: UInt64 = reader.integer(), let flags: UInt8 = reader.integer()
    else { return nil }
    return TraceLog.Entry(
      id: PushID(high: high, low: low), number: number, place: place, verdict: nil,
      awaitsVerdict: flags & 2 != 0)
  }

  static func read(_ record: ArraySlice<UInt8>) -> PushTrace? {
    var reader = RecordReader(record.dropFirst())
    guard let number: UInt64 = reader.integer(), let high: UInt64 = reader.integer(),
      let low: UInt64 = reader.integer(), let flags: UInt8 = reader.integer(), let date = reader.date(),
      let status: UInt16 = reader.integer(), let reason = reader.text(), let detail = reader.text(),
      let claims = reader.text()
    else { return nil }
    var match: PushTrace.Match?
    if flags & 8 != 0 {
      guard let kind = reader.text(), let name = reader.text(), let owner = reader.text(),
        let bundle = reader.text()
      else { return nil }
      match = PushTrace.Match(kind: kind, name: name, extensionName: owner, bundle: bundle)
    }
    guard let fields = reader.data(), let body = reader.text() else { return nil }
    let all = PushRequest.list(fields)
    func pseudo(_ name: String) -> String { all.first { $0[0] == name }?[1] ?? "" }
    return PushTrace(
      number: number, id: PushID(high: high, low: low).description, origin: flags & 1 == 0 ? .network : .page,
      receivedAt: date, method: pseudo(":method"), path: pseudo(":path"),
      headers: all.filter { !$0[0].hasPrefix(":") }, token: claims.isEmpty ? nil : claims, payload: body,
      status: Int(status), reason: reason.isEmpty ? nil : reason, detail: detail.isEmpty ? nil : detail,
      match: match,
      isRepeat: flags & 4 != 0)
  }
}

/// What became of a push, as it is written.
struct VerdictRecord {
  static let kind: UInt8 = 2
  /// As many names of what changed are kept: a broadcast may change 100,000.
  static let namesLimit = 20

  var id: PushID
  var number: UInt64
  var date: Date
  var verdict: PushVerdict

  init(id: PushID, number: UInt64, date: Date, verdict: PushVerdict) {
    self.id = id
    self.number = number
    self.date = date
    self.verdict = verdict
  }

  init?(_ record: ArraySlice<UInt8>) {
    guard record.first == Self.kind else { return nil }
    var reader = RecordReader(record.dropFirst())
    guard let number: UInt64 = reader.integer(), let high: UInt64 = reader.integer(),
      let low: UInt64 = reader.integer(),
      let date = reader.date(), let outcome = reader.text().flatMap(PushVerdict.Outcome.init),
      let rule = reader.text(),
      let message = reader.text(), let count: UInt8 = reader.integer()
    else { return nil }
    var changed: [String] = []
    for _ in 0..<count {
      guard let name = reader.text() else { return nil }
      changed.append(name)
    }
    self.init(
      id: PushID(high: high, low: low), number: number, date: date,
      verdict: PushVerdict(outcome, rule: rule, message: message, changed: changed))
  }

  func write(to writer: inout RecordWriter) {
    writer.integer(number)
    writer.integer(id.high)
    writer.integer(id.low)
    writer.date(date)
    writer.text(verdict.outcome.rawValue)
    writer.text(verdict.rule)
    writer.text(verdict.message)
    writer.integer(UInt8(min(verdict.changed.count, Self.namesLimit)))
    for name in verdict.changed.prefix(Self.namesLimit) { writer.text(name) }
  }
}
