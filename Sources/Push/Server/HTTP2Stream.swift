import NIOCore

/// One request on a connection, while it comes and while its answer goes.
final class HTTP2Stream {
  fileprivate(set) var id: Int32 = 0
  var request = PushRequest()
  /// Handed to the rules; more bytes of it are thrown away.
  var isTaken = false
  var isClosed = false
  var isAnswered = false
  var startedAt: NIODeadline = .uptimeNanoseconds(0)
  /// The answer's body, and how much of it is gone.
  var answer: [UInt8] = []
  var sent = 0

  func begin(_ id: Int32, at time: NIODeadline) {
    self.id = id
    request.clear()
    isTaken = false
    isClosed = false
    isAnswered = false
    startedAt = time
    answer.removeAll(keepingCapacity: true)
    sent = 0
  }
}
