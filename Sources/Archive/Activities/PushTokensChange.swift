import Foundation

/// What `WidgetPushHandler` and `ControlPushHandler` are told: the tokens, and the widgets or controls they stand for.
package struct PushTokensChange: Sendable, Equatable {
  package enum Subject: String, Sendable, CaseIterable { case widgets, controls }
  package var subject: Subject
  /// The extension's token for its widgets (with `.widgets`), and what is placed; controls have a token each.
  package var answer: HostAnswer
  package init(subject: Subject, answer: HostAnswer) {
    self.subject = subject
    self.answer = answer
  }
}
