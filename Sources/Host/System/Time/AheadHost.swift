import Foundation
import Schedule

/// A copy of a host that lives ahead of the real time. What it loads, charges and keeps ends with it.
package struct AheadHost: Sendable {
  package let host: WidgetHost
  package let clock: VirtualClock
  private let discard: @Sendable () -> Void

  /// - Parameter discard: Takes away what was kept for it.
  package init(host: WidgetHost, clock: VirtualClock, discard: @escaping @Sendable () -> Void = {}) {
    self.host = host
    self.clock = clock
    self.discard = discard
  }

  /// Moves the clock to `date`, stopping at everything that is due on the way until that is done: however long a provider takes, it takes
  /// no time on this clock. Ends early when the task is cancelled.
  func run(to date: Date) async {
    var last: Date?
    while !Task.isCancelled, let due = await host.nextDeadline, due <= date {
      // What stays due after it was done must not hold the clock up for ever.
      let next = max(due, clock.now).addingTimeInterval(due == last ? 1 : 0)
      guard next <= date else { break }
      last = due
      clock.advance(to: next)
      await host.catchUp()
    }
    guard !Task.isCancelled else { return }
    clock.advance(to: date)
    await host.catchUp()
  }

  func end() async {
    await host.stop()
    discard()
  }
}
