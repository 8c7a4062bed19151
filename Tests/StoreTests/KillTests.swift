import Foundation
import Store
import XCTest

import StoreWorker

/// `kill -9` at any instant loses no placed widget, no configuration, no row of the ledger and no last picture.
final class KillTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-kill-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// Three hundred lives of a writer on one file. What it said it had kept is there; of the change it died in, all or nothing.
  func testAKillAtAnyInstantLosesNothingThatWasKept() throws {
    var next = 0
    var expected = StoreScript.Contents()
    var livesInWhichItWrote = 0
    // How long opening takes here, so that a busy machine's writers are not all killed before they write.
    var opening = 20_000
    for life in 0..<300 {
      let microseconds = Int.random(in: 1000...2 * opening)
      let said = try run(first: next, microseconds: microseconds)
      if said.isEmpty, microseconds > opening / 2 { opening = min(opening * 5 / 4, 1_000_000) }
      for number in said { StoreScript.make(number, in: &expected) }
      if let last = said.last {
        next = last + 1
        livesInWhichItWrote += 1
      }
      var withTheNext = expected
      StoreScript.make(next, in: &withTheNext)
      let store = try HostStore(folder: folder)
      XCTAssertNil(store.recovery, "life \(life)")
      let found = try StoreScript.contents(of: store)
      if found == withTheNext {
        expected = withTheNext
        next += 1
      } else {
        XCTAssertEqual(found, expected, "life \(life), after change \(next - 1)")
        guard found == expected else { return }
      }
    }
    XCTAssertGreaterThan(livesInWhichItWrote, 50, "the writer must have had time to write")
    XCTAssertGreaterThan(expected.ledger.count, 20)
  }

  /// A database of an earlier version, and a kill while it is brought up to date: the next start finishes it.
  func testAKillDuringAMigrationLosesNothing() throws {
    var unfinished = 0
    for attempt in 0..<100 {
      try EarlierVersion.make(1 + attempt % 6, in: folder)
      // Opening takes some ten milliseconds.
      if try !output(-1, 2000 + attempt * 150).contains("open") { unfinished += 1 }
      let store = try HostStore(folder: folder)
      XCTAssertNil(store.recovery)
      let old = try XCTUnwrap(store.widgets().first { $0.record.id == "w1" && $0.schedule.reloads == 4 })
      XCTAssertEqual(old.problem?.code, "extension-crashed", "attempt \(attempt)")
      XCTAssertEqual(old.timeline?.entries.count, 2)
    }
    XCTAssertGreaterThan(unfinished, 5, "some must have been killed before the store was open")
  }

  /// The numbers of the changes that a worker said it had made before it was killed.
  private func run(first: Int, microseconds: Int) throws -> [Int] {
    try output(first, microseconds).compactMap { Int($0) }
  }

  /// The lines that a worker wrote before it was killed.
  private func output(_ first: Int, _ microseconds: Int) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("StoreWorker")
    process.arguments = [folder.path, String(first), String(microseconds)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(process.terminationStatus, SIGKILL)
    // So few bytes go through a pipe whole or not at all.
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
