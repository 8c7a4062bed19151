import Foundation

/// Notices that somebody set the machine's clock: it and a steady clock went on by different amounts. Sleep of the machine is no jump.
package struct ClockJumps: Sendable {
  /// Seconds that a clock may be corrected by without being a significant change. Ours.
  package static let tolerance: TimeInterval = 60

  private var last: (wall: Date, steady: Duration)?

  package init() {}

  /// Seconds by which the clock was set since the last look, backwards below 0; `nil` for no significant change.
  ///
  /// - Parameter steady: What a clock shows that nobody can set.
  package mutating func look(wall: Date, steady: Duration) -> TimeInterval? {
    defer { last = (wall, steady) }
    guard let last else { return nil }
    let passed = (steady - last.steady) / .seconds(1)
    let jump = wall.timeIntervalSince(last.wall) - passed
    return abs(jump) > Self.tolerance ? jump : nil
  }
}
