import Foundation

/// What a page has to know of the host's clock.
package struct TimeReading: Sendable, Equatable {
  package var now: Date
  /// Seconds that pass on it in a second; 0 where it stands.
  package var rate: Double
  /// It runs ahead of the real one, on a copy of everything.
  package var isAhead: Bool
  /// It is on its way to this instant, as fast as it can.
  package var destination: Date?
  /// Whether it can be run ahead.
  package var isMovable: Bool
  /// Another number is another course of events: pictures and revisions of one say nothing about the other.
  package var course: Int

  package init(
    now: Date, rate: Double = 1, isAhead: Bool = false, destination: Date? = nil, isMovable: Bool = false,
    course: Int = 0
  ) {
    self.now = now
    self.rate = rate
    self.isAhead = isAhead
    self.destination = destination
    self.isMovable = isMovable
    self.course = course
  }
}
