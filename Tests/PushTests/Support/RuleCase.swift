import Activities
import Foundation
import Push
import Schedule
import XCTest

/// A gateway without a socket: rules, tokens, channels and traces on a folder of its own.
struct Bench {
  var folder = Sample.folder()
  var receiver = RecordingReceiver()
  let clock = VirtualClock(noon)

  func start(_ change: (inout PushGateway.Configuration) -> Void = { _ in }) async throws -> PushGateway {
    Sample.fill(receiver.directory)
    var configuration = PushGateway.Configuration(port: 0, folder: folder, tls: true)
    change(&configuration)
    return try await PushGateway.start(configuration, clock: clock, wall: clock, receiver: receiver)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
