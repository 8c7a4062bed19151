@testable import Check
import Foundation

/// The cases of a rule below `Tests/Fixtures/Checks/CODE`.
struct CheckFixture {
  enum Side: String, CaseIterable { case finds = "Finds", clean = "Clean" }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appendingPathComponent("Tests/Fixtures/Checks")

  var code: String
  var side: Side

  var url: URL { Self.folder.appendingPathComponent("\(code)/\(side.rawValue)") }

  /// Its Swift files.
  func files() throws -> [URL] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    return names.filter { $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0) }
  }

  /// What the rule says of the source alone.
  func codesInSource() throws -> [String] {
    let sources = try files().map {
      SourceProject.File(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let subject = CheckSubject(source: SourceProject(sources))
    return CheckRules.findings(in: subject).map(\.code)
  }
}
