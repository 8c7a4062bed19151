import Activities
import Foundation
import Push
import Schedule
import Synchronization

/// A moment that all tests live in.
let noon = Date(timeIntervalSince1970: 1_785_000_000)

/// A device that takes whatever comes and remembers it.
final class RecordingReceiver: PushReceiver {
  let directory = PushDirectory()
  let settled = SettledPushes()
  /// Says of every push that it waits.
  let storesAll: Bool
  private let taken = Mutex<[PushDelivery]>([])
  private let arrivals: AsyncStream<Int>.Continuation
  private let stream: AsyncStream<Int>

  init(storesAll: Bool = false) {
    self.storesAll = storesAll
    (stream, arrivals) = AsyncStream.makeStream()
  }

  var pushes: [PushDelivery] { taken.withLock { $0 } }

  func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] {
    let count = taken.withLock {
      $0 += pushes
      return $0.count
    }
    arrivals.yield(count)
    if storesAll { return pushes.map { _ in PushVerdict(.stored, rule: "not-reached", message: "waits") } }
    return pushes.map { PushVerdict(.applied, rule: "applied", message: "taken", changed: [$0.id]) }
  }

  /// As a host that was restarted and knows of nothing that waits.
  func stored() async -> Set<String> { [] }

  /// Returns once as many pushes have arrived.
  func arrived(_ count: Int) async {
    if pushes.count >= count { return }
    for await seen in stream where seen >= count { return }
  }
}

enum Sample {
  static let bundle = "dev.vitrine.delivery"
  static let start = String(repeating: "5a", count: 80)
  static let update = String(repeating: "0b", count: 80)
  static let widgets = String(repeating: "1c", count: 32)
  static let control = String(repeating: "2d", count: 32)
  static let ended = String(repeating: "3e", count: 80)
  static let replaced = String(repeating: "4f", count: 32)

  static func fill(_ directory: PushDirectory) {
    func set(_ token: String, _ kind: PushDirectory.Entry.Kind, gone: Date? = nil) {
      directory.set(
        token, .init(kind: kind, extensionName: "Delivery", bundle: bundle, unregisteredAt: gone))
    }
    set(start, .start(attributesType: "DeliveryAttributes"))
    set(update, .update(activityID: "A1"))
    set(widgets, .widgets)
    set(control, .control(id: "open"))
    set(ended, .update(activityID: "A0"), gone: noon.addingTimeInterval(0.5))
    set(replaced, .widgets, gone: noon)
  }

  static let payload =
    #"{"aps":{"timestamp":1785000000,"event":"update","content-state":{"stops":3,"driver":"Zoë"}}}"#

  static func headers(_ changes: [String: String?] = [:], token: String) -> [(String, String)] {
    var headers: [String: String] = [
      "authorization": "bearer " + token, "apns-push-type": "liveactivity",
      "apns-topic": bundle + ".push-type.liveactivity",
    ]
    for (name, value) in changes { headers[name] = value }
    return headers.sorted { $0.key < $1.key }
  }

  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("push-tests-\(UUID().uuidString)")
  }
}
