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

    func build(_ platform: Platform = .iOS) async throws -> BuildOutcome {
      var found = try ExtensionFolder.find(at: folder.path + "/Clock")
      found.settings.platform = platform
      return try await ExtensionBuild(sdk: sdk, compiler: .locate(), cache: cache).run(found)
    }

    func output(of executable: URL?) async throws -> String {
      try await folder.output(of: executable)
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

  func testAnEditCompilesItsFileOnly() async throws {
    let bench = try await Bench()
    try bench.folder.write("func f() { let unused = 1 }\n", to: "Clock/Other.swift")
    let objects = bench.cache.objects
    func stamps() throws -> [String: String] {
      let names = try FileManager.default.contentsOfDirectory(atPath: objects.path).filter {
        $0.hasSuffix(".o")
      }
      return Dictionary(
        uniqueKeysWithValues: names.map {
          (
            String($0.prefix { $0 != "-" }),
            FileStamp(of: objects.appendingPathComponent($0))?.description ?? ""
          )
        })
    }
    let warnings = try await bench.build().messages
    XCTAssertEqual(warnings.map(\.severity), [.warning])
    let before = try stamps()
    try bench.write("two")
    let edited = try await bench.build()
    let after = try stamps()
    XCTAssertEqual(before["Other"], after["Other"])
    XCTAssertNotEqual(before["Clock"], after["Clock"])
    let output = try await bench.output(of: edited.executable)
    XCTAssertEqual(output, "two")
    XCTAssertEqual(edited.messages, warnings, "what was said of the other file still holds")

    // A mistake elsewhere changes nothing in that; mending the warning does.
    try bench.folder.write("let wrong: Int = \"\"\n", to: "Clock/Third.swift")
    let broken = try await bench.build()
    XCTAssertEqual(Set(broken.messages.map(\.severity)), [.error, .warning])
    try bench.folder.write("let right = 1\n", to: "Clock/Third.swift")
    let mended = try await bench.build()
    XCTAssertEqual(mended.messages, warnings)
    try bench.folder.write("func f() {}\n", to: "Clock/Other.swift")
    let quiet = try await bench.build()
    XCTAssertEqual(quiet.messages, [])
  }

  func testWhatWasLinkedIsMadeAgainWhereItIsLost() async throws {
    let bench = try await Bench()
    _ = try await bench.build()
    try FileManager.default.removeItem(at: bench.cache.linked)
    try FileManager.default.removeItem(at: bench.cache.lastGoodFile)
    let second = try await bench.build()
    XCTAssertTrue(second.succeeded, "\(second.messages)")
    let output = try await bench.output(of: second.executable)
    XCTAssertEqual(output, "one")
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

  func testConditionsAreThoseOfThePlatform() async throws {
    let bench = try await Bench()
    try bench.folder.write(
      """
      import WidgetKit
      #if canImport(Glibc) || os(Linux)
      import Nowhere
      #endif
      @main struct Clock: Widget {
        var body: Text {
          #if os(watchOS)
            Text("watch \\(#line) \\(#fileID)")
          #elseif os(iOS)
            Text("phone \\(#line) \\(#fileID)")
          #endif
        }
      }
      """, to: "Clock/Clock.swift")
    let phone = try await bench.build()
    XCTAssertEqual(phone.messages, [])
    let watch = try await bench.build(.watchOS)
    XCTAssertTrue(watch.compiled, "another platform is another build, though no file has changed")
    let outputs = try await [bench.output(of: phone.executable), bench.output(of: watch.executable)]
    XCTAssertEqual(outputs, ["phone 10 Clock/Clock.swift", "watch 8 Clock/Clock.swift"])
  }

  func testErrorsShowTheUsersOwnLine() async throws {
    let bench = try await Bench()
    let text = "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(\"a\") }\n}\n"
    try bench.folder.write(
      text
        + "@available(iOS, unavailable) func old() {}\nfunc new() {\n  old()\n}\n#if os(iOS) + 1\n#endif\n",
      to: "Clock/Clock.swift")
    let errors = try await bench.build().errors
    let file = bench.folder.path + "/Clock/Clock.swift"
    XCTAssertEqual(errors.map(\.file), errors.map { _ in file })
    let condition = try XCTUnwrap(errors.first { $0.line == 9 })
    XCTAssertEqual(condition.excerpt?.split(separator: "\n").first, "#if os(iOS) + 1")
  }

  func testAnEditOfARewrittenFileIsSeen() async throws {
    let bench = try await Bench()
    func write(_ word: String) throws {
      try bench.folder.write(
        "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text {\n#if os(iOS)\n    Text(\"\(word)\")\n#endif\n  }\n}\n",
        to: "Clock/Clock.swift")
    }
    try write("one")
    let first = try await bench.build()
    try write("two")
    let second = try await bench.build()
    let outputs = try await [bench.output(of: first.executable), bench.output(of: second.executable)]
    XCTAssertEqual(outputs, ["one", "two"])
  }

  func testAModuleThatNobodySuppliesIsNamedOnce() async throws {
    let bench = try await Bench()
    try bench.folder.write("import Kingfisher\nlet a = KFImage(1)\nlet b = KFImage(2)\n", to: "Clock/A.swift")
    try bench.folder.write("import WidgetKit\nimport Kingfisher\n", to: "Clock/B.swift")
    try bench.folder.write(
      "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(a.name) }\n}\n",
      to: "Clock/Clock.swift")
    let outcome = try await bench.build()
    XCTAssertFalse(outcome.succeeded)
    let first = try XCTUnwrap(outcome.messages.first)
    XCTAssertEqual(
      first.text,
      "nobody supplies the module `Kingfisher`, which 2 files of 3 import; without the import there are 2 errors in them, and the other file does without it"
    )
    XCTAssertEqual(first.file, bench.folder.path + "/Clock/A.swift")
    XCTAssertEqual(first.excerpt, "import Kingfisher\n^")
    XCTAssertEqual(outcome.errors.filter { $0.text.contains("Kingfisher") }.count, 1)
  }

  func testAModuleOfWhichNothingIsNeededStopsNothing() async throws {
    let bench = try await Bench()
    try bench.folder.write("import Firebase\n", to: "Clock/A.swift")
    let outcome = try await bench.build()
    XCTAssertTrue(outcome.succeeded)
    XCTAssertEqual(
      outcome.messages.map(\.text),
      [
        "nobody supplies the module `Firebase`, which 1 file of 2 imports; nothing of it is needed, so the import was left out"
      ])
    XCTAssertEqual(outcome.messages.first?.severity, .warning)
  }
}
