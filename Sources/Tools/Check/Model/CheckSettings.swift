import Foundation

/// What a project says of its checks, in the file `.vitrine-check` beside its source.
///
///     # comment
///     skip low-contrast              a rule is not asked
///     skip low-contrast Weather      … about one kind
///     kind Weather                   a kind that people have placed: it must never go away
package struct CheckSettings: Sendable, Equatable {
  /// The file's name.
  package static let fileName = ".vitrine-check"

  package struct Skip: Sendable, Equatable {
    package var code: String
    /// `nil`: for all.
    package var kind: String?
  }
  package struct Kind: Sendable, Equatable {
    package var name: String
    package var place: SourcePlace
  }
  package var skips: [Skip] = []
  /// Kinds that were shipped.
  package var kinds: [Kind] = []
  /// Lines that say nothing known, with the reason.
  package var problems: [String] = []

  package init() {}

  /// Reads the file's text; lines that cannot be read are told, the others count.
  package init(_ text: String, path: String, codes: Set<String>) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(10_000)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let verb = words.first else { continue }
      switch (verb, words.count) {
      case ("skip", 2...) where codes.contains(words[1]):
        skips.append(Skip(code: words[1], kind: words.count > 2 ? words[2] : nil))
      case ("skip", 2...):
        problems.append("\(path):\(index + 1): there is no rule `\(words[1])`.")
      case ("kind", 2):
        let column =
          (line.range(of: words[1])?.lowerBound).map { line.distance(from: line.startIndex, to: $0) } ?? 0
        kinds.append(
          Kind(
            name: words[1],
            place: SourcePlace(file: path, line: index + 1, column: column + 1, excerpt: String(line))))
      default:
        problems.append("\(path):\(index + 1): a line is `skip CODE`, `skip CODE KIND` or `kind KIND`.")
      }
    }
  }

  func silences(_ finding: Finding) -> Bool {
    skips.contains { $0.code == finding.code && ($0.kind == nil || $0.kind == finding.kind) }
  }
}
