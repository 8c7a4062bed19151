import Foundation
import Projects

/// The projects in `Tests/Fixtures/Projects`.
enum ProjectFixture {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Projects")

  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  static func project(_ name: String, target: String? = nil) throws -> ProjectFolder {
    try ProjectFolder.find(at: path(name), target: target)
  }
}

extension ExtensionFolder {
  /// Paths of files as seen from its folder.
  func below(_ files: [URL]) -> [String] { files.map { String($0.path.dropFirst(root.path.count + 1)) } }
}
