import Foundation
import XCTest

import Projects

/// A folder of its own for one test, removed at its end.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    let name = "vitrine-projects-" + UUID().uuidString.prefix(8)
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Writes a file, with the folders above it.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// What a program prints that was built, and that must end well.
  func output(of executable: URL?) async throws -> String {
    let file = url.appendingPathComponent("output")
    let end = try await ChildProcess(
      executable: try XCTUnwrap(executable), arguments: [], output: file, timeout: .seconds(20)
    ).run()
    XCTAssertEqual(end, .exited(0))
    return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
  }
}

/// The problem that `body` throws.
func problem<Value>(
  _ body: @autoclosure () throws -> Value, file: StaticString = #filePath, line: UInt = #line
) -> ProjectProblem? {
  do {
    _ = try body()
    XCTFail("Nothing was thrown", file: file, line: line)
    return nil
  } catch {
    XCTAssert(error is ProjectProblem, "\(error)", file: file, line: line)
    return error as? ProjectProblem
  }
}
