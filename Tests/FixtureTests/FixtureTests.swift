import Foundation
import Projects
import XCTest

/// Source that must compile against the SDK, and source that must not: type-checked with the arguments that `vitrine` gives.
final class FixtureTests: XCTestCase {
  /// No expression of a fixture may take the compiler longer, in milliseconds. Apple's compiler gives up after a few seconds
  /// ("unable to type-check this expression in reasonable time"); a view that is slow here is on the way there.
  private static let slowest = 500

  func testFixturesCompile() async throws {
    let bench = try Bench()
    defer { bench.remove() }
    for fixture in try Fixture.all(in: "Compiles") {
      for mode in fixture.modes {
        let messages = try await bench.check(fixture, mode: mode)
        XCTAssertEqual(messages.map(\.described), [], "\(fixture.file.lastPathComponent), Swift \(mode)")
      }
    }
  }

  func testFixturesAreRefusedWithTheWordsTheyExpect() async throws {
    let bench = try Bench()
    defer { bench.remove() }
    for fixture in try Fixture.all(in: "Refused") {
      for mode in fixture.modes {
        let errors = try await bench.check(fixture, mode: mode).filter { $0.severity == .error }
        let name = "\(fixture.file.lastPathComponent), Swift \(mode)"
        XCTAssertFalse(fixture.refusals.isEmpty, name)
        for (line, words) in fixture.refusals {
          XCTAssertTrue(
            errors.contains { $0.line == line && $0.text.contains(words) },
            "\(name): line \(line) is not refused with \"\(words)\": \(errors.map(\.described))")
        }
        for error in errors where error.file == fixture.file.path {
          XCTAssertNotNil(fixture.refusals[error.line], "\(name): unexpected: \(error.described)")
        }
      }
    }
  }

  /// The SDK beside the tests, the compiler, and a folder to work in.
  private struct Bench {
    let sdk: SDK
    let compiler: Compiler
    let cache: BuildCache

    init() throws {
      sdk = try SDK.locate()
      compiler = try Compiler.locate()
      // Another checkout's tests may run at the same time.
      cache = BuildCache(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-fixtures-\(UUID())"))
      try cache.prepare(for: [], sdk: sdk)
    }

    func remove() { try? FileManager.default.removeItem(at: cache.folder) }

    func check(_ fixture: Fixture, mode: String) async throws -> [CompilerMessage] {
      let end = try await ChildProcess(
        executable: compiler.executable,
        arguments: [
          "-typecheck", "-parse-as-library", "-swift-version", mode, "-diagnostic-style", "llvm",
          "-no-color-diagnostics", "-Xfrontend",
          "-warn-long-expression-type-checking=\(FixtureTests.slowest)", "-Xfrontend",
          "-warn-long-function-bodies=\(FixtureTests.slowest * 2)",
        ] + CompilerArguments.seeing(sdk, cache: cache) + [fixture.file.path],
        output: cache.compilerLog, timeout: .seconds(120)
      ).run()
      let said = try String(contentsOf: cache.compilerLog, encoding: .utf8)
      if case .exited(0) = end { return CompilerMessages.parse(said) }
      return CompilerMessages.parseFailure(said, exitStatus: 1)
    }
  }
}

extension CompilerMessage {
  fileprivate var described: String { "\(line): \(severity): \(text)" }
}
