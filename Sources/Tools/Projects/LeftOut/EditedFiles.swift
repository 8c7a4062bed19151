import Foundation

/// Tells a file that somebody is writing from one that came with the project.
///
/// An error in a file that was compiled as a whole and has changed since is a mistake just made: it is shown. Where many files changed
/// at once, as after a pull, none was written by hand just now.
struct EditedFiles {
  /// More than this at once is no edit.
  static let most = 5

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent("compiled.json") }

  /// Remembers the files that were compiled as a whole.
  static func remember(_ sources: [URL], leftOut: [LeftOutPiece], in folder: URL) throws {
    let partial = Set(leftOut.map(\.file))
    let stamps = FileStamp.descriptions(of: sources.filter { !partial.contains($0.path) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try BuildCache.writeIfChanged(encoder.encode(stamps), to: file(in: folder))
  }

  /// The paths of files that were compiled as a whole and have changed since.
  static func edited(_ sources: [URL], in folder: URL) -> Set<String> {
    guard let data = try? Data(contentsOf: file(in: folder)),
      let stamps = try? JSONDecoder().decode([String: String].self, from: data)
    else { return [] }
    let now = FileStamp.descriptions(of: sources)
    let changed = sources.map(\.path).filter { stamps[$0] != nil && stamps[$0] != now[$0] }
    return changed.count > most ? [] : Set(changed)
  }
}
