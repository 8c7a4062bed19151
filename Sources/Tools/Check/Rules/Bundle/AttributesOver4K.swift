import Archive

struct AttributesOver4K: CheckRule {
  let information = RuleInformation(
    "attributes-over-4k", .error, "A #Preview of a Live Activity whose attributes and state are above 4 KB.",
    consequence: "Activity.request throws attributesTooLarge, and an update of that size is dropped.",
    cure: "Keep names and numbers in the attributes, and pictures in the asset catalog or the App Group.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let limit = subject.limits.activityBytes
    return (subject.answers?.activities ?? []).compactMap { activity in
      guard let size = activity.sizes.first, size > limit else { return nil }
      return finding(
        "Attributes and state of \(activity.type) take \(size) bytes in a #Preview; \(limit) is the most.",
        at: subject.source.place(ofActivity: activity.type), kind: activity.type)
    }
  }
}
