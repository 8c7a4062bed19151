import Foundation
import Projects
import XCTest

final class ExtensionBuildTests: XCTestCase {
  /// A widget's folder, its cache and the means to build and run it.
  private struct Bench {
    let folder: TemporaryFolder
    let sdk: SDK

    init() async throws {
      folder = try TemporaryFolder()
      sdk = try await FakeSDK.shared()
      try write("one")
    }

    var cache: BuildCache { BuildCache(folder: folder.url.appendingPathComponent("cache")) }

    func write(_ word: String) throws {
      try folder.write(
        "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(\(word.debugDescription)) }\n}\n",
        to: "Clock/Clock.swift")
    }

    func build() async throws -> BuildOutcome {
      let found = try ExtensionFolder.find(at: folder.path + "/Clock")
      return try await ExtensionBuild(sdk: sdk, compiler: .locate(), cache: cache).run(found)
    }

    func output(of executable: URL?) async throws -> String {
      let file = folder.url.appendingPathComponent("output")
      let end = try await ChildProcess(
        executable: try XCTUnwrap(executable), arguments: [], output: file, timeout: .seconds(20)
      ).run()
      XCTAssertEqual(end, .exited(0))
      return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    }
  }

  func testBuildsAndRuns() async throws {
    let bench = try await Bench()
    let outcome = try await bench.build()
    XCTAssertTrue(outcome.succeeded, "\(outcome.messages)")
    XCTAssertTrue(outcome.compiled)
    XCTAssertEqual(outcome.messages, [])
    let output = try await bench.output(of: outcome.executable)
    XCTAssertEqual(output, "one")
  }

  func testNothingIsCompiledTwice() async throws {
    let bench = try await Bench()
    let first = try await bench.build()
    let second = try await bench.build()
    XCTAssertFalse(second.compiled)
    XCTAssertEqual(second.executable, first.executable)
  }

  func testAnEditGetsAnExecutableOfItsOwn() async throws {
    let bench = try await Bench()
    let first = try await bench.build()
    try bench.write("two")
    let second = try await bench.build()
    XCTAssertNotEqual(first.executable, second.executable)
    let outputs = try await [
      bench.output(of: first.executable), bench.output(of: second.executable),
    ]
    XCTAssertEqual(outputs, ["one", "two"])
  }

  func testCodeThatDoesNotCompileKeepsTheLastGoodExecutable() async throws {
    let bench = try await Bench()
    let good = try await bench.build()
    try bench.folder.write(
      "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Txt(\"x\") }\n}\n",
      to: "Clock/Clock.swift")
    let bad = try await bench.build()
    XCTAssertFalse(bad.succeeded)
    XCTAssertEqual(bad.executable, good.executable)
    let error = try XCTUnwrap(bad.errors.first)
    XCTAssertEqual(error.file, bench.folder.path + "/Clock/Clock.swift")
    XCTAssertEqual([error.line, error.column], [3, 20])
    XCTAssertEqual(error.text, "cannot find 'Txt' in scope")
    XCTAssertEqual(
      error.excerpt, "  var body: Text { Txt(\"x\") }\n                   ^~~")
    let output = try await bench.output(of: bad.executable)
    XCTAssertEqual(output, "one")
  }

  func testASecondFileComesAndGoes() async throws {
    let bench = try await Bench()
    _ = try await bench.build()
    let extra = try bench.folder.write(
      "extension Clock { static let word = \"extra\" }", to: "Clock/Views/Extra.swift")
    let with = try await bench.build()
    XCTAssertTrue(with.succeeded, "\(with.messages)")
    try FileManager.default.removeItem(at: extra)
    let without = try await bench.build()
    XCTAssertTrue(without.succeeded, "\(without.messages)")
    XCTAssertTrue(without.compiled)
  }

  func testUndoingABadEditNeedsNoCompiler() async throws {
    let bench = try await Bench()
    let good = try await bench.build()
    let extra = try bench.folder.write("nonsense", to: "Clock/Extra.swift")
    let bad = try await bench.build()
    XCTAssertFalse(bad.succeeded)
    try FileManager.default.removeItem(at: extra)
    let again = try await bench.build()
    XCTAssertTrue(again.succeeded)
    XCTAssertFalse(again.compiled)
    XCTAssertEqual(again.executable, good.executable)
  }

  func testWarningsAreShownAgainWithoutCompiling() async throws {
    let bench = try await Bench()
    try bench.folder.write("func f() { let unused = 1 }", to: "Clock/Other.swift")
    let first = try await bench.build()
    let second = try await bench.build()
    XCTAssertEqual(first.messages.map(\.severity), [.warning])
    XCTAssertEqual(second.messages, first.messages)
  }

  func testNothingIsWrittenIntoTheUsersFolder() async throws {
    let bench = try await Bench()
    _ = try await bench.build()
    let files = try FileManager.default.subpathsOfDirectory(atPath: bench.folder.path + "/Clock")
    XCTAssertEqual(files, ["Clock.swift"])
  }

  func testOldExecutablesAreRemoved() async throws {
    let bench = try await Bench()
    _ = try await bench.build()
    for number in 2...20 { try bench.folder.write("", to: "cache/bin/Clock-\(number)") }
    try bench.write("newest")
    let newest = try await bench.build()
    XCTAssertEqual(newest.executable?.lastPathComponent, "Clock-21")
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.cache.executables.path)
    XCTAssertEqual(
      names.filter { $0.hasPrefix("Clock-") }.count, BuildCache.keptExecutables, "\(names)")
  }

  func testTwoBuildsAtOnceDoNotDisturbEachOther() async throws {
    let bench = try await Bench()
    async let first = bench.build()
    async let second = bench.build()
    let outcomes = try await [first, second]
    XCTAssertEqual(outcomes.filter(\.succeeded).count, 2)
    XCTAssertEqual(outcomes.filter(\.compiled).count, 1)
  }

  func testCacheThatCannotBeWritten() async throws {
    let bench = try await Bench()
    try bench.folder.write("a file, where a folder is wanted", to: "cache")
    do {
      _ = try await bench.build()
      XCTFail("Nothing was thrown")
    } catch let problem as ProjectProblem {
      XCTAssertEqual(problem.code, "cache-not-writable")
    }
  }
}
