import Archive

/// The thread that reads requests. It alone sees the end of the connection, so a busy main thread cannot keep an extension alive
/// that has lost its host.
enum RequestReader {
  /// Reads until the connection ends; never returns.
  static func run(_ connection: HostConnection, receive: (Request) -> Void) -> Never {
    var reader = FrameReader()
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while let count = connection.read(into: buffer) {
        reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        deliver(from: &reader, connection, receive)
      }
    }
    ProcessExit.finished()
  }

  private static func deliver(
    from reader: inout FrameReader, _ connection: HostConnection, _ receive: (Request) -> Void
  ) {
    do throws(ArchiveError) {
      while let message = try reader.next() {
        let request = try ArchiveCodec.decodeRequest(message)
        if request.body == .shutdown {
          connection.send(Reply(id: request.id, body: .goodbye))
          ProcessExit.finished()
        }
        // Whoever asked may be holding up the queue of requests.
        if case .answer(let question, let answer) = request.body {
          HostQuestions.shared.answered(question, answer)
          continue
        }
        receive(request)
      }
    } catch {
      ProcessExit.damaged(
        "The host sent something this extension cannot read; host and extension may be of different versions of Vitrine. \(error)"
      )
    }
  }
}
