import Archive
import Foundation

struct EntriesTooClose: CheckRule {
  let information = RuleInformation(
    "entries-too-close", .warning, "Entries less than five minutes apart.",
    consequence:
      "The system may pass entries over that follow so closely, and an hour of them is a reload of the day's budget.",
    cure:
      "Put entries at least five minutes apart; Text(_, style: .timer) and ProgressView(timerInterval:) go on by themselves."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.compactMap { widget -> Finding? in
      let dates = (widget.timeline?.entries.map(\.date) ?? []).sorted()
      let gaps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }
      let close = gaps.filter { $0 < subject.limits.entrySpacing }
      // A short one by chance, such as from now to the next full hour, is none.
      guard close.count > 1, let median = close.sorted().dropFirst(close.count / 2).first else { return nil }
      return finding(
        "\(close.count + 1) entries are about \(Self.words(median)) apart; \(Self.words(subject.limits.entrySpacing)) is the least that Apple names.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
  }

  static func words(_ seconds: Double) -> String {
    let (count, unit) =
      seconds < 120 ? (Int(seconds.rounded()), "second") : (Int((seconds / 60).rounded()), "minute")
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
