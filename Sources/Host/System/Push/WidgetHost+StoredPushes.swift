import Activities
import Archive
import Foundation

/// Pushes for a device that is not reached.
extension WidgetHost {
  static let storageSetting = "push-storage"
  static let unreachableSetting = "device-unreachable"

  /// Whether pushes reach the device.
  package var isReachable: Bool { desk.isReachable }

  /// The ids of pushes that wait: for the device to be reached, or for the hour's budget.
  package func stored() -> Set<String> {
    desk.board.heldPushes.union(desk.storage.waiting.map(\.id))
  }

  /// Takes the device out of the network, or puts it back: what was stored for it is delivered then.
  package func setReachable(_ isReachable: Bool) async {
    guard isReachable != desk.isReachable else { return }
    desk.isReachable = isReachable
    do {
      try store.save(setting: Self.unreachableSetting, isReachable ? "" : "yes")
    } catch {
      logger.error("Whether the device is reached could not be kept: \(error)")
    }
    guard isReachable else { return setAlarm() }
    expireStored()
    let waiting = desk.storage.waiting
    let verdicts = await deliver(waiting)
    // Only now: a process that ends before has them still.
    var delivered: [SettledPush] = []
    for (push, verdict) in zip(waiting, verdicts) where verdict.rule != PushRule.notReached.rawValue {
      desk.storage.remove(push.id)
      delivered.append(SettledPush(id: push.id, verdict))
    }
    keepStorage()
    settled.tell(delivered)
    setAlarm()
  }

  /// The device is not reached.
  func keep(_ push: PushDelivery) -> PushVerdict {
    let bundle: String
    switch push.target {
    case .token(let hex):
      guard let entry = directory.entry(hex) else { return .unknownTarget }
      bundle = entry.bundle
    case .channel(_, let name): bundle = name
    }
    let (verdict, lost) = desk.storage.store(push, bundle: bundle, now: clock.now)
    if verdict.outcome == .stored { keepStorage() }
    if let lost { settled.tell([lost]) }
    setAlarm()
    return verdict
  }

  /// Forgets what has waited too long.
  func expireStored() {
    let gone = desk.storage.expire(now: clock.now)
    guard !gone.isEmpty else { return }
    keepStorage()
    settled.tell(gone)
  }

  private func keepStorage() {
    do {
      let json = try JSONEncoder().encode(desk.storage)
      try store.save(setting: Self.storageSetting, String(decoding: json, as: UTF8.self))
    } catch {
      logger.error("Stored pushes could not be kept: \(error)")
    }
  }
}
