import Foundation
import Projects
import XCTest

/// The seeds' own code blocks, one file each, which lie beside the checkout where it is worked on: each type-checks as it stands.
final class SnippetTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/mission/snippets")

  /// `VITRINE_SNIPPETS` names the folder where it lies elsewhere.
  private static func snippets() -> [URL] {
    let named = ProcessInfo.processInfo.environment["VITRINE_SNIPPETS"].map { URL(fileURLWithPath: $0) }
    let files = try? FileManager.default.contentsOfDirectory(
      at: named ?? folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  func testSnippetsTypeCheck() async throws {
    let snippets = Self.snippets()
    try XCTSkipIf(snippets.isEmpty, "There is no folder of snippets.")
    let bench = try SnippetBench()
    defer { bench.remove() }
    // Two compilers at a time.
    let refused = try await withThrowingTaskGroup(of: String?.self) { group in
      var waiting = snippets[...]
      var refused: [String] = []
      for file in waiting.prefix(2) { group.addTask { try await bench.refusal(of: file) } }
      waiting = waiting.dropFirst(2)
      while let result = try await group.next() {
        if let result { refused.append(result) }
        if let file = waiting.popFirst() { group.addTask { try await bench.refusal(of: file) } }
      }
      return refused.sorted()
    }
    print("snippets: \(snippets.count - refused.count) of \(snippets.count) type-check")
    for one in refused { print("snippet refused: \(one)") }
    XCTAssertEqual(refused, [])
  }
}

/// The SDK beside the tests, the compiler, and a folder to work in.
private struct SnippetBench: Sendable {
  let sdk: SDK
  let compiler: Compiler
  let cache: BuildCache

  init() throws {
    sdk = try SDK.locate()
    compiler = try Compiler.locate()
    cache = BuildCache(
      folder: FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-snippets-\(UUID())"))
    try cache.prepare(for: [], sdk: sdk)
  }

  func remove() { try? FileManager.default.removeItem(at: cache.folder) }

  /// What the compiler says against a snippet, under the conditions of an extension for iOS; `nil` where it takes it.
  func refusal(of file: URL) async throws -> String? {
    let conditions = SourceConditions(
      platform: .iOS,
      modules: PlatformModules(
        platform: .iOS, supplied: sdk.suppliedModules(), own: [], toolchain: compiler.modules()))
    let name = file.deletingPathExtension().lastPathComponent
    var read = file
    if let text = conditions.read(Array(try Data(contentsOf: file))).text {
      read = cache.folder.appendingPathComponent(name + ".swift")
      try Data(text).write(to: read)
    }
    let log = cache.folder.appendingPathComponent(name + ".log")
    let end = try await ChildProcess(
      executable: compiler.executable,
      arguments: [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm",
        "-no-color-diagnostics",
      ] + CompilerArguments.seeing(sdk, cache: cache) + [read.path], output: log, timeout: .seconds(120)
    ).run()
    if case .exited(0) = end { return nil }
    let said = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
    let first = CompilerMessages.parseFailure(said, exitStatus: 1).first { $0.severity == .error }
    return "\(name):\(first?.line ?? 0): \(first?.text ?? "")"
  }
}
