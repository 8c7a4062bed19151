import Synchronization

/// Which widgets each open page has in sight. A page that has not said anything for a while is closed.
final class PagesInSight: Sendable {
  /// How long a page that says nothing counts; pages repeat what they see every 30 seconds.
  private static let patience = Duration.seconds(75)
  /// Pages that are remembered at most.
  private static let most = 64

  private struct Page {
    var widgets: Set<String>
    var saidAt: ContinuousClock.Instant
  }
  private let pages = Mutex<[String: Page]>([:])

  /// What one page sees; answers what all of them see.
  func report(_ page: String, _ widgets: Set<String>, at now: ContinuousClock.Instant) -> Set<String> {
    pages.withLock { pages in
      pages = pages.filter { now - $0.value.saidAt < Self.patience }
      pages[page] = widgets.isEmpty ? nil : Page(widgets: widgets, saidAt: now)
      if pages.count > Self.most, let oldest = pages.min(by: { $0.value.saidAt < $1.value.saidAt })?.key {
        pages[oldest] = nil
      }
      return pages.values.reduce(into: []) { $0.formUnion($1.widgets) }
    }
  }
}
