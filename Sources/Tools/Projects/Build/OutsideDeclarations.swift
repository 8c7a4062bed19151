import Foundation

/// Types that the compiler does not find although the project declares them: in files that are no members of what is built. Xcode shows the
/// error alone; why it is there is what a person then looks for.
struct OutsideDeclarations {
  /// A name is looked for in so many files, and so many bytes of them. Ours.
  private static let mostFiles = 4_000
  private static let mostBytes = 64 << 20
  private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// Adds to each error about a name that is not found a note with the place of its declaration.
  static func explain(_ messages: [CompilerMessage], for folder: ExtensionFolder) -> [CompilerMessage] {
    var names = Set(messages.compactMap(missingName))
    guard !names.isEmpty, let project = folder.projectFile?.deletingLastPathComponent() else {
      return messages
    }
    let built = Set(folder.sources.map(\.path)).union(folder.modules.flatMap(\.sources).map(\.path))
    var found: [String: CompilerMessage] = [:]
    var bytes = 0
    for file in ((try? SourceFiles.collect(in: project)) ?? []).prefix(mostFiles)
    where !built.contains(file.path) {
      guard bytes < mostBytes, !names.isEmpty else { break }
      guard let data = try? BoundedFile.text(file) else { continue }
      bytes += data.count
      let text = String(decoding: data, as: UTF8.self)
      for (name, line) in declarations(of: names, in: text) {
        found[name] = note(name, in: file, line: line, of: folder)
        names.remove(name)
      }
    }
    var isExplained: Set<String> = []
    return messages.flatMap { message in
      guard let name = missingName(message), let note = found[name], isExplained.insert(name).inserted else {
        return [message]
      }
      return [message, note]
    }
  }

  /// The name of a type that is not found; functions and values are seldom unique.
  private static func missingName(_ message: CompilerMessage) -> String? {
    guard message.severity == .error, message.text.hasPrefix("cannot find "),
      message.text.hasSuffix("' in scope"), let start = message.text.firstIndex(of: "'")
    else { return nil }
    let name = message.text[message.text.index(after: start)...].dropLast("' in scope".count)
    return name.first?.isUppercase == true ? String(name) : nil
  }

  /// The lines on which a file declares names, outside of other types or in them.
  private static func declarations(of names: Set<String>, in text: String) -> [(String, Int)] {
    guard names.contains(where: { text.contains($0) }) else { return [] }
    var before = ""
    var found: [(String, Int)] = []
    for placed in SwiftTokens(text) {
      guard case .word(let word) = placed.token else {
        before = ""
        continue
      }
      if kinds.contains(before), names.contains(word) { found.append((word, placed.line)) }
      before = word
    }
    return found
  }

  private static func note(
    _ name: String, in file: URL, line: Int, of folder: ExtensionFolder
  ) -> CompilerMessage {
    CompilerMessage(
      file: file.path, line: line, column: 1, severity: .note,
      text: "`\(name)` is declared here, in a file that is no member of \(folder.name)",
      excerpt: SourceExcerpt.of(file.path, line: line, column: 1))
  }
}
