/// A system that extensions are written for, by the name that `os(…)` gives it.
package enum Platform: String, Sendable, CaseIterable {
  case iOS, watchOS, macOS, visionOS

  /// The one that people mean, in any case of letters; `nil` for a word that is none.
  package init?(named word: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
      return nil
    }
    self = found
  }

  /// All of them, for a sentence.
  package static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
