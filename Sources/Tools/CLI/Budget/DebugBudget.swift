import ArgumentParser
import Schedule

/// Whether the refresh budget is followed.
enum DebugBudget: String, ExpressibleByArgument, CaseIterable {
  case on, off

  var rules: ScheduleRules {
    var rules = ScheduleRules.standard
    if self == .off { rules.budget = .off }
    return rules
  }
}
