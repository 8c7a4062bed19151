import Foundation

/// One reason for which a widget matters: `WidgetRelevanceAttribute`.
package struct RelevanceClue: Sendable, Equatable {
  package enum Context: Sendable, Equatable {
    /// Between two instants; both are the same for an exact one.
    case interval(from: Date, to: Date)
    /// At a place that the system knows from habits: `home`, `work`, `school` or `commute`.
    case place(String)
    /// While something goes on: `wakeup`, `bedtime`, `workoutActive`, `activityRingsIncomplete` or `headphones`.
    case condition(String)
  }
  /// What the widget shows then: the values of its configuration.
  package var values: IntentValues
  /// When; `nil` for a clue that only names a group.
  package var context: Context?
  /// `WidgetRelevanceGroup.named(_:)`; of several widgets of one group one is suggested at a time.
  package var group: String?
  package init(values: IntentValues = [:], context: Context?, group: String? = nil) {
    self.values = values
    self.context = context
    self.group = group
  }
}
