import Foundation
import Projects
import XCTest

/// What does not compile beside a widget's own code is left out; what is the widget's own is an error.
final class LeftOutBuildTests: XCTestCase {
  private struct Bench {
    let folder: TemporaryFolder
    let sdk: SDK

    init() async throws {
      folder = try TemporaryFolder()
      sdk = try await FakeSDK.shared()
      try folder.write(
        Pbxproj.widgets(sources: ["Clock/Clock.swift", "Shared/Theme.swift"]),
        to: "A.xcodeproj/project.pbxproj")
      try folder.write(
        "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(Theme.word) }\n}\n",
        to: "Clock/Clock.swift")
      try writeTheme("UIBar()")
    }

    func writeTheme(_ bar: String) throws {
      try folder.write(
        "enum Theme {\n  static let word = \"themed\"\n  static func apply() {\n    let bar = \(bar)\n    bar.tint = 1\n  }\n}\n",
        to: "Shared/Theme.swift")
    }

    func build() async throws -> BuildOutcome {
      let found = try ExtensionFolder.find(at: folder.path)
      return try await ExtensionBuild(
        sdk: sdk, compiler: .locate(), cache: BuildCache(folder: folder.url.appendingPathComponent("cache"))
      ).run(found)
    }

    func output(of outcome: BuildOutcome) async throws -> String {
      try await folder.output(of: outcome.executable)
    }
  }

  func testSharedCodeIsLeftOutAndNamed() async throws {
    let bench = try await Bench()
    let outcome = try await bench.build()
    XCTAssertTrue(outcome.succeeded, "\(outcome.errors)")
    let output = try await bench.output(of: outcome)
    XCTAssertEqual(output, "themed")
    let notes = outcome.notes.filter { $0.code == "left-out" }.map(\.message)
    XCTAssertEqual(notes.count, 1)
    XCTAssertTrue(
      notes.first?.hasSuffix(
        "Theme.swift` compiles here. `apply()` stops the extension where it is called (line 4: cannot find 'UIBar' in scope)."
      )
        == true, "\(notes)")
    let again = try await bench.build()
    XCTAssertFalse(again.compiled)
    XCTAssertEqual(again.notes, outcome.notes)
  }

  func testOnlyWhatChangesIsCompiledAgain() async throws {
    let bench = try await Bench()
    try bench.folder.write(
      Pbxproj.widgets(sources: ["Clock/Clock.swift", "Shared/Theme.swift", "Shared/Other.swift"]),
      to: "A.xcodeproj/project.pbxproj")
    let other = try bench.folder.write("enum Other { static let word = 1 }\n", to: "Shared/Other.swift")
    let first = try await bench.build()
    XCTAssertTrue(first.succeeded, "\(first.errors)")
    let objects = bench.folder.url.appendingPathComponent("cache/objects")
    let object = try XCTUnwrap(
      FileManager.default.contentsOfDirectory(atPath: objects.path).first {
        $0.hasPrefix("Other") && $0.hasSuffix(".o")
      }, other.path)
    let stamp = try XCTUnwrap(FileStamp(of: objects.appendingPathComponent(object)))
    try bench.writeTheme("UIOther()\n    bar.size = 2")
    let second = try await bench.build()
    XCTAssertTrue(second.succeeded && second.compiled, "\(second.errors)")
    XCTAssertEqual(FileStamp(of: objects.appendingPathComponent(object)), stamp)
    let output = try await bench.output(of: second)
    XCTAssertEqual(output, "themed")
  }

  func testWhatTheWidgetNeedsIsAnError() async throws {
    let bench = try await Bench()
    try bench.folder.write(
      "enum Theme {\n  static let word: UIWord = UIWord()\n}\n", to: "Shared/Theme.swift")
    let outcome = try await bench.build()
    XCTAssertFalse(outcome.succeeded)
    XCTAssertEqual(outcome.errors.first?.text, "cannot find type 'UIWord' in scope")
    XCTAssertEqual(outcome.notes, [])
  }

  func testAMistakeJustMadeIsAnError() async throws {
    let bench = try await Bench()
    try bench.folder.write("enum Theme {\n  static let word = \"whole\"\n}\n", to: "Shared/Theme.swift")
    let whole = try await bench.build()
    XCTAssertTrue(whole.succeeded)
    try bench.writeTheme("UIBar()")
    let broken = try await bench.build()
    XCTAssertFalse(broken.succeeded)
    XCTAssertEqual(broken.errors.first?.text, "cannot find 'UIBar' in scope")
    XCTAssertEqual(broken.executable, whole.executable)
    try bench.folder.write("enum Theme {\n  static let word = \"mended\"\n}\n", to: "Shared/Theme.swift")
    let mended = try await bench.build()
    let output = try await bench.output(of: mended)
    XCTAssertEqual(output, "mended")
  }

  func testAnErrorOfTheWidgetsOwnIsShown() async throws {
    let bench = try await Bench()
    try bench.folder.write(
      "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Txt(Theme.word) }\n}\n",
      to: "Clock/Clock.swift")
    let outcome = try await bench.build()
    XCTAssertFalse(outcome.succeeded)
    XCTAssertTrue(outcome.errors.contains { $0.text == "cannot find 'Txt' in scope" })
  }

  func testWhatNeedsAnAbsentModuleIsLeftOutOfAPlainFolderToo() async throws {
    let bench = try await Bench()
    try bench.folder.write(
      "import WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(\"plain\") }\n}\n",
      to: "Plain/Clock.swift")
    try bench.folder.write(
      "import Kingfisher\nfunc load() -> Int {\n  KFImage(\"x\").count\n}\nstruct Cached: KFCache {\n}\n",
      to: "Plain/Pictures.swift")
    let found = try ExtensionFolder.find(at: bench.folder.path + "/Plain")
    let outcome = try await ExtensionBuild(
      sdk: bench.sdk, compiler: .locate(),
      cache: BuildCache(folder: bench.folder.url.appendingPathComponent("cache-plain"))
    ).run(found)
    XCTAssertTrue(outcome.succeeded, "\(outcome.errors)")
    XCTAssertEqual(outcome.notes.map(\.code), ["left-out"])
    XCTAssertEqual(
      outcome.messages.map(\.text),
      [
        "nobody supplies the module `Kingfisher`, which 1 file of 2 imports; 2 declarations of it are left out"
      ])
  }

  func testATypeInAFileOfNoTargetIsFound() async throws {
    let bench = try await Bench()
    try bench.folder.write("/// Dial, a struct Dial.\nstruct\n  Dial {}\n", to: "Clock/Parts/Dial.swift")
    try bench.folder.write(
      "import WidgetKit\n@main struct Clock: Widget {\n  let dial = Dial()\n  let hand = Hand()\n  var body: Text { Text(\"\") }\n}\n",
      to: "Clock/Clock.swift")
    let outcome = try await bench.build()
    XCTAssertFalse(outcome.succeeded)
    let said = outcome.messages.filter { $0.file.contains("Clock/") }
    XCTAssertEqual(
      said.map { "\($0.severity): \($0.text)" },
      [
        "error: cannot find 'Dial' in scope",
        "note: `Dial` is declared here, in a file that is no member of Widgets",
        "error: cannot find 'Hand' in scope",
      ])
    XCTAssertEqual(said.dropFirst().first?.line, 3)
    XCTAssertTrue(said.dropFirst().first?.file.hasSuffix("Clock/Parts/Dial.swift") == true)
  }
}
