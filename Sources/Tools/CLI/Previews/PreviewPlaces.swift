import Foundation
import Projects

/// Finds the user's files for what the compiler knows of previews: the name of a file, or of a `PreviewProvider`.
package struct PreviewPlaces {
  private let files: [URL]
  private let shown: (URL) -> String

  package init(_ folder: ExtensionFolder) {
    self.init(files: folder.sources + folder.modules.flatMap(\.sources)) {
      $0.shown(below: folder.root, as: folder.path.isEmpty ? folder.root.lastPathComponent : folder.path)
    }
  }

  package init(files: [URL], shown: @escaping (URL) -> String) {
    self.files = files
    self.shown = shown
  }

  /// - Parameter identifier: `Module/File.swift`.
  package func file(_ identifier: String) -> String? {
    let name = identifier.split(separator: "/").last.map(String.init)
    return files.first { $0.lastPathComponent == name }.map(shown)
  }

  /// Where a type of this name is declared as a `PreviewProvider`.
  package func provider(_ name: String) -> (file: String?, line: Int?) {
    for file in files {
      // Larger files than this are no source that people write. Ours.
      guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size < 4_000_000,
        let text = try? String(contentsOf: file, encoding: .utf8), text.contains("PreviewProvider"),
        let line = Self.line(declaring: name, in: text)
      else { continue }
      return (shown(file), line)
    }
    return (nil, nil)
  }

  /// The line of `struct NAME: PreviewProvider`, or of an extension that says so.
  package static func line(declaring name: String, in source: String) -> Int? {
    let declaring: Set = ["struct", "class", "enum", "extension"]
    var declared: Int?
    var before: String?
    for token in SwiftTokens(source) {
      switch token.token {
      case .word(let word):
        if let before, declaring.contains(before), word == name { declared = token.line }
        if word == "PreviewProvider", let declared { return declared }
        before = word
      case .punctuation(let mark):
        if mark == "{" { declared = nil }
        before = nil
      }
    }
    return nil
  }
}
