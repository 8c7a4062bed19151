import Archive

struct StaleUnused: CheckRule {
  let information = RuleInformation(
    "stale-unused", .warning, "A Live Activity that looks the same when its content is out of date.",
    consequence: "After the stale date people go on trusting “3 min” that is twenty minutes old.",
    cure: "Look at context.isStale, and say that the content is old.")

  func findings(in subject: CheckSubject) -> [Finding] {
    (subject.answers?.activities ?? []).filter { $0.showsStale == false }.map { activity in
      finding(
        "No presentation of \(activity.type) changes when its content is out of date.",
        at: subject.source.place(ofActivity: activity.type), kind: activity.type)
    }
  }
}
