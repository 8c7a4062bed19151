import Archive
import Foundation
import Processes
import Schedule
import XCTest

/// What a program's own `Date()` says while the host moves its clock.
final class ExtensionClockTests: XCTestCase {
  private let noon = Date(timeIntervalSince1970: 1_805_284_800)

  func testAClockIsMovedWhileTheProgramRuns() async throws {
    let clock = try ExtensionClock()
    clock.set(noon)
    let process = try await start(clock.environment)
    for date in [noon, noon + 86400, noon - 3600, noon + 0.25] {
      clock.set(date)
      let shown = try await now(of: process)
      XCTAssertEqual(shown.timeIntervalSince1970, date.timeIntervalSince1970, accuracy: 1e-6)
    }
    await process.stop()
  }

  func testAClockRunsOnAtItsRate() async throws {
    let clock = try ExtensionClock()
    let process = try await start(clock.environment)
    clock.set(noon, rate: 1_000_000)
    let first = try await now(of: process)
    let second = try await now(of: process)
    XCTAssertGreaterThan(first, noon)
    XCTAssertGreaterThan(second, first)
    await process.stop()
  }

  func testAClockThatIsNotSetOrReleasedIsTheMachines() async throws {
    let clock = try ExtensionClock()
    let process = try await start(clock.environment)
    try await assertTheMachines(process)
    clock.set(noon)
    clock.release()
    try await assertTheMachines(process)
    await process.stop()
  }

  func testAClockFollowsTheHostsClock() async throws {
    let clock = try ExtensionClock()
    let process = try await start(clock.environment)
    let host = VirtualClock(noon)
    clock.follow(host)
    host.advance(by: 60)
    var shown = try await now(of: process)
    XCTAssertEqual(shown, noon)
    clock.follow(host)
    shown = try await now(of: process)
    XCTAssertEqual(shown, noon + 60)
    let movable = MovableClock()
    movable.move(to: movable.now + 86400)
    clock.follow(movable)
    shown = try await now(of: process)
    XCTAssertEqual(shown.timeIntervalSince(Date()), 86400, accuracy: 30)
    await process.stop()
  }

  func testAFileThatIsDamagedLaterChangesNothing() async throws {
    for damage in [Data(), Data("VTRCLK1\0".utf8), Data(repeating: 0xFF, count: 56), Data(count: 4096)] {
      let clock = try ExtensionClock()
      clock.set(noon)
      let process = try await start(clock.environment)
      var shown = try await now(of: process)
      XCTAssertEqual(shown, noon)
      try Self.overwrite(clock.file, damage)
      shown = try await now(of: process)
      XCTAssertEqual(shown, noon, "\(damage.count) bytes")
      await process.stop()
    }
  }

  func testAFileThatVanishesChangesNothing() async throws {
    var clock: ExtensionClock? = try ExtensionClock()
    clock?.set(noon)
    let file = clock!.file
    let process = try await start(clock!.environment)
    clock = nil
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
    let shown = try await now(of: process)
    XCTAssertEqual(shown, noon)
    await process.stop()
  }

  func testNumbersBeyondReasonAreNotTaken() async throws {
    // `rate` at 32, `base` at 16, both sequences at 8 and 48.
    let changes: [(offset: Int, word: UInt64)] = [
      (32, Double.nan.bitPattern), (32, (-1.0).bitPattern), (32, 2e6.bitPattern), (16, UInt64(Int64.max)),
      (16, UInt64(bitPattern: .min)), (24, UInt64(Int64.max)), (48, 77),
    ]
    for change in changes {
      let clock = try ExtensionClock()
      clock.set(noon)
      var bytes = try Data(contentsOf: clock.file)
      XCTAssertEqual(bytes.count, 56)
      withUnsafeBytes(of: change.word) { bytes.replaceSubrange(change.offset..<change.offset + 8, with: $0) }
      try Self.overwrite(clock.file, bytes)
      let process = try await start(clock.environment)
      try await assertTheMachines(process, "\(change)")
      await process.stop()
    }
  }

  func testWhatIsNoClockIsTheMachines() async throws {
    for path in ["/no/such/file", "/tmp", "/dev/zero", ""] {
      let process = try await start(["VITRINE_CLOCK": "file:\(path)"])
      try await assertTheMachines(process, path)
      await process.stop()
    }
  }

  func testDatesAtTheEndOfTimeStayInBounds() async throws {
    let clock = try ExtensionClock()
    let process = try await start(clock.environment)
    clock.set(.distantFuture, rate: .infinity)
    var shown = try await now(of: process)
    XCTAssertEqual(shown, Date(timeIntervalSince1970: 4_600_000_000))
    clock.set(.distantPast, rate: -1)
    shown = try await now(of: process)
    XCTAssertEqual(shown, Date(timeIntervalSince1970: -4_600_000_000))
    await process.stop()
  }

  func testADeviceWithoutNetworkReachesItselfOnly() async throws {
    let clock = try ExtensionClock()
    clock.set(noon)
    let process = try await start(clock.environment)
    func words() async throws -> String? {
      guard case .timeline(let timeline) = try await process.send(FakeExtension.entries("network")) else {
        return nil
      }
      return timeline.entries[0].scenes[0].scene.widgetURL
    }
    let before = try await words()
    clock.setOffline(true)
    let offline = try await words()
    XCTAssertEqual(offline, "away \(ENETUNREACH), here 0")
    clock.set(noon + 60)
    let still = try await words()
    XCTAssertEqual(still, offline, "another time is not another place")
    let shown = try await now(of: process)
    XCTAssertEqual(shown, noon + 60)
    clock.setOffline(false)
    let after = try await words()
    XCTAssertEqual(after, before)
    await process.stop()
  }

  // MARK: - Helpers

  private func start(_ environment: [String: String]) async throws -> ExtensionProcess {
    try await ExtensionProcess.launch(
      ExtensionLaunch(executable: FakeExtension.executable, environment: environment), clock: WallClock())
  }

  private func now(of process: ExtensionProcess) async throws -> Date {
    guard case .timeline(let timeline) = try await process.send(FakeExtension.entries("clock")) else {
      throw ProcessFailure.stopped
    }
    return timeline.entries[0].date
  }

  private func assertTheMachines(
    _ process: ExtensionProcess, _ message: String = "", line: UInt = #line
  ) async throws {
    let shown = try await now(of: process)
    XCTAssertEqual(shown.timeIntervalSinceNow, 0, accuracy: 30, message, line: line)
  }

  /// The same file with other bytes.
  private static func overwrite(_ file: URL, _ bytes: Data) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: bytes)
    try handle.close()
  }
}
