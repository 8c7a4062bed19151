import Archive
import Foundation

struct OverBudget: CheckRule {
  let information = RuleInformation(
    "over-budget", .warning, "A widget whose budget of reloads is used before a simulated day is over.",
    consequence:
      "From then on it stands still, often in the evening, until reloads of the day before are forgotten.",
    cure:
      "Ask for fewer timelines: longer ones, a later .after(_:), and a reload by the app only when data change."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let day = subject.answers?.day else { return [] }
    return day.widgets.compactMap { widget -> Finding? in
      guard let date = widget.ranOutAt else { return nil }
      return finding(
        "It asks for \(widget.asked) timelines in a simulated day; the budget of \(widget.allowance) is used at \(time(date, day.zone)).",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family])
    }
  }

  private func time(_ date: Date, _ zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }
}
