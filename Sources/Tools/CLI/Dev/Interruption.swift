import Dispatch
import Foundation

/// Ctrl-C and a polite request to end.
enum Interruption {
  /// Returns when one of them comes, or when the task is cancelled.
  static func wait() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in stream { break }
    for source in sources { source.cancel() }
  }
}
