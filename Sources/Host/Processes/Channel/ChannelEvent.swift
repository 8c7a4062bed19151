import Archive

/// A line an extension printed.
package struct OutputLine: Sendable, Equatable {
  package enum Stream: Sendable { case standardOutput, standardError }
  package var stream: Stream
  package var text: String
  package init(stream: Stream, text: String) {
    self.stream = stream
    self.text = text
  }
}

/// What a channel sees, in order.
enum ChannelEvent: Sendable {
  case connected
  case reply(Reply)
  case damaged(ArchiveError)
  case line(OutputLine)
  case disconnected
  /// It went beyond a limit, and was killed for it.
  case breached(LimitBreach)
  /// The last event: everything the process wrote has been read.
  case ended(ExitStatus)
}
