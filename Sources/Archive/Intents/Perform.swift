import Foundation

/// Asks the extension to run an intent that one of its scenes or controls offered.
package struct PerformRequest: Sendable, Equatable {
  /// Kind of the widget or control the intent stands in; for messages.
  package var kind: String
  /// The payload from `HitRegion.Action.intent` or a control's action, unchanged.
  package var intent: String
  /// The state a toggle is to have: the value of a `SetValueIntent`.
  package var value: Bool?
  /// The device is locked, so the intent's authentication policy counts.
  package var isLocked: Bool
  package init(kind: String, intent: String, value: Bool? = nil, isLocked: Bool = false) {
    self.kind = kind
    self.intent = intent
    self.value = value
    self.isLocked = isLocked
  }
}

/// How an intent ended.
package struct PerformOutcome: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    case done
    /// Nothing ran: the device must be unlocked first.
    case needsAuthentication
    /// `perform()` threw, asked for a value nobody can give here, or the intent is not in the extension.
    case failed(ExtensionFailure)
  }
  package var ending: Ending
  /// Name of the intent's type.
  package var intent: String
  /// The dialog of the result.
  package var dialog: String?
  /// A URL that the intent opens.
  package var opens: String?
  /// The app would come to the front (`openAppWhenRun`, `OpenIntent`, `supportedModes`).
  package var opensApp: Bool
  /// On a device it runs in the app's process, because of this protocol or property; here it ran in the extension's.
  package var appProcess: String?
  /// The value it returned, in words.
  package var value: String?
  /// Seconds that `perform()` took.
  package var seconds: Double
  package var findings: [Diagnostic]
  package init(
    ending: Ending, intent: String, dialog: String? = nil, opens: String? = nil, opensApp: Bool = false,
    appProcess: String? = nil, value: String? = nil, seconds: Double = 0, findings: [Diagnostic] = []
  ) {
    self.ending = ending
    self.intent = intent
    self.dialog = dialog
    self.opens = opens
    self.opensApp = opensApp
    self.appProcess = appProcess
    self.value = value
    self.seconds = seconds
    self.findings = findings
  }
}
