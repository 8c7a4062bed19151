import Archive
import Schedule

/// Hears of everything that is decided and drawn, at once and in order: for simulations and measurements. It is called by the host's actor
/// and must not take long.
package protocol HostObserver: Sendable {
  /// Something was decided about a wish for a timeline.
  func decided(_ entry: LedgerEntry, widget: String)
  /// A timeline has come; the observer hears of it before anything of it is shown.
  func loaded(_ timeline: ArchivedTimeline, widget: String)
  /// A load has failed.
  func failed(_ problem: Problem, widget: String)
  /// Another entry of the timeline shows.
  func shows(entry: Int?, widget: String)
}
