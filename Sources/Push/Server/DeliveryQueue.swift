import Activities

/// An accepted push on its way to the host.
struct QueuedPush: Sendable {
  var delivery: PushDelivery
  var id: PushID
  var number: UInt64
  /// Where its trace is.
  var index: Int
}

/// Accepted pushes in their order, bounded. Used by one thread.
struct DeliveryQueue {
  /// As many go to the host at a time.
  static let batch = 512

  private var waiting: [QueuedPush] = []
  private(set) var isDelivering = false
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { waiting.count }

  mutating func append(_ push: QueuedPush) { waiting.append(push) }

  /// The next pushes; `nil` when there are none, or when some are with the host already.
  mutating func next() -> [QueuedPush]? {
    guard !isDelivering, !waiting.isEmpty else { return nil }
    isDelivering = true
    let batch = Array(waiting.prefix(Self.batch))
    waiting.removeFirst(batch.count)
    return batch
  }

  mutating func delivered() { isDelivering = false }
}
