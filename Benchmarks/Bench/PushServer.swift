import Activities
import Foundation
import Push
import Schedule

/// `vitrine-bench push`: a gateway with a device that takes everything, for `h2load`. Prints where it is and what a sender needs, and runs
/// until its input ends.
enum PushServer {
  private struct Device: PushReceiver {
    let settled = SettledPushes()
    func stored() async -> Set<String> { [] }
    let directory = PushDirectory()
    func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] {
      Array(repeating: PushVerdict(.applied, rule: "applied", message: "taken"), count: pushes.count)
    }
  }

  static func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-bench-push-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = Device()
    let token = String(repeating: "5a", count: 80)
    let bundle = "dev.vitrine.delivery"
    device.directory.set(
      token, .init(kind: .update(activityID: "A1"), extensionName: "Delivery", bundle: bundle))
    var configuration = PushGateway.Configuration(port: 0, folder: folder)
    // The host is not measured: nobody is told to wait for it.
    configuration.limits.queue = 1_000_000
    let gateway = try await PushGateway.start(configuration, clock: WallClock(), receiver: device)
    let said: [String: Any] = [
      "port": gateway.port, "token": token, "topic": bundle + ".push-type.liveactivity",
      "jwt": try gateway.key.token(issuedAt: Date()), "pid": Int(getpid()),
    ]
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: said) + Data("\n".utf8))
    while readLine() != nil {}
    await gateway.stop()
  }
}
