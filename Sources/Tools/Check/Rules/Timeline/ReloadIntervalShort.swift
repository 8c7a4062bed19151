import Archive
import Foundation

struct ReloadIntervalShort: CheckRule {
  let information = RuleInformation(
    "reload-interval-short", .warning, "A timeline that wants to be made again within 15 minutes.",
    consequence:
      "A widget has 40 to 70 reloads a day: asked for more often, the budget is used by the afternoon and the widget stands still.",
    cure:
      "Ask again after 15 minutes at the earliest; give entries ahead, or let the app reload when its data change."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.compactMap { widget -> Finding? in
      guard let timeline = widget.timeline, let now = subject.answers?.surroundings.now,
        let next = Self.reload(of: timeline)
      else { return nil }
      let wait = next.timeIntervalSince(now)
      // What has passed, or ends at once, is another rule's.
      guard wait > 60 || timeline.policy != .atEnd && wait > -60, wait < subject.limits.reloadInterval - 1
      else { return nil }
      return finding(
        "The next timeline is wanted \(EntriesTooClose.words(max(wait, 0))) after this one; \(EntriesTooClose.words(subject.limits.reloadInterval)) is the least that the budget bears.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
  }

  static func reload(of timeline: ArchivedTimeline) -> Date? {
    switch timeline.policy {
    case .after(let date): date
    case .atEnd: timeline.entries.map(\.date).max()
    case .never: nil
    }
  }
}
