import ArgumentParser
import Limits
import Schedule

/// Whether the refresh budget is followed.
enum DebugBudget: String, ExpressibleByArgument, CaseIterable {
  case on, off

  func rules(_ limits: Limits) -> ScheduleRules {
    var rules = ScheduleRules(limits)
    if self == .off { rules.budget = .off }
    return rules
  }
}
