import Foundation

extension LeftOutPiece {
  /// How many files and how many declarations of each are named.
  private static let shownFiles = 20
  private static let shownPieces = 4

  /// A sentence for each file of which something is left out.
  static func notes(for pieces: [LeftOutPiece], shown: (URL) -> String) -> [ProjectNote] {
    let files = Dictionary(grouping: pieces, by: \.file).sorted { $0.key < $1.key }
    var notes = files.prefix(shownFiles).map { file, pieces in
      let pieces = pieces.sorted { $0.line < $1.line }
      let rest = pieces.count - shownPieces
      return ProjectNote(
        code: "left-out",
        message: "Not all of `\(shown(URL(fileURLWithPath: file)))` compiles here. "
          + pieces.prefix(shownPieces).map(\.sentence).joined(separator: " ")
          + (rest > 0 ? " \(rest) more." : ""))
    }
    if files.count > shownFiles {
      notes.append(
        ProjectNote(
          code: "left-out",
          message:
            "Of \(files.count - shownFiles) more files parts are left out, which do not compile here either.")
      )
    }
    return notes
  }

  private var sentence: String {
    let what =
      switch way {
      case .removed: "`\(name)` is left out"
      case .stops: "`\(name)` stops the extension where it is called"
      case .markedBox: "`\(name)` is drawn as a marked box"
      }
    return "\(what) (line \(line): \(reason))."
  }
}
