import Foundation

/// A line of the user's source with a caret under it, as the compiler shows it.
enum SourceExcerpt {
  /// `nil` where there is no such line.
  static func of(_ file: String, line: Int, column: Int) -> String? {
    guard let text = self.line(line, of: file) else { return nil }
    let before = String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    return text + "\n" + before.map { $0 == "\t" ? "\t" : " " } + "^"
  }

  /// With the user's own line in place of a rewritten one: both are of one length, so the caret stays right.
  static func restored(_ message: CompilerMessage) -> CompilerMessage {
    guard let excerpt = message.excerpt, let text = line(message.line, of: message.file) else {
      return message
    }
    var lines = excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !lines.isEmpty, lines[0].utf8.count == text.utf8.count else { return message }
    var message = message
    lines[0] = text
    message.excerpt = lines.joined(separator: "\n")
    return message
  }

  private static func line(_ number: Int, of file: String) -> String? {
    guard number > 0, let data = FileManager.default.contents(atPath: file) else { return nil }
    var lines = data.split(separator: 0x0A, maxSplits: number, omittingEmptySubsequences: false)
    guard lines.count >= number else { return nil }
    lines = Array(lines.prefix(number))
    return lines.last.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
  }
}
