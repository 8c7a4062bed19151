import Archive
import Foundation
import Processes
import Projects
import Schedule

/// A bundled example, compiled and run as `vitrine` does it, with its clock stopped at one instant and a home folder of its own: what
/// somebody tapped on this machine does not show.
enum ExampleExtension {
  /// Wednesday, 17 March 2027, 10:09:00 GMT.
  static let instant = Date(timeIntervalSince1970: 1_805_278_140)

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameter home: an empty folder for what the example keeps.
  static func launch(_ name: String, home: URL) async throws -> ExtensionProcess {
    try await launch(at: "Examples/\(name)", home: home)
  }

  /// A folder below the project's.
  static func launch(
    at path: String, home: URL, environment: [String: String] = [:]
  ) async throws -> ExtensionProcess {
    let sdk = try SDK.locate()
    let folder = try ExtensionFolder.find(at: root.appendingPathComponent(path).path)
    let outcome = try await ExtensionBuild(
      sdk: sdk, compiler: try .locate(), cache: BuildCache(for: folder)
    ).run(folder)
    guard outcome.succeeded, let executable = outcome.executable else {
      throw Failure(text: outcome.messages.map { "\($0)" }.joined(separator: "\n"))
    }
    return try await ExtensionProcess.launch(
      ExtensionLaunch(
        executable: executable,
        environment: [
          "VITRINE_CLOCK": "fixed:\(Int(instant.timeIntervalSince1970))", "TZ": "GMT", "LANG": "en_US.UTF-8",
          "LC_ALL": "en_US.UTF-8", "CFFIXED_USER_HOME": home.path,
          "XDG_CONFIG_HOME": home.appendingPathComponent("Library/Preferences").path,
          "VITRINE_GROUPS": home.appendingPathComponent("groups").path,
        ].merging(environment) { $1 }), clock: WallClock())
  }

  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}

extension ExtensionProcess {
  func bundle() async throws -> BundleDescription {
    guard case .bundle(let bundle) = try await send(.describe) else {
      throw ExampleExtension.Failure(text: "no description")
    }
    return bundle
  }
  func entries(_ request: EntriesRequest) async throws -> ArchivedTimeline {
    switch try await send(.entries(request)) {
    case .timeline(let timeline): return timeline
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "an answer to another question")
    }
  }
  func control(_ request: ControlRequest) async throws -> ControlState {
    switch try await send(.control(request)) {
    case .control(let state): return state
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "an answer to another question")
    }
  }
  func activity(_ request: ActivityRequest) async throws -> ActivityScenes {
    switch try await send(.activity(request)) {
    case .activity(let scenes): return scenes
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "an answer to another question")
    }
  }
  func perform(_ request: PerformRequest) async throws -> PerformOutcome {
    switch try await send(.perform(request)) {
    case .performed(let outcome): return outcome
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "an answer to another question")
    }
  }
}
