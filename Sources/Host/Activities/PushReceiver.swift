/// What stands behind the push gateway: the device. The gateway accepts pushes; the receiver says what became of them.
package protocol PushReceiver: Sendable {
  /// The tokens and channels that exist, read on every push without waiting.
  var directory: PushDirectory { get }
  /// Where it tells what became of pushes that it answered with `stored`.
  var settled: SettledPushes { get }
  /// Applies accepted pushes in their order and answers each with its verdict.
  func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict]
  /// The ids of pushes that are stored now.
  func stored() async -> Set<String>
}
