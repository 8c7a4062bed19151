import Foundation
import Projects
import XCTest

/// The projects in `Tests/Fixtures/Projects`, compiled as `vitrine` does it.
final class ProjectFixtureTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Projects")

  private func build(_ path: String, in cache: URL) async throws -> BuildOutcome {
    let sdk = try SDK.locate()
    let folder = try ExtensionFolder.find(at: path).avoidingModules(of: sdk)
    return try await ExtensionBuild(
      sdk: sdk, compiler: .locate(),
      cache: BuildCache(folder: cache.appendingPathComponent(folder.moduleName))
    ).run(folder)
  }

  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-projects-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// Listed files, a framework, an xcconfig file; synchronized folders, a package; XcodeGen.
  func testProjectsOfAllKindsCompile() async throws {
    let cache = try scratch()
    for (name, notes) in [
      ("Classic", ["missing-file"]), ("Synchronized", ["missing-package"]), ("Generated", []),
    ] {
      let outcome = try await build(Self.root.appendingPathComponent(name).path, in: cache)
      XCTAssertTrue(outcome.succeeded, "\(name): \(outcome.errors.map(\.text))")
      XCTAssertEqual(outcome.notes.map(\.code), notes, name)
    }
  }

  /// Intent definitions of every form, in a module that is isolated to the main actor, with Swift 6's rules, and the handler of an Intents
  /// extension that does not go together with the widget.
  func testIntentClassesCompileUnderEverySetting() async throws {
    let cache = try scratch()
    let copy = cache.appendingPathComponent("Project")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Tavern"), to: copy)
    let list = copy.appendingPathComponent("Tavern.xcodeproj/project.pbxproj")
    let plain = try String(contentsOf: list, encoding: .utf8)
    let strict = plain.replacingOccurrences(
      of: "SWIFT_VERSION = 5.0;",
      with:
        "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_VERSION = 6.0;"
    )
    XCTAssertNotEqual(plain, strict)
    for settings in [plain, strict] {
      try settings.write(to: list, atomically: true, encoding: .utf8)
      let outcome = try await build(copy.path, in: cache)
      XCTAssertTrue(outcome.succeeded, "\(outcome.errors.map(\.text))")
      XCTAssertFalse(outcome.notes.contains { $0.code == "intents-extension" }, "\(outcome.notes)")
    }
    let handler = copy.appendingPathComponent("TavernIntents/IntentHandler.swift")
    let text = try String(contentsOf: handler, encoding: .utf8)
    try (text + "\nstruct OrderView {}\n").write(to: handler, atomically: true, encoding: .utf8)
    let alone = try await build(copy.path, in: cache)
    XCTAssertTrue(alone.succeeded, "\(alone.errors.map(\.text))")
    XCTAssertEqual(alone.notes.map(\.code), ["left-out"], "the handler's double goes, not the widget's view")
    // A method that the edit sheet calls and that cannot be compiled would end the widget's process.
    let broken = text.replacingOccurrences(of: "{ Kitchen.dishes.last }", with: "{ Absent.dish }")
    XCTAssertNotEqual(text, broken)
    try broken.write(to: handler, atomically: true, encoding: .utf8)
    let safe = try await build(copy.path, in: cache)
    XCTAssertTrue(safe.succeeded, "\(safe.errors.map(\.text))")
    XCTAssertEqual(safe.notes.filter { $0.code == "intents-extension" }.count, 1, "\(safe.notes)")
  }

  func testAnEditOfAModuleIsBuiltAndAnErrorInItNamed() async throws {
    let cache = try scratch()
    let copy = cache.appendingPathComponent("Project")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Classic"), to: copy)
    let first = try await build(copy.path, in: cache)
    XCTAssertTrue(first.succeeded, "\(first.errors.map(\.text))")
    let again = try await build(copy.path, in: cache)
    XCTAssertFalse(again.compiled)
    let depth = copy.appendingPathComponent("Kit/Depth.swift")
    let text = try String(contentsOf: depth, encoding: .utf8)
    try (text + "\npublic let shallow: Int = \"no\"\n").write(to: depth, atomically: true, encoding: .utf8)
    let broken = try await build(copy.path, in: cache)
    XCTAssertFalse(broken.succeeded)
    XCTAssertEqual(broken.errors.first?.file, depth.path)
    XCTAssertEqual(broken.executable, first.executable)
    try (text + "\npublic let deep = 11_000\n").write(to: depth, atomically: true, encoding: .utf8)
    let mended = try await build(copy.path, in: cache)
    XCTAssertTrue(mended.succeeded, "\(mended.errors.map(\.text))")
    XCTAssertNotEqual(mended.executable, first.executable)
  }

  func testAManifestBuildsTheSame() async throws {
    let cache = try scratch()
    let copy = cache.appendingPathComponent("Project")
    try FileManager.default.copyItem(at: Self.root.appendingPathComponent("Synchronized"), to: copy)
    let file = copy.appendingPathComponent("vitrine.json")
    try ProjectManifest(ProjectFolder.find(at: copy.path), for: file).text().write(to: file)
    let outcome = try await build(file.path, in: cache)
    XCTAssertTrue(outcome.succeeded, "\(outcome.errors.map(\.text))")
    XCTAssertEqual(outcome.notes.map(\.code), ["missing-package"])
  }
}
