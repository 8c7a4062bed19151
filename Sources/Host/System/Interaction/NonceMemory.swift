/// The numbers of the last taps, so that none runs twice.
struct NonceMemory {
  /// How many are remembered. Ours: more taps than a person makes while a request can still be under way.
  static let kept = 4096
  /// Characters a nonce may have.
  static let lengths = 1...128

  private var known: Set<String> = []
  private var ring: [String] = []
  private var next = 0

  /// Notes a nonce. Throws `Problem` when it was used before or is none.
  mutating func use(_ nonce: String) throws(Problem) {
    guard Self.lengths.contains(nonce.utf8.count) else { throw .noNonce }
    guard known.insert(nonce).inserted else { throw .replayedTap }
    if ring.count < Self.kept {
      ring.append(nonce)
    } else {
      known.remove(ring[next])
      ring[next] = nonce
      next = (next + 1) % Self.kept
    }
  }
}
