import Foundation

/// What is compiled into an extension and is not its own: the handler of the project's Intents extension, which gives the options of
/// the widget's intents.
///
/// It was written for a program of its own. Where the two do not go together, the widget is built without it.
package struct LentSources: Sendable, Equatable {
  /// The target that it is of.
  package var target = ""
  package var sources: [URL] = []
  package var intentDefinitions: [URL] = []
  package var modules: [String] = []

  package var isEmpty: Bool { sources.isEmpty }

  package init() {}

  /// Whether errors may be due to it: they are in it, or two declarations of one name met.
  func explains(_ messages: [CompilerMessage]) -> Bool {
    let files = Set(sources.map(\.path))
    return messages.contains { message in
      guard message.severity == .error else { return false }
      return files.contains(message.file)
        || ["redeclaration", "ambiguous", "multiple definition"].contains(where: message.text.contains)
    }
  }

  /// Whether what was left out of it would end the widget: on iOS only a program of its own would end. No widget calls what carries
  /// an intent out.
  func endsTheWidget(without pieces: [LeftOutPiece]) -> Bool {
    let files = Set(sources.map(\.path))
    return pieces.contains { piece in
      piece.way == .stops && files.contains(piece.file)
        && !["handle(", "confirm(", "resolve"].contains(where: piece.name.hasPrefix)
    }
  }
}

extension ExtensionFolder {
  /// With the files of an Intents extension.
  mutating func borrow(_ lent: LentSources, _ modules: [ModuleFolder]) {
    self.lent = lent
    sources = (sources + lent.sources).sorted { $0.path < $1.path }
    intentDefinitions += lent.intentDefinitions
    self.modules += modules
  }

  /// As it was before, with a note.
  func returningLent() -> ExtensionFolder {
    var folder = self
    folder.sources.removeAll(where: lent.sources.contains)
    folder.intentDefinitions.removeAll(where: lent.intentDefinitions.contains)
    folder.modules.removeAll { lent.modules.contains($0.name) }
    folder.lent = LentSources()
    folder.notes.append(
      ProjectNote(
        code: "intents-extension",
        message:
          "The Intents extension `\(lent.target)` does not compile as a part of the widget and is left out; the edit sheet has no dynamic options."
      ))
    return folder
  }
}
