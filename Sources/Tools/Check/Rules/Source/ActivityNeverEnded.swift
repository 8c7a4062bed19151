import Archive
internal import SwiftSyntax

struct ActivityNeverEnded: CheckRule {
  let information = RuleInformation(
    "activity-never-ended", .warning, "A Live Activity that is started and nowhere ended.",
    consequence: "It stays for eight hours on the Lock Screen, and then as something that has ended.",
    cure: "Call activity.end(_:dismissalPolicy:) when what it shows is over.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let calls = subject.source.all.calls
    let starts = calls.filter { $0.node.name == "request" && $0.node.path.first == "Activity" }
    // A push may end it.
    let mayEnd =
      calls.contains { $0.node.name == "end" }
      || starts.contains { call in
        call.node.argument("pushType").map { !$0.isNil } ?? false
      }
    return mayEnd ? [] : starts.map { finding("This activity is never ended.", at: $0.place) }
  }
}
