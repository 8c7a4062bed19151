import Foundation
import Host

/// How the host's clock goes. Instants are seconds since 1970.
struct ClockDocument: Encodable {
  var now: Date
  /// Seconds that pass on it in a second; 0: it stands.
  var rate: Double
  /// It is ahead of the machine's, on a copy of everything.
  var ahead: Bool
  /// It is on its way to this instant, as fast as it can.
  var destination: Date?
  /// It can be run ahead.
  var movable: Bool
  /// Another number is another course of events: revisions of one say nothing about the other.
  var course: Int

  init(_ time: TimeReading) {
    now = time.now
    rate = time.rate
    ahead = time.isAhead
    destination = time.destination
    movable = time.isMovable
    course = time.course
  }
}
