/// Names of an intent definition that become names of Swift source.
enum GeneratedName {
  /// Whether Swift takes it for a name, be it in backquotes. Stricter than Swift beyond ASCII: letters, then letters, marks and digits.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_", isHead(first) else { return false }
    return text.unicodeScalars.allSatisfy { isHead($0) || isTail($0) }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: scalar == "_"
    }
  }
  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// Names that a type cannot have: Swift's own words, and the types that generated source is written with.
  static let typesTaken: Set<String> = [
    "Any", "AnyObject", "Bool", "DateComponents", "Error", "Int", "NSDateComponents", "NSNumber", "NSObject",
    "NSString", "NSURL", "Protocol", "Self", "Sendable", "String", "Type", "URL", "Void", "as",
    "associatedtype",
    "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "where", "while", "CLPlacemark", "Measurement", "Sequence", "INIntent",
    "INObject", "INIntentResponse", "INExtension", "INObjectCollection", "INIntentHandlerProviding",
  ]

  /// Names that a property of an intent or a custom type cannot have, since every one has them.
  static let propertiesTaken: Set<String> = [
    "copy", "debugDescription", "description", "hash", "hashValue", "identifier", "init", "intentDescription",
    "isEqual", "mutableCopy", "self", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
    "displayString", "pronunciationHint", "subtitleString", "displayImage", "alternativeSpeakableMatches",
    "userActivity", "_default", "_makeHandlerProvider", "_options", "_parameters", "_properties", "_summary",
    "_title", "Type", "Self", "Protocol",
  ]

  /// Names that a property of a response cannot have.
  static let responsePropertiesTaken = propertiesTaken.union(["code"])

  /// Names that a case of an enum cannot have.
  static let casesTaken: Set<String> = [
    "allCases", "hash", "hashValue", "init", "rawValue", "self", "Type", "Self", "Protocol",
  ]

  /// As a case of an enum is called in Swift: `Transparent` is `transparent`, `URLType` is `urlType`, `USD` is `usd`.
  ///
  /// - Parity: approximated for names that begin with several capital letters (confidence C: as Swift takes over names from Objective-C).
  static func lowerCamel(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard let next = name.dropFirst(capitals.count).first else { return name.lowercased() }
    let count = capitals.count > 1 && next.isLowercase ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
