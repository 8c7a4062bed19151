import Foundation

/// Reads where the compiler was when it crashed, which is almost always at code that it cannot understand.
///
///     Stack dump:
///     0.	Program arguments: …
///     3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/App/Clock.swift")
///     4.	While evaluating request TypeCheckFunctionBodyRequest(App.(file).Clock.body.getter@/App/Clock.swift:16:25)
enum CompilerCrash {
  /// The innermost place of the first crash; `nil` where there was none, or none with a place.
  static func message(in output: String) -> CompilerMessage? {
    guard let start = output.range(of: "Stack dump:\n") else { return nil }
    let steps = output[start.upperBound...].split(separator: "\n").prefix(64)
      .prefix { $0.first?.isNumber == true }
    for step in steps.reversed() {
      guard let place = place(in: step) else { continue }
      return CompilerMessage(
        file: place.file, line: place.line, column: place.column, severity: .error,
        text:
          "the compiler crashed at this code, or found no end to it; write it in smaller or simpler parts",
        excerpt: SourceExcerpt.of(place.file, line: place.line, column: place.column))
    }
    return nil
  }

  /// What the driver says of a crash that has a place.
  static func isNamed(by message: CompilerMessage) -> Bool {
    message.file.isEmpty && message.text.contains("command failed due to signal")
  }

  /// `@file:line:column` and `[file:line:column - line:…]`.
  private static func place(in step: Substring) -> (file: String, line: Int, column: Int)? {
    for opening in ["@/", "[/"] {
      guard let mark = step.range(of: opening, options: .backwards) else { continue }
      let rest = step[step.index(after: mark.lowerBound)...].prefix { $0 != ")" && $0 != "]" }
      let words = rest.components(separatedBy: " - ")[0].split(separator: ":")
      guard words.count >= 3, let line = Int(words[words.count - 2]),
        let column = Int(words[words.count - 1]),
        line > 0, column > 0
      else { continue }
      return (words.dropLast(2).joined(separator: ":"), line, column)
    }
    return nil
  }
}
