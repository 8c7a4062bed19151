import Foundation

/// The checks that every value passes on its way to and from the wire.
struct WireRules {
  let limits: ArchiveLimits

  /// A length, angle, factor or component.
  @inline(__always)
  func number(_ value: Double, _ field: StaticString) throws -> Double {
    // A NaN fails the comparison too.
    guard value.magnitude <= limits.magnitude else { throw outOfRange(value, field, limits.magnitude) }
    return value
  }

  /// A person's number, which need not be a length: any that is finite.
  func double(_ value: Double, _ field: StaticString) throws -> Double {
    guard value.isFinite else { throw outOfRange(value, field, .greatestFiniteMagnitude) }
    return value
  }

  /// A number of a packed column.
  @inline(__always)
  func number(_ value: Float, _ field: StaticString) throws -> Double {
    try number(Double(value), field)
  }

  /// Seconds: an instant or a duration.
  func seconds(_ value: Double, _ field: StaticString) throws -> Double {
    guard value.magnitude <= limits.seconds else { throw outOfRange(value, field, limits.seconds) }
    return value
  }

  /// An instant.
  func date(_ value: Double, _ field: StaticString) throws -> Date {
    Date(timeIntervalSinceReferenceDate: try seconds(value, field))
  }

  /// An instant as it is written on the wire.
  func wire(_ date: Date, _ field: StaticString) throws -> Double {
    try seconds(date.timeIntervalSinceReferenceDate, field)
  }

  /// A string of bounded length.
  func string(_ value: String, _ field: StaticString) throws -> String {
    let count = value.utf8.count
    guard count <= limits.stringBytes else { throw tooMany(count, field, limits.stringBytes, "bytes") }
    return value
  }

  /// A push token.
  func token(_ value: Data, _ field: StaticString) throws -> Data {
    try count(value.count, field, limit: 256)
    return value
  }

  /// A JSON document: bounded here, read by those who know what should be in it.
  func document(_ value: Data, _ field: StaticString) throws -> Data {
    guard value.count <= limits.stringBytes else {
      throw tooMany(value.count, field, limits.stringBytes, "bytes")
    }
    return value
  }

  /// Refuses a list that is longer than `limit`.
  func count(_ count: Int, _ field: StaticString, limit: Int) throws {
    guard count <= limit else { throw tooMany(count, field, limit, "elements") }
  }

  /// Refuses a list that is longer than an ordinary list may be.
  func list(_ count: Int, _ field: StaticString) throws {
    try self.count(count, field, limit: limits.listElements)
  }

  /// The case for a number on the wire.
  func choice<E: WireEnum>(_ wire: E.Wire, _ field: StaticString, as type: E.Type = E.self) throws -> E {
    guard let value = E.byWire[wire.rawValue] else {
      throw ArchiveError(
        .unknownValue, place: "\(field)", value: "\(wire.rawValue) is no value of \(E.Wire.self)")
    }
    return value
  }

  /// An integer that fits where it is used.
  func integer<Wide: BinaryInteger>(_ value: Wide, _ field: StaticString) throws -> Int {
    guard let value = Int(exactly: value), value >= 0 else {
      throw ArchiveError(.outOfRange, place: "\(field)", value: "\(value) is not a count")
    }
    return value
  }

  /// The error for a part that must be there.
  func missing(_ field: StaticString, _ what: String) -> ArchiveError {
    ArchiveError(.missing, place: "\(field)", value: what)
  }

  private func outOfRange(_ value: Double, _ field: StaticString, _ limit: Double) -> ArchiveError {
    ArchiveError(.outOfRange, place: "\(field)", value: "\(value); allowed is -\(limit)…\(limit)")
  }

  private func tooMany(_ count: Int, _ field: StaticString, _ limit: Int, _ unit: String) -> ArchiveError {
    ArchiveError(.tooLarge, place: "\(field)", value: "\(count) \(unit); the limit is \(limit)")
  }
}
