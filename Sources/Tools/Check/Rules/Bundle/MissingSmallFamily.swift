import Archive

struct MissingSmallFamily: CheckRule {
  let information = RuleInformation(
    "missing-small-family", .note, "A Live Activity without a layout for Apple Watch and CarPlay.",
    consequence: "The Watch's Smart Stack and CarPlay put the island's two compact sides together.",
    cure:
      "Add .supplementalActivityFamilies([.small]) and a layout for @Environment(\\.activityFamily) == .small."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    (subject.answers?.bundle.activities ?? []).filter { !$0.supplementalFamilies.contains("small") }.map {
      finding(
        "\($0.attributesType) has no small family.", at: subject.source.place(ofActivity: $0.attributesType),
        kind: $0.attributesType)
    }
  }
}
