import Archive
import Schedule

/// A rule about something odd that the host sees in a timeline, too.
protocol AuditRule: CheckRule {
  /// Codes of `TimelineAudit`.
  var audits: Set<String> { get }
}

extension AuditRule {
  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget -> [Finding] in
      guard let timeline = widget.timeline, let now = subject.answers?.surroundings.now else { return [] }
      return TimelineAudit.findings(timeline.entries.map(\.date), policy: timeline.policy, madeAt: now)
        .filter { audits.contains($0.code) }.map {
          finding(
            $0.message, at: subject.source.place(ofKind: widget.kind), kind: widget.kind,
            looks: [widget.family.rawValue])
        }
    }
  }
}
