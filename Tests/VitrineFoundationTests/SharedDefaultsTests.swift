import Foundation
import XCTest

/// User defaults of an App Group that two real processes write at once. The processes are this test bundle, told to run one test.
final class SharedDefaultsTests: XCTestCase {
  private static let variable = "VITRINE_TEST_WORKER"
  private static let count = 200
  private static let suite = "group.example.shared"

  /// What a process does: writes its keys one by one, as an app's or an extension's code does.
  func testWorker() throws {
    guard let name = ProcessInfo.processInfo.environment[Self.variable] else {
      throw XCTSkip("a part of the other test")
    }
    let defaults = try XCTUnwrap(UserDefaults(suiteName: Self.suite))
    for index in 0..<Self.count { defaults.set(index, forKey: "\(name)-\(index)") }
    defaults.set(defaults.integer(forKey: "\(name)-0") + 1, forKey: "\(name)-0")
    defaults.synchronize()
  }

  func testTwoProcessesLoseNoWrite() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    // As `vitrine app` runs an app, which writes each value at once, and as the host runs an extension, which writes at the end.
    let roles = [
      "app": ["VITRINE_HOST": "/dev/null"],
      "extension": ["VITRINE_HOST": "/dev/null", "VITRINE_SOCKET": "/dev/null"],
      "other": ["VITRINE_HOST": "/dev/null"],
    ]
    let processes = try roles.map { name, environment in
      try start(name, environment, home)
    }
    for process in processes {
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0)
    }
    let file = try XCTUnwrap(
      FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        .first { $0.lastPathComponent.hasPrefix(Self.suite) && $0.pathExtension == "plist" })
    let values = try XCTUnwrap(
      PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int])
    for name in roles.keys {
      let missing = (1..<Self.count).filter { values["\(name)-\($0)"] != $0 }
      XCTAssertEqual(missing, [], "\(name) lost writes")
      XCTAssertEqual(values["\(name)-0"], 1)
    }
  }

  private func start(_ name: String, _ environment: [String: String], _ home: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["VitrineFoundationTests.SharedDefaultsTests/testWorker"]
    var all = ProcessInfo.processInfo.environment
    all.merge(environment) { $1 }
    all.merge([
      Self.variable: name, "CFFIXED_USER_HOME": home.path, "HOME": home.path, "XDG_CONFIG_HOME": home.path,
    ]) { $1 }
    process.environment = all
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
