import Archive
import Foundation
import Processes
import Schedule
import XCTest

final class LaunchTests: XCTestCase {
  func testAProgramThatIsNotThereIsNamed() async {
    await assertFails("/no/such/program") { failure in
      guard case .launchFailed(let path, let reason) = failure else { return false }
      return path == "/no/such/program" && reason.contains("No such file")
    }
  }

  func testAProgramThatEndsAtOnceIsReportedWithItsStatus() async {
    await assertFails("/bin/false") { $0 == .crashed(.exited(code: 1), lastLines: []) }
  }

  func testAProgramThatNeverConnectsIsEnded() async throws {
    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
    let task = Task {
      try await ExtensionProcess.launch(
        ExtensionLaunch(executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"]), clock: clock)
    }
    await clock.waitForSleepers()
    clock.advance(by: 10)
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? ProcessFailure, .handshakeTimedOut(seconds: 10, lastLines: []))
    }
  }

  func testAFolderTooDeepForASocketIsExplained() async {
    let deep = URL(fileURLWithPath: "/tmp/" + String(repeating: "d", count: 120))
    try? FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: deep) }
    do {
      _ = try await ExtensionProcess.launch(
        ExtensionLaunch(executable: FakeExtension.executable, socketParent: deep), clock: WallClock())
      XCTFail("started")
    } catch {
      XCTAssertTrue("\(error)".contains("File name too long"), "\(error)")
    }
  }

  func testAnExtensionWithoutAHostSaysHowToStartIt() throws {
    let (status, text) = try run(FakeExtension.executable, environment: [:])
    XCTAssertEqual(status, 64)
    XCTAssertEqual(
      text,
      "This program is a widget extension and does nothing on its own; start it with `vitrine dev PATH`.\n")
  }

  func testAnExtensionThatCannotReachItsHostSaysSo() throws {
    let (status, text) = try run(FakeExtension.executable, environment: ["VITRINE_SOCKET": "/no/such/socket"])
    XCTAssertEqual(status, 64)
    XCTAssertTrue(text.contains("/no/such/socket") && text.contains("No such file"), text)
  }

  func testFromTheStartToTheFirstAnswerIsFast() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try await FakeExtension.start()
    _ = try await process.send(FakeExtension.entries("good"))
    let time = clock.now - start
    await process.stop()
    print("start to first answer: \(time)")
    XCTAssertLessThan(time, .seconds(2), "a generous bound for a busy machine; the goal is 100 ms")
  }

  private func assertFails(_ path: String, _ matches: (ProcessFailure) -> Bool) async {
    do {
      _ = try await ExtensionProcess.launch(
        ExtensionLaunch(executable: URL(fileURLWithPath: path)), clock: WallClock())
      XCTFail("started")
    } catch {
      guard let failure = error as? ProcessFailure else { return XCTFail("\(error)") }
      XCTAssertTrue(matches(failure), "\(failure)")
    }
  }

  private func run(_ program: URL, environment: [String: String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = program
    process.environment = environment
    let error = Foundation.Pipe()
    process.standardError = error
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
