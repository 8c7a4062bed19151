import Foundation
import Vitrineos
import XCTest

/// `Logger`, `os_log` and the locks of `os`.
final class LogTests: XCTestCase {
  private func lines(_ body: () -> Void) -> [String] {
    let heard = OSAllocatedUnfairLock(initialState: [String]())
    LogLine.hear { line in heard.withLock { $0.append(line) } }
    defer { LogLine.hear(nil) }
    body()
    return heard.withLock { $0 }
  }

  func testALineHasLevelSubsystemCategoryAndText() {
    let log = Logger(subsystem: "org.example.app", category: "network")
    let error = CocoaError(.fileNoSuchFile)
    XCTAssertEqual(
      lines {
        log.error("no answer after \(3) tries")
        log.debug("plain")
        log.fault("\(true, format: .answer) \(false)")
        Logger().notice("\(1.5, format: .fixed(precision: 2)) \(255, format: .hex(includePrefix: true))")
        log.info("\(error as any Error)")
      },
      [
        "error: org.example.app (network): no answer after 3 tries",
        "debug: org.example.app (network): plain",
        "fault: org.example.app (network): YES false", "notice: 1.50 0xff",
        "info: org.example.app (network): \(error)",
      ])
  }

  func testErrorsOfEveryKindAreValues() {
    let object = NSError(domain: "example", code: 7)
    let none: NSError? = nil
    XCTAssertEqual(
      lines {
        Logger().error("\(object)")
        Logger().error("\(object, privacy: .public) \(none)")
        Logger().error("\(URLError(.timedOut) as NSError, privacy: .private)")
        Logger().error("\([1, 2]) \(Date(timeIntervalSince1970: 0)) \("abc".prefix(2)) \(Int.self)")
      },
      [
        "error: \(object)", "error: \(object) (null)", "error: <private>",
        "error: [1, 2] 1970-01-01 00:00:00 +0000 ab Int",
      ])
    XCTAssertTrue(Logger().isEnabled(type: .debug))
  }

  func testPrivateValuesAreLeftOutAndAlignedOnesPadded() {
    let name = "Ada"
    XCTAssertEqual(
      lines {
        Logger().log("\(name, privacy: .private) \(name, privacy: .public) \(name)")
        Logger().log("[\(7, align: .right(columns: 4))] [\(name, align: .left(columns: 5))]")
        Logger().log("\(name, privacy: .private(mask: .hash)) \(name, privacy: .sensitive(mask: .hash))")
      }.map { $0.replacingOccurrences(of: "notice: ", with: "") }.enumerated().map { index, line in
        guard index == 2 else { return line }
        let halves = line.components(separatedBy: "> ")
        return halves.count == 2 && halves[0] + ">" == halves[1] ? "equal" : line
      }, ["<private> Ada Ada", "[   7] [Ada  ]", "equal"])
  }

  func testPrintfFormsTakeSwiftValuesAndNeverReadForeignMemory() {
    let log = OSLog(subsystem: "s", category: "")
    XCTAssertEqual(
      lines {
        os_log("%{public}@ has %d of %.1f%%", log: log, type: .info, "x", 3, 2.25)
        os_log(.error, log: log, "%{private}s|%@", "secret")
        os_log("%s %05d %9999999999999d", log: log, 12, 42, 1)
        os_log("only text")
        os_log("off", log: .disabled)
      },
      [
        "info: s: x has 3 of 2.2%", "error: s: <private>|<missing>", "notice: s: 12 00042 1",
        "notice: only text",
      ])
  }

  func testAnyFormAndAnyArgumentsGiveText() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("%{}@dsfxlh.0123456789-+ pcuü,public")
    let values: [Any] = [
      1, -2.5, "text", true, UInt8.max, Int64.min, Double.nan, [1, 2], Optional<Int>.none as Any,
    ]
    for _ in 0..<5_000 {
      let form = String(
        (0..<Int.random(in: 0..<24, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      let arguments = (0..<3).map { _ in values.randomElement(using: &random)! }
      XCTAssertLessThan(LogFormat.text(form, arguments).count, 10_000, form)
    }
  }

  func testTheLocksHoldWhatTheyGuard() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    let plain = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    plain.initialize(to: os_unfair_lock())
    defer { plain.deallocate() }
    nonisolated(unsafe) var unguarded = 0
    nonisolated(unsafe) let lock = plain
    DispatchQueue.concurrentPerform(iterations: 4_000) { _ in
      counter.withLock { $0 += 1 }
      os_unfair_lock_lock(lock)
      unguarded += 1
      os_unfair_lock_unlock(lock)
    }
    XCTAssertEqual(counter.withLock { $0 }, 4_000)
    XCTAssertEqual(unguarded, 4_000)
    let held = OSAllocatedUnfairLock()
    held.lock()
    XCTAssertFalse(held.lockIfAvailable())
    held.unlock()
    XCTAssertTrue(held.lockIfAvailable())
  }

  func testMemoryLeftIsBelowTheLimitOfWidgets() {
    XCTAssertLessThan(os_proc_available_memory(), 30 << 20)
  }
}

/// The same numbers in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
