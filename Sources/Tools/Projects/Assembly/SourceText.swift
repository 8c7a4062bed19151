import Foundation

/// Whether a file of source can be compiled at all.
enum SourceText {
  /// Larger files are generated data, not source.
  private static let mostBytes = 16 << 20

  /// What keeps a file from being compiled; `nil` for one that is fine.
  static func note(on file: URL, shown: String, of target: String) -> ProjectNote? {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
      return ProjectNote(
        code: "unreadable", message: "`\(shown)` of `\(target)` cannot be read; the rest is built without it."
      )
    }
    guard data.count <= mostBytes, String(validating: data, as: UTF8.self) != nil else {
      return ProjectNote(
        code: "not-text",
        message: "`\(shown)` of `\(target)` is not UTF-8 text, so it is not compiled. Save it as UTF-8.")
    }
    return nil
  }
}
