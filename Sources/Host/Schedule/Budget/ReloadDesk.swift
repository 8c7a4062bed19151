import Foundation

/// Decides about wishes at one instant, by the rules and the device's conditions.
struct ReloadDesk {
  enum Verdict: Equatable {
    case grant(ReloadRule, isCharged: Bool)
    case wait(until: Date, ReloadRule)
  }
  var rules: ScheduleRules
  var conditions: DeviceConditions
  var now: Date

  /// What becomes of a wish of a widget that is not being loaded, and may have `allowance` reloads in 24 hours.
  func verdict(on cause: ReloadCause, _ instance: inout InstanceSchedule, allowance: Int) -> Verdict {
    if let rule = cause.freeRule { return .grant(rule, isCharged: false) }
    let planned = instance.stored.nextReload
    if instance.stored.failures > 0 {
      // During back-off only a person, a build or the system may try again earlier.
      if cause != .retry, let planned, planned > now { return .wait(until: planned, .backOff) }
      return .grant(.retry, isCharged: false)
    }
    if cause == .retry { return .grant(.retry, isCharged: false) }
    if instance.isAppActive || instance.isPromised {
      let soonest = instance.stored.loadedAt.map { $0.addingTimeInterval(rules.codeSpacing) } ?? now
      // A load in what is now the future says nothing.
      return soonest > now && soonest <= now.addingTimeInterval(rules.codeSpacing)
        ? .wait(until: soonest, .minimumSpacing) : .grant(.appInForeground, isCharged: false)
    }
    let budget = rules.budget
    if let wait = spacing(cause, instance) { return wait }
    guard budget.isOn else { return .grant(.debugging, isCharged: false) }
    let pace = hourlyPace(allowance)
    if instance.stored.budget.used(at: now) >= allowance {
      return .wait(until: later(instance.stored.budget.roomInDay(allowance, at: now)), .dailyBudget)
    }
    if instance.stored.budget.usedInHour(at: now) >= pace {
      return .wait(until: later(instance.stored.budget.roomInHour(pace, at: now)), .hourlyPace)
    }
    return .grant(.withinBudget, isCharged: true)
  }

  /// How many reloads a widget may have in 24 hours.
  func allowance(of instance: InstanceSchedule) -> Int {
    let budget = rules.budget
    guard let engagement = instance.stored.engagement else { return Int(budget.leastDaily) }
    let share = min(1, engagement.looksADay(at: now) / max(budget.looksForMost, 1))
    var allowance = budget.leastDaily + (budget.mostDaily - budget.leastDaily) * share
    if now.timeIntervalSince(engagement.placedAt) < budget.learningSeconds {
      allowance *= budget.learningFactor
    }
    if conditions.isLowPower { allowance *= budget.lowPowerFactor }
    allowance *= 1 - (1 - budget.fullLoadFactor) * min(1, max(0, conditions.load))
    return max(1, Int(allowance.rounded()))
  }

  /// How many of them in one hour.
  func hourlyPace(_ allowance: Int) -> Int {
    max(1, Int((Double(allowance) / max(1, rules.budget.activeHours)).rounded(.up)))
  }

  /// What has to pass since the last load.
  private func spacing(_ cause: ReloadCause, _ instance: InstanceSchedule) -> Verdict? {
    let budget = rules.budget
    guard let loaded = instance.stored.loadedAt, loaded <= now else { return nil }
    let least = budget.isOn || cause == .policy ? rules.minimumSpacing : rules.codeSpacing
    let unseen = instance.stored.engagement?.unseenSeconds(at: now) ?? 0
    var wait = (seconds: least, rule: ReloadRule.minimumSpacing)
    if budget.isOn {
      if unseen > budget.rareAfter, budget.rareSpacing > wait.seconds {
        wait = (budget.rareSpacing, .rarelySeen)
      } else if unseen > budget.unseenAfter, budget.unseenSpacing > wait.seconds {
        wait = (budget.unseenSpacing, .unseen)
      }
    }
    let until = loaded.addingTimeInterval(wait.seconds)
    return until > now ? .wait(until: budget.coalesced(until), wait.rule) : nil
  }

  /// Never now: what waits must not be asked about again at once.
  private func later(_ date: Date) -> Date {
    rules.budget.coalesced(max(date, now.addingTimeInterval(1)))
  }
}
