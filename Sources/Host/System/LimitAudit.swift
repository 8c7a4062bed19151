import Archive
import Limits
import Processes

/// What a timeline needed more of than it should, without being stopped for it. The code of each finding is the limit's name.
enum LimitAudit {
  static func findings(_ timeline: ArchivedTimeline, _ limits: ProcessLimits) -> [Diagnostic] {
    [slow(timeline.timings, limits), long(timeline.entries.count, limits)].compactMap(\.self)
  }

  /// A control's value that took `seconds`.
  static func slowControl(_ seconds: Double, _ limits: ProcessLimits) -> Diagnostic? {
    guard seconds > limits.controlSlow else { return nil }
    return finding(
      .controlSlow,
      "The control's value took \(text(seconds)); the limit `control-slow` is \(text(limits.controlSlow)). Meanwhile it shows its last value and looks frozen."
    )
  }

  private static func slow(_ timings: StageTimings, _ limits: ProcessLimits) -> Diagnostic? {
    let seconds = timings.provider + timings.evaluate + timings.layout
    guard seconds.isFinite, seconds > limits.slowAnswer else { return nil }
    return finding(
      .providerSlow,
      "The timeline took \(text(seconds)); the limit `provider-slow` is \(text(limits.slowAnswer)), and at \(text(limits.answer)) it is cut. Prepare the data in the app, and read it from the App Group."
    )
  }

  private static func long(_ count: Int, _ limits: ProcessLimits) -> Diagnostic? {
    guard count > limits.advisedEntries else { return nil }
    return finding(
      .timelineEntriesAdvised,
      "The timeline has \(count) entries; the limit `timeline-entries-advised` is \(limits.advisedEntries). Each entry is a picture that is drawn and kept, and most are replaced before they are shown."
    )
  }

  private static func finding(_ limit: LimitName, _ message: String) -> Diagnostic {
    Diagnostic(code: limit.rawValue, severity: .warning, message: message)
  }

  private static func text(_ seconds: Double) -> String {
    LimitUnit.seconds.text((seconds * 10).rounded() / 10)
  }
}
