import Archive
import Foundation

/// What is worth telling the author about an activity's life.
package struct ActivityFinding: Sendable, Equatable, Codable {
  package enum Rule: String, Sendable, CaseIterable, Codable {
    /// Nobody ended it; the system did, after eight hours.
    case neverEnded = "never-ended"
    /// Its content grew old and was not renewed.
    case stale
    /// Nearly all of the bytes that attributes and state may have are used.
    case nearSizeLimit = "near-size-limit"
  }
  package var rule: Rule
  /// A sentence: what happened, what to do.
  package var message: String
}

extension ActivityRecord {
  /// What its author should know.
  package func findings(_ limits: ActivityLimits = .standard) -> [ActivityFinding] {
    var findings: [ActivityFinding] = []
    if endedBy == .eightHours {
      findings.append(
        ActivityFinding(
          rule: .neverEnded,
          message:
            "\(name) was never ended: the system did it after \(Int(limits.activeSeconds / 3600)) hours. Call end(_:dismissalPolicy:), or send a push with event `end`, as soon as it is over."
        ))
    }
    if phase == .stale {
      let date = content.staleDate?.words ?? "its stale date"
      findings.append(
        ActivityFinding(
          rule: .stale,
          message:
            "\(name) is stale since \(date). Update it, or let its view say by context.isStale that it is out of date."
        ))
    }
    let size = attributes.count + content.state.count
    if size * 10 >= limits.startBytes * 9 {
      findings.append(
        ActivityFinding(
          rule: .nearSizeLimit,
          message:
            "Attributes and state of \(name) have \(size) of \(limits.startBytes) bytes. Send names of assets instead of images, and keep what only the app needs out of them."
        ))
    }
    return findings
  }
}
