import Foundation

/// What one placed widget has used of its day: a rolling window of 24 hours in quarters of an hour.
///
/// 96 bytes of counts, one for each quarter; a reload is counted until the quarter it was in is a day old.
package struct ReloadBudget: Sendable, Equatable {
  static let quarters = 96
  static let quarterSeconds = 900.0
  private static let inHour = 4

  private typealias Words = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  /// The quarter, counted from the reference date, that the window ends with.
  private var last: Int32 = .min
  private var total: UInt16 = 0

  package init() {}

  /// From the dates of reloads that were charged.
  package init(charged dates: some Sequence<Date>) {
    for date in dates.sorted() { spend(at: date) }
  }

  /// Counts one reload.
  package mutating func spend(at date: Date) {
    move(to: date)
    let place = Self.place(last)
    guard self[place] < .max else { return }
    self[place] += 1
    total += 1
  }

  /// Reloads in the last 24 hours.
  package mutating func used(at date: Date) -> Int {
    move(to: date)
    return Int(total)
  }

  /// Reloads in the last hour: this quarter and the three before it.
  package mutating func usedInHour(at date: Date) -> Int {
    move(to: date)
    return (0..<Self.inHour).reduce(0) { $0 + Int(self[Self.place(last - Int32($1))]) }
  }

  /// When fewer than `limit` are left of the last hour.
  package mutating func roomInHour(_ limit: Int, at date: Date) -> Date {
    room(limit, used: usedInHour(at: date), in: Self.inHour, at: date)
  }

  /// When fewer than `limit` are left of the last 24 hours.
  package mutating func roomInDay(_ limit: Int, at date: Date) -> Date {
    room(limit, used: used(at: date), in: Self.quarters, at: date)
  }

  /// When fewer than `limit` of the `used` ones are left in a window of so many quarters, the last of which is now.
  private func room(_ limit: Int, used: Int, in window: Int, at date: Date) -> Date {
    if used < limit { return date }
    var left = used
    for back in (0..<window).reversed() {
      left -= Int(self[Self.place(last - Int32(back))])
      if left < limit { return Self.start(of: last + Int32(window - back)) }
    }
    return Self.start(of: last + Int32(window))
  }

  /// Lets go what is a day old. A clock that goes back changes nothing until it is where it was.
  private mutating func move(to date: Date) {
    let now = Self.quarter(of: date)
    guard now > last else { return }
    let passed = Int(now) - Int(last)
    last = now
    guard total > 0 else { return }
    if passed >= Self.quarters {
      words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      total = 0
      return
    }
    for back in 0..<passed {
      let place = Self.place(now - Int32(back))
      total -= UInt16(self[place])
      self[place] = 0
    }
  }

  private subscript(place: Int) -> UInt8 {
    get { withUnsafeBytes(of: words) { $0[place] } }
    set { withUnsafeMutableBytes(of: &words) { $0[place] = newValue } }
  }

  private static func place(_ quarter: Int32) -> Int {
    let rest = Int(quarter) % quarters
    return rest < 0 ? rest + quarters : rest
  }

  /// Dates beyond sixty thousand years count as those.
  private static func quarter(of date: Date) -> Int32 {
    let quarter = (date.timeIntervalSinceReferenceDate / quarterSeconds).rounded(.down)
    return Int32(max(-2e9, min(2e9, quarter.isNaN ? 0 : quarter)))
  }

  private static func start(of quarter: Int32) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(quarter) * quarterSeconds)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.last == right.last && left.total == right.total
      && withUnsafeBytes(of: left.words) { a in
        withUnsafeBytes(of: right.words) { b in a.elementsEqual(b) }
      }
  }
}
