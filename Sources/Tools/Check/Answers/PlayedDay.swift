import Foundation
import Simulate

/// A day that was played with the real providers: what became of their wishes for reloads.
package struct PlayedDay: Sendable, Equatable {
  struct Widget: Sendable, Equatable {
    var kind: String
    var family: String
    /// Wishes for a timeline.
    var asked: Int
    /// Reloads of the budget of 24 hours.
    var allowance: Int
    /// When the budget was used; `nil` where it was enough.
    var ranOutAt: Date?
  }
  var widgets: [Widget]
  var zone: TimeZone

  /// Plays one day, with one seed, of somebody who looks now and then.
  ///
  /// - Throws: what `Simulation.run` throws.
  package static func play(_ simulation: Simulation) async throws -> PlayedDay {
    var simulation = simulation
    simulation.days = 1
    simulation.seed = 1
    let report = try await simulation.run()
    return PlayedDay(
      widgets: report.widgets.map { widget in
        let ranOut = widget.budget.first { $0.ranOutAt != nil }
        return Widget(
          kind: widget.kind, family: widget.family, asked: widget.asked,
          allowance: (ranOut ?? widget.budget.first)?.allowance ?? 0, ranOutAt: ranOut?.ranOutAt)
      }, zone: simulation.zone)
  }
}
