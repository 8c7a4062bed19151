/// What is wrong with a resource, as a value; `ResourceProblem+Wording` says it in words. The rest of the resources is compiled all the same.
package struct ResourceProblem: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case unreadable(String)
    case symbolicLink
    case tooLarge(bytes: Int, most: Int)
    case tooMany(most: Int)
    case twoOfOneName(String)
    case nameIsTaken(String)
    /// What a file of JSON or a property list should be and is not.
    case malformed(String)
    /// A part of a data model that is left out.
    case partOfModel(String)
    case missingFile(String)
    case unsupportedPicture(String)
    case tooManyPixels(width: Int, height: Int)
    case toolMissing(program: String, package: String)
    case toolFailed(program: String, reason: String)
    case assetsOfOneName(kind: String, name: String, other: String)
    case unknownColor(String)
    case unknownSystemColor(String)
    case unknownAssetKind(String)
    case symbolWithoutShape
    /// Two assets have one Swift name.
    case symbolClash(symbol: String, asset: String, other: String)
    case symbolExists(symbol: String, asset: String, type: String)
    case unknownPlural(key: String, category: String)
    case pluralWithoutOther(key: String, language: String)
    case emptyVariations(key: String, language: String)
    case valueOfPluralUnknown(key: String, rule: String)
  }
  /// The path of the file or folder.
  package var file: String
  package var line = 0
  package var kind: Kind

  package init(_ file: String, line: Int = 0, _ kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }

  /// As the build shows it: a warning, since all else is built.
  package var compilerMessage: CompilerMessage {
    CompilerMessage(
      file: file, line: line, column: line > 0 ? 1 : 0, severity: .warning, text: "\(message) \(cure)")
  }
}
