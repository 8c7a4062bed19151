/// One `import` of a file.
package struct FoundImport: Sendable, Equatable {
  /// The first part of what is imported: `UIKit` of `import class UIKit.UIImage`.
  package var module: String
  package var line: Int
  /// Whether it stands between `#if` and `#endif`, so that it may not count.
  package var isConditional: Bool
}

/// Finds the imports of a file by its tokens.
package enum ImportScanner {
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "macro",
  ]

  package static func imports(in source: String) -> [FoundImport] {
    guard source.contains("import") else { return [] }
    let tokens = Array(SwiftTokens(source))
    var depth = 0
    var found: [FoundImport] = []
    for (index, placed) in tokens.enumerated() {
      guard case .word(let word) = placed.token else { continue }
      let before = index > 0 ? tokens[index - 1].token : .punctuation(";")
      if before == .punctuation("#") {
        if word == "if" { depth += 1 }
        if word == "endif" { depth = max(0, depth - 1) }
      } else if word == "import", before != .punctuation("."), before != .punctuation("`"),
        let name = name(after: index, in: tokens, line: placed.line)
      {
        found.append(FoundImport(module: name, line: placed.line, isConditional: depth > 0))
      }
    }
    return found
  }

  private static func name(after index: Int, in tokens: [SwiftTokens.Placed], line: Int) -> String? {
    var index = index + 1
    guard index < tokens.count, tokens[index].line == line, case .word(var name) = tokens[index].token else {
      return nil
    }
    if kinds.contains(name), index + 1 < tokens.count, tokens[index + 1].line == line,
      case .word(let next) = tokens[index + 1].token
    {
      name = next
      index += 1
    }
    // `func import(…)`, `import: Bool`: other uses of the word.
    if index + 1 < tokens.count, tokens[index + 1].line == line,
      [.punctuation("("), .punctuation(":"), .punctuation("=")].contains(tokens[index + 1].token)
    {
      return nil
    }
    return name.first?.isLetter == true || name.first == "_" ? name : nil
  }
}
