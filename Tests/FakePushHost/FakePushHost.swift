import Activities
import Foundation
import Push
import Schedule

/// A push gateway with a pretended device behind it, for clients that nobody here wrote.
///
///     FakePushHost FOLDER [PORT]
///
/// Prints one line of JSON (port, key, tokens) and runs until its input ends.
@main struct FakePushHost {
  /// Applies whatever comes, and says so.
  struct Device: PushReceiver {
    let settled = SettledPushes()
    func stored() async -> Set<String> { [] }
    let directory = PushDirectory()
    func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] {
      pushes.map { push in
        switch push.content {
        case .liveActivity(let activity):
          PushVerdict(
            .applied, rule: "applied", message: "\(activity.event.rawValue) at \(activity.timestamp)",
            changed: ["A1"])
        case .widgets, .controls: PushVerdict(.applied, rule: "reloaded", message: "reloaded")
        }
      }
    }
  }

  static let bundle = "dev.vitrine.delivery"
  static let tokens: [(name: String, hex: String, kind: PushDirectory.Entry.Kind)] = [
    ("start", String(repeating: "5a", count: 80), .start(attributesType: "DeliveryAttributes")),
    ("update", String(repeating: "0b", count: 80), .update(activityID: "A1")),
    ("widgets", String(repeating: "1c", count: 32), .widgets),
    ("control", String(repeating: "2d", count: 32), .control(id: "dev.vitrine.delivery.open")),
    ("ended", String(repeating: "3e", count: 80), .update(activityID: "A0")),
    ("replaced", String(repeating: "4f", count: 32), .widgets),
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments
    let device = Device()
    for token in tokens {
      let isGone = ["ended", "replaced"].contains(token.name)
      device.directory.set(
        token.hex,
        PushDirectory.Entry(
          kind: token.kind, extensionName: "Delivery", bundle: bundle,
          unregisteredAt: isGone ? Date(timeIntervalSince1970: 1_785_000_000.5) : nil))
    }
    let folder = URL(fileURLWithPath: arguments[1])
    var configuration = PushGateway.Configuration(
      port: arguments.count > 2 ? Int(arguments[2])! : 0, folder: folder)
    configuration.limits.request = 2
    let gateway = try await PushGateway.start(configuration, clock: WallClock(), receiver: device)
    let other = try PushKeys(folder: nil).make()
    let narrow =
      try gateway.keys.all.first { $0.topics != nil } ?? gateway.keys.make(topics: ["com.example.other"])
    let said: [String: Any] = [
      "port": gateway.port, "bundle": bundle, "certificate": gateway.certificate!.file.path,
      "fingerprint": gateway.certificate!.fingerprint,
      "key": ["kid": gateway.key.id, "team": gateway.key.teamID, "p8": gateway.key.p8],
      "narrowKey": ["kid": narrow.id, "team": narrow.teamID, "p8": narrow.p8],
      "strangeKey": ["kid": other.id, "team": other.teamID, "p8": other.p8],
      "tokens": Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0.hex) }),
    ]
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: said) + Data("\n".utf8))
    while readLine() != nil {}
    await gateway.stop()
  }
}
