import Foundation

/// Says which modules nobody supplies.
///
/// Their imports are left out and the rest is compiled: where nothing of a module is needed, or only in a few places, that is more
/// use than to stop at the import.
struct MissingModules {
  private var uses: [(module: String, places: [(file: String, at: MissingImport)])] = []
  private let files: Int
  private let leftOut: [String: Int]

  init(_ sources: RewrittenSources, files: Int) {
    self.files = files
    leftOut = sources.leftOut
    for (file, imports) in sources.missing {
      for found in imports {
        if let index = uses.firstIndex(where: { $0.module == found.module }) {
          uses[index].places.append((file.path, found))
        } else {
          uses.append((found.module, [(file.path, found)]))
        }
      }
    }
    uses.sort { $0.module < $1.module }
  }

  /// One message for each module, at its first import: an error where the rest did not compile, and else a warning.
  func messages(beside others: [CompilerMessage], succeeded: Bool) -> [CompilerMessage] {
    uses.compactMap { use in
      guard let first = use.places.first else { return nil }
      let importing = Set(use.places.map(\.file))
      let errors = others.filter { $0.severity == .error && importing.contains($0.file) }
      return CompilerMessage(
        file: first.file, line: first.at.line, column: first.at.column,
        severity: succeeded ? .warning : .error,
        text: sentence(
          use.module, importing: importing.count, errors: errors.count,
          leftOut: importing.reduce(0) { $0 + (leftOut[$1] ?? 0) }, succeeded: succeeded),
        excerpt: SourceExcerpt.of(first.file, line: first.at.line, column: first.at.column))
    }
  }

  private func sentence(_ module: String, importing: Int, errors: Int, leftOut: Int, succeeded: Bool)
    -> String
  {
    let who =
      "nobody supplies the module `\(module)`, which \(Self.count(importing, "file")) of \(files) \(importing == 1 ? "imports" : "import")"
    if succeeded, leftOut > 0 {
      return
        "\(who); \(Self.count(leftOut, "declaration")) of \(importing == 1 ? "it" : "them") \(leftOut == 1 ? "is" : "are") left out"
    }
    if succeeded { return who + "; nothing of it is needed, so the import was left out" }
    let rest = files - importing
    let others =
      switch rest {
      case 0: "no file does without it"
      case 1: "the other file does without it"
      default: "the other \(rest) files do without it"
      }
    return errors == 0
      ? "\(who); nothing of it is needed, so the import was left out, and \(others)"
      : "\(who); without the import \(errors == 1 ? "there is 1 error" : "there are \(errors) errors") in \(importing == 1 ? "it" : "them"), and \(others)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension RewrittenSources {
  /// What the compiler said, about the user's own text, with a sentence for each module that nobody supplies before it.
  func messages(of said: [CompilerMessage], succeeded: Bool) -> [CompilerMessage] {
    let restored = said.map { rewritten[$0.file] != nil ? SourceExcerpt.restored($0) : $0 }
    return MissingModules(self, files: count).messages(beside: restored, succeeded: succeeded) + restored
  }
}
