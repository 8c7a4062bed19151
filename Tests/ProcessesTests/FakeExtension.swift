import Archive
import Foundation
import Processes
import Schedule

/// The program of `Tests/FakeExtension`, beside the program of the tests.
enum FakeExtension {
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("FakeExtension")

  static func start(
    clock: any HostClock = WallClock(), restClock: any HostClock = WallClock(), arguments: [String] = [],
    limits: ProcessLimits = .standard
  ) async throws -> ExtensionProcess {
    try await ExtensionProcess.launch(
      ExtensionLaunch(executable: executable, arguments: arguments), clock: clock, restClock: restClock,
      limits: limits)
  }

  /// A request whose kind tells the fake how to behave.
  static func entries(_ kind: String) -> Request.Body {
    .entries(
      EntriesRequest(
        kind: kind, family: .systemSmall, source: .timeline,
        environments: [
          SceneEnvironment(
            size: CGSize(width: 170, height: 170), now: Date(timeIntervalSinceReferenceDate: 1_000_000))
        ]))
  }
}
