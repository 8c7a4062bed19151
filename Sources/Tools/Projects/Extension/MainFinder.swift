/// Finds the types that a file marks with `@main`.
///
/// It reads tokens, not grammar: enough to tell the attribute from the same letters in a comment or string, and to read the
/// declaration that follows. Conditions (`#if`) are not evaluated: what stands behind one is told to.
package enum MainFinder {
  package static func declarations(in source: String, file: String) -> [MainDeclaration] {
    guard source.contains("main") else { return [] }
    let tokens = Array(SwiftTokens(source))
    var depth = 0
    return tokens.indices.dropLast().compactMap { index in
      switch (tokens[index].token, tokens[index + 1].token) {
      case (.punctuation("#"), .word("if")): depth += 1
      case (.punctuation("#"), .word("endif")): depth -= 1
      case (.punctuation("@"), .word("main")):
        var found = declaration(after: index + 2, line: tokens[index].line, in: tokens, file: file)
        found?.isConditional = depth > 0
        return found
      default: break
      }
      return nil
    }
  }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  private static func declaration(
    after start: Int, line: Int, in tokens: [SwiftTokens.Placed], file: String
  ) -> MainDeclaration? {
    var index = start
    while index < tokens.count {
      switch tokens[index].token {
      case .word(let word)
      where typeWords.contains(word) && !isClassModifier(word, at: index, in: tokens):
        return named(after: index + 1, line: line, in: tokens, file: file)
      case .word:
        index += 1
      case .punctuation("("):
        index = endOfGroup(index, in: tokens)
      case .punctuation("@"), .punctuation("#"):
        index += 1
      default:
        return nil
      }
    }
    return nil
  }

  /// `class` before `func` or `var` is a modifier; it never stands after `@main`, but a name must follow all the same.
  private static func isClassModifier(
    _ word: String, at index: Int, in tokens: [SwiftTokens.Placed]
  ) -> Bool {
    guard word == "class", index + 1 < tokens.count, case .word(let next) = tokens[index + 1].token
    else { return false }
    return next == "func" || next == "var"
  }

  private static func named(
    after start: Int, line: Int, in tokens: [SwiftTokens.Placed], file: String
  ) -> MainDeclaration? {
    var index = start
    if index < tokens.count, tokens[index].token == .punctuation("`") { index += 1 }
    guard index < tokens.count, case .word(let name) = tokens[index].token else { return nil }
    return MainDeclaration(
      typeName: name, inherits: inheritance(after: index + 1, in: tokens), file: file, line: line)
  }

  private static func inheritance(after start: Int, in tokens: [SwiftTokens.Placed]) -> [String] {
    var names: [String] = []
    var current = ""
    var depth = 0
    var seenColon = false
    loop: for placed in tokens[start...] {
      switch placed.token {
      case .punctuation("{"), .word("where"):
        break loop
      case .punctuation("<"):
        depth += 1
      case .punctuation(">"):
        depth -= 1
      case .punctuation(":") where depth == 0:
        seenColon = true
      case .punctuation(",") where depth == 0:
        names.append(current)
        current = ""
      case .word(let word) where depth == 0 && seenColon:
        current += word
      case .punctuation(".") where depth == 0 && seenColon:
        current += "."
      default:
        continue
      }
    }
    return (names + [current]).filter { !$0.isEmpty }
  }

  private static func endOfGroup(_ start: Int, in tokens: [SwiftTokens.Placed]) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].token == .punctuation("(") { depth += 1 }
      if tokens[index].token == .punctuation(")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }
}
