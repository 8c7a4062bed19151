import Foundation

/// A file of source that an author of widgets could write, with what the compiler must make of it.
///
/// A line that must be refused bears `// refused: words of the message` at its end; a file without such a line must compile
/// without a word. `// language modes: 5 6` in the first line names the modes; without it, it is Swift 5.
struct Fixture {
  let file: URL
  let modes: [String]
  /// Line numbers from 1, and the words.
  let refusals: [Int: String]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func all(in folder: String) throws -> [Fixture] {
    try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map(Fixture.init)
  }

  init(file: URL) throws {
    self.file = file
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let header = "// language modes: "
    modes =
      lines[0].hasPrefix(header)
      ? lines[0].dropFirst(header.count).split(separator: " ").map(String.init) : ["5"]
    var refusals: [Int: String] = [:]
    for (index, line) in lines.enumerated() {
      guard let mark = line.range(of: "// refused: ") else { continue }
      refusals[index + 1] = String(line[mark.upperBound...])
    }
    self.refusals = refusals
  }
}
