import Host
import Projects

extension BuildReport {
  /// The compiler's words, for the page.
  init(_ outcome: BuildOutcome) {
    self.init(
      succeeded: outcome.succeeded, seconds: outcome.seconds,
      messages: outcome.messages.map(Message.init) + outcome.notes.map(Message.init))
  }

  /// A build that did not even begin.
  init(_ failure: CommandFailure) {
    let words = [failure.message, failure.cure].compactMap { $0 }.joined(separator: " ")
    self.init(
      succeeded: false, seconds: 0,
      messages: [Message(file: "", line: 0, column: 0, severity: "error", text: words)])
  }
}

extension BuildReport.Message {
  fileprivate init(_ note: ProjectNote) {
    self.init(file: "", line: 0, column: 0, severity: "warning", text: note.message)
  }

  fileprivate init(_ message: CompilerMessage) {
    self.init(
      file: message.file, line: message.line, column: message.column,
      severity: message.severity.rawValue, text: message.text, excerpt: message.excerpt)
  }
}
