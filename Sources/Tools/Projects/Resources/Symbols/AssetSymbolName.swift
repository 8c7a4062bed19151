import Foundation

/// The Swift name that Xcode gives an asset.
package enum AssetSymbolName {
  /// `Brand Blue` is `brandBlue`, `AccentColor` is `accent`, `URLIcon` is `urlIcon`, `2024` is `_2024`. `nil` where no letter or digit is left.
  package static func member(_ name: String, dropping suffix: String?) -> String? {
    var name = name
    if let suffix, name.count > suffix.count, name.lowercased().hasSuffix(suffix.lowercased()),
      isWordStart(name, at: name.index(name.endIndex, offsetBy: -suffix.count))
    {
      name = String(name.dropLast(suffix.count))
    }
    var words = words(name)
    guard !words.isEmpty else { return nil }
    words[0] = lowerFirst(words[0])
    return identifier(words[0] + words.dropFirst().map(upperFirst).joined())
  }

  /// The enum of a namespace: `my icons` is `MyIcons`.
  package static func type(_ name: String) -> String? {
    let words = words(name)
    guard !words.isEmpty else { return nil }
    return identifier(words.map(upperFirst).joined())
  }

  private static func isWordStart(_ name: String, at index: String.Index) -> Bool {
    guard index > name.startIndex else { return false }
    let before = name[name.index(before: index)]
    return name[index].isUppercase || !(before.isLetter || before.isNumber)
  }

  /// What stands between characters that a name in Swift cannot have.
  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" || $0 == "_" }.map(String.init)
  }

  /// Capitals at the start become small, but not the one that begins the next word: `URLIcon` is `urlIcon`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    guard capitals.count < word.count, word[capitals.endIndex].isLetter else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ text: String) -> String? {
    let text = text.first?.isNumber == true ? "_" + text : text
    guard GeneratedName.isIdentifier(text) else { return nil }
    return text
  }

  /// In backquotes where it is a word of Swift's.
  package static func spelled(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Protocol", "Type",
  ]
}
