extension LimitTable {
  /// The refresh budget; docs/decisions/0022 says why.
  static let budget = [
    row(
      .budgetLeast, .budget, 40, .count, "Reloads in 24 hours of a widget that is hardly looked at.", .apple,
      keepingUpToDate + " (40 to 70)"),
    row(
      .budgetMost, .budget, 70, .count, "The same of one that is looked at very often.", .apple,
      keepingUpToDate + " (40 to 70)"),
    row(
      .budgetLooks, .budget, 36, .count, "Looks a day from which on a widget has the most.", .ours,
      "12 looks a day give 50"),
    row(
      .budgetActiveTime, .budget, 12 * hour, .seconds, "The allowance of a day is spread over so long.",
      .ours,
      "twelve reloads an hour use it up by 6 in the evening", hour...24 * hour),
    row(
      .learningTime, .budget, 3 * day, .seconds, "After placing, the system learns for so long.", .ours,
      keepingUpToDate + " (a few days)"),
    row(
      .learningFactor, .budget, 1.5, .factor, "What the allowance is multiplied by meanwhile.", .ours,
      "Apple says more"),
    row(
      .lowPowerFactor, .budget, 0.5, .factor, "What it is multiplied by in Low Power Mode.", .ours,
      "it is less", 0...1),
    row(
      .fullLoadFactor, .budget, 0.5, .factor, "What it is multiplied by under full load.", .ours,
      "it is less", 0...1),
    row(
      .unseenAfter, .budget, 2 * hour, .seconds,
      "A widget that was not in sight for so long is reloaded seldom.", .ours,
      "Apple says that it depends on visibility"),
    row(.unseenSpacing, .budget, hour, .seconds, "Between two loads of such a widget.", .ours, "as above"),
    row(
      .rareAfter, .budget, day, .seconds,
      "A widget that was not in sight for so long is on a rarely visited page.", .ours,
      "Apple says that it is reloaded less"),
    row(.rareSpacing, .budget, 4 * hour, .seconds, "Between two loads of such a widget.", .ours, "as above"),
    row(
      .reloadCoalescing, .budget, 15, .seconds,
      "Reloads wait for the next full so many seconds, to become one wake-up.", .ours,
      "Apple says that they are merged", 0...3600),
  ]
}
