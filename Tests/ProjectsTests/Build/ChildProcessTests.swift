import Foundation
import Projects
import XCTest

final class ChildProcessTests: XCTestCase {
  private func process(_ script: String, in folder: TemporaryFolder, timeout: Duration) -> ChildProcess {
    ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script],
      output: folder.url.appendingPathComponent("output"), timeout: timeout)
  }

  func testStatusAndOutput() async throws {
    let folder = try TemporaryFolder()
    let end = try await process("echo a; echo b >&2; exit 3", in: folder, timeout: .seconds(20)).run()
    XCTAssertEqual(end, .exited(3))
    XCTAssertEqual(
      try String(contentsOfFile: folder.path + "/output", encoding: .utf8), "a\nb\n")
  }

  func testMemoryIsBounded() async throws {
    let folder = try TemporaryFolder()
    var child = process("echo \"$0\" $(ulimit -v)", in: folder, timeout: .seconds(20))
    child.arguments.append("a \"b\" $c")
    child.mostMemory = 1 << 30
    let end = try await child.run()
    XCTAssertEqual(end, .exited(0))
    XCTAssertEqual(
      try String(contentsOfFile: folder.path + "/output", encoding: .utf8), "a \"b\" $c 1048576\n")
  }

  func testTimeoutStopsTheWholeGroup() async throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    let end = try await process("sleep 60 & sleep 60", in: folder, timeout: .milliseconds(100)).run()
    XCTAssertEqual(end, .tookTooLong)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }

  func testCancellationStopsIt() async throws {
    let folder = try TemporaryFolder()
    let process = process("sleep 60", in: folder, timeout: .seconds(60))
    let task = Task { try await process.run() }
    task.cancel()
    do {
      _ = try await task.value
      XCTFail("Nothing was thrown")
    } catch {
      XCTAssert(error is CancellationError)
    }
  }
}
