import Foundation
internal import SwiftSyntax

/// Comments that silence a finding where it is: `// vitrine:ignore CODE`, on the line or on the one before. Several codes have commas
/// or spaces between them; words after ` - ` are for people.
struct Suppressions {
  private static let word = "vitrine:ignore"
  /// Codes by file and line of the comment.
  private var codes: [String: [Int: Set<String>]] = [:]

  init(_ files: [ParsedFile]) {
    for file in files where file.tree.description.contains(Self.word) {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        read(token.leadingTrivia, from: token.position, in: file)
        read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, in: file)
      }
    }
  }

  private mutating func read(_ trivia: Trivia, from start: AbsolutePosition, in file: ParsedFile) {
    var offset = 0
    for piece in trivia {
      if case .lineComment(let text) = piece, let range = text.range(of: Self.word) {
        let said = Self.codes(in: String(text[range.upperBound...]))
        let line = file.line(at: AbsolutePosition(utf8Offset: start.utf8Offset + offset))
        codes[file.path, default: [:]][line, default: []].formUnion(said)
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  private static func codes(in text: String) -> Set<String> {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    return Set(words.prefix { $0 != "-" && $0 != "–" && $0 != "—" })
  }

  func silences(_ finding: Finding) -> Bool {
    guard let place = finding.place, let lines = codes[place.file] else { return false }
    return [place.line, place.line - 1].contains { lines[$0]?.contains(finding.code) ?? false }
  }
}
