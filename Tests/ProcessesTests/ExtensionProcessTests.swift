import Archive
import Foundation
import Glibc
import Processes
import Schedule
import XCTest

final class ExtensionProcessTests: XCTestCase {
  func testAnExtensionAnswers() async throws {
    let process = try await FakeExtension.start()
    guard case .bundle(let bundle) = try await process.send(.describe) else { return XCTFail("no bundle") }
    XCTAssertEqual(bundle.widgets.map(\.kind), ["good"])
    guard case .timeline(let timeline) = try await process.send(FakeExtension.entries("steps")) else {
      return XCTFail("no timeline")
    }
    XCTAssertEqual(timeline.entries.count, 3)
    await process.stop()
  }

  func testAnswersMayComeFromAnyThreadAndFromTheMainQueue() async throws {
    let process = try await FakeExtension.start()
    for kind in ["thread", "dispatch", "good"] {
      guard case .timeline = try await process.send(FakeExtension.entries(kind)) else { return XCTFail(kind) }
    }
    await process.stop()
  }

  func testManyRequestsAtOnceGetTheirOwnAnswers() async throws {
    let process = try await FakeExtension.start()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let isTimeline: Bool
          switch try await process.send(index % 2 == 0 ? .describe : FakeExtension.entries("good")) {
          case .timeline: isTimeline = true
          default: isTimeline = false
          }
          return isTimeline == (index % 2 == 1)
        }
      }
      for try await isRight in group { XCTAssertTrue(isRight) }
    }
    await process.stop()
  }

  func testACrashIsNamedWithSwiftsOwnWords() async throws {
    let failure = try await failure(of: "crash")
    guard case .crashed(.signalled, let lines, _) = failure else { return XCTFail("\(failure)") }
    XCTAssertTrue(lines.contains { $0.contains("Fatal error: the widget broke") }, "\(lines)")
    XCTAssertTrue(failure.description.contains("crashed with SIG"), failure.description)
    XCTAssertTrue(failure.description.contains("Fatal error: the widget broke"), failure.description)
  }

  func testASignalIsNamed() async throws {
    let failure = try await failure(of: "segfault")
    XCTAssertTrue(failure.description.contains("SIGSEGV"), failure.description)
  }

  func testAnExitInTheMiddleIsACrashWithItsStatus() async throws {
    let three = try await failure(of: "exit")
    XCTAssertEqual(three, .crashed(.exited(code: 3), lastLines: []))
    let zero = try await failure(of: "leave")
    XCTAssertEqual(zero, .crashed(.exited(code: 0), lastLines: []))
    let half = try await failure(of: "half")
    XCTAssertEqual(half, .crashed(.exited(code: 0), lastLines: []))
  }

  func testGarbageEndsTheProcessAndIsNamed() async throws {
    let failure = try await failure(of: "garbage")
    guard case .damaged(let error) = failure else { return XCTFail("\(failure)") }
    XCTAssertEqual(error.code, .malformed)
  }

  func testAnOversizedFrameEndsTheProcess() async throws {
    let failure = try await failure(of: "oversized")
    guard case .damaged(let error) = failure else { return XCTFail("\(failure)") }
    XCTAssertEqual(error.code, .tooLarge)
    XCTAssertEqual(error.place, "frame")
  }

  func testAnAnswerTooLargeToSendComesAsAFailure() async throws {
    let process = try await FakeExtension.start()
    guard case .failure(let failure) = try await process.send(FakeExtension.entries("wide")) else {
      return XCTFail("no failure")
    }
    XCTAssertEqual(failure.code, .tooLarge)
    await process.stop()
  }

  func testAClosedConnectionEndsTheProcess() async throws {
    var limits = ProcessLimits.standard
    limits.farewell = 0.05
    let process = try await FakeExtension.start(arguments: ["closes"], limits: limits)
    let failure = await failure(of: "good", process)
    guard case .disconnected = failure else { return XCTFail("\(failure)") }
    await assertGone(process)
  }

  func testAHangIsReportedAfterFiveSecondsAndEndedAfterTwentyEight() async throws {
    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
    let process = try await FakeExtension.start(clock: clock)
    let answer = Task { try await process.send(FakeExtension.entries("hang")) }
    await clock.waitForSleepers()
    clock.advance(by: 5)
    var events = process.events.makeAsyncIterator()
    let slow = await events.next()
    XCTAssertEqual(slow, .slow(request: 1, seconds: 5))
    await clock.waitForSleepers()
    clock.advance(by: 22.9)
    XCTAssertNotNil(process.privateDirtyBytes(), "it still runs")
    clock.advance(by: 0.1)
    let result = await answer.result
    XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? ProcessFailure, .hung(seconds: 28)) }
    let last = await events.next()
    XCTAssertEqual(last, .ended(.hung(seconds: 28)))
    await assertGone(process)
  }

  func testASecondAnswerIsNoticedAndIgnored() async throws {
    let process = try await FakeExtension.start()
    _ = try await process.send(FakeExtension.entries("twice"))
    var events = process.events.makeAsyncIterator()
    let event = await events.next()
    XCTAssertEqual(event, .answeredTwice(request: 1))
    guard case .bundle = try await process.send(.describe) else { return XCTFail("no bundle") }
    await process.stop()
  }

  func testAnAnswerToNothingIsNoticedAndIgnored() async throws {
    let process = try await FakeExtension.start()
    guard case .timeline = try await process.send(FakeExtension.entries("unknown")) else {
      return XCTFail("no timeline")
    }
    var events = process.events.makeAsyncIterator()
    let event = await events.next()
    XCTAssertEqual(event, .answerToUnknown(request: 4242))
    await process.stop()
  }

  func testWidgetCenterIsHeard() async throws {
    let process = try await FakeExtension.start()
    _ = try await process.send(FakeExtension.entries("reload"))
    var events = process.events.makeAsyncIterator()
    let event = await events.next()
    guard case .reload(kind: "reload", let number)? = event else {
      return XCTFail("\(String(describing: event))")
    }
    XCTAssertGreaterThan(number, 0)
    await process.stop()
  }

  func testPrintedLinesArriveOneByOneAndBounded() async throws {
    let process = try await FakeExtension.start()
    _ = try await process.send(FakeExtension.entries("print"))
    await process.stop()
    var lines: [OutputLine] = []
    for await line in process.output { lines.append(line) }
    XCTAssertTrue(lines.contains(OutputLine(stream: .standardOutput, text: "a line of output")))
    XCTAssertTrue(lines.contains(OutputLine(stream: .standardError, text: "a line of error")))
    XCTAssertEqual(lines.map(\.text.utf8.count).max(), 4096 + " …".utf8.count)
  }

  func testStoppingEndsTheProcessAndLeavesNoZombie() async throws {
    let process = try await FakeExtension.start()
    XCTAssertGreaterThan(try XCTUnwrap(process.privateDirtyBytes()), 0)
    let isRunning = await process.isRunning
    XCTAssertTrue(isRunning)
    await process.stop()
    await assertGone(process)
    do {
      _ = try await process.send(.describe)
      XCTFail("a stopped process answered")
    } catch {
      XCTAssertEqual(error as? ProcessFailure, .stopped)
    }
  }

  func testStoppingAHangingProcessFailsItsRequest() async throws {
    var limits = ProcessLimits.standard
    limits.farewell = 0.01
    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
    let process = try await FakeExtension.start(clock: clock, limits: limits)
    let answer = Task { try await process.send(FakeExtension.entries("hang")) }
    await clock.waitForSleepers()
    await process.stop()
    let result = await answer.result
    XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? ProcessFailure, .stopped) }
  }

  /// Sends a request that the process does not survive, and tells why.
  private func failure(of kind: String) async throws -> ProcessFailure {
    let process = try await FakeExtension.start()
    let failure = await failure(of: kind, process)
    await assertGone(process)
    return failure
  }

  private func failure(of kind: String, _ process: ExtensionProcess) async -> ProcessFailure {
    do {
      let answer = try await process.send(FakeExtension.entries(kind))
      XCTFail("answered \(answer)")
    } catch let failure as ProcessFailure {
      return failure
    } catch {
      XCTFail("\(error)")
    }
    return .stopped
  }

  private func assertGone(_ process: ExtensionProcess, line: UInt = #line) async {
    _ = await process.ended()
    XCTAssertEqual(kill(process.pid, 0), -1, "the process is still there", line: line)
    XCTAssertNil(process.privateDirtyBytes(), line: line)
  }
}
