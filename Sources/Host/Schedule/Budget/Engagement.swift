import Foundation

/// How often a placed widget is looked at.
package struct Engagement: Sendable, Equatable, Codable {
  /// When the widget was placed: the learning phase begins.
  package private(set) var placedAt: Date
  /// When it was last in sight.
  package private(set) var seenAt: Date
  /// Whether it is in sight now.
  package private(set) var isVisible = false
  /// Looks a day, as of `seenAt`: those of the last days count most.
  private var rate = 0.0

  /// Days after which a look counts a third. D.
  private static let memory = 2.0

  /// A widget is looked at when it is placed.
  package init(placedAt: Date) {
    self.placedAt = placedAt
    seenAt = placedAt
  }

  /// Looks a day.
  package func looksADay(at now: Date) -> Double {
    rate * exp(-max(0, now.timeIntervalSince(seenAt)) / 86400 / Self.memory)
  }

  /// Seconds since it was last in sight.
  package func unseenSeconds(at now: Date) -> TimeInterval {
    isVisible ? 0 : max(0, now.timeIntervalSince(seenAt))
  }

  /// It comes into sight, which is a look, or goes out of it.
  package mutating func see(_ visible: Bool, at now: Date) {
    guard visible != isVisible else { return }
    if visible { rate = looksADay(at: now) + 1 / Self.memory }
    if !visible { rate = looksADay(at: now) }
    isVisible = visible
    seenAt = max(seenAt, now)
  }

  /// Nobody looks when a host begins.
  package func restored() -> Self {
    var copy = self
    copy.isVisible = false
    return copy
  }
}
