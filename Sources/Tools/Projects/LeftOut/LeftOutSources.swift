import Foundation

/// Decides, error by error, what of some sources is left out.
package struct LeftOutSources {
  /// Paths of files of which something may be left out. An error in another file is the user's to mend.
  package var allowed: Set<String>
  package private(set) var pieces: [LeftOutPiece] = []

  /// Rounds of compiling: each takes away what only the round before it showed.
  static let rounds = 12
  /// More than this is no longer the rest of a program.
  static let mostPieces = 600

  package init(allowed: Set<String>) { self.allowed = allowed }

  func pieces(of file: String) -> [LeftOutPiece] { pieces.filter { $0.file == file } }

  /// Adds what stands in the way of compiling.
  ///
  /// - Parameter read: what the compiler was shown of a file before anything was left out.
  /// - Returns: whether it is worth another round.
  package mutating func add(_ messages: [CompilerMessage], read: (String) -> [UInt8]?) -> Bool {
    let errors = messages.filter { $0.severity == .error && $0.line > 0 }
    guard !errors.isEmpty, errors.allSatisfy({ allowed.contains($0.file) || Self.isGenerated($0.file) })
    else {
      return false
    }
    var found: [LeftOutPiece] = []
    for (file, errors) in Dictionary(grouping: errors, by: \.file) {
      guard let text = read(file), ParsingBounds.allow(text) else { continue }
      let earlier = pieces(of: file)
      found += ParsingBounds.withDeepStack {
        var edits = SourceEdits(text)
        for piece in earlier { edits.apply(piece) }
        let finder = LeftOutFinder(edits.bytes)
        return errors.compactMap { finder.piece(for: $0, without: earlier) }
      }
    }
    var isNew = false
    for piece in found
    where !pieces.contains(where: { $0.file == piece.file && $0.range == piece.range && $0.way == piece.way })
    {
      // What goes as a whole needs no pieces of its own.
      pieces.removeAll {
        $0.file == piece.file && piece.range.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= piece.range.upperBound
      }
      let isWithin = pieces.contains {
        $0.file == piece.file && $0.way == .removed && $0.range.lowerBound <= piece.range.lowerBound
          && piece.range.upperBound <= $0.range.upperBound
      }
      if isWithin { continue }
      pieces.append(piece)
      isNew = true
    }
    return isNew && pieces.count <= Self.mostPieces
  }

  /// What a macro writes is in no file; the error at its use is what counts.
  private static func isGenerated(_ file: String) -> Bool {
    file.contains("@__swiftmacro_") || file.hasPrefix("macro expansion")
  }
}

/// The record of what a build left out, beside its objects: what is shown again when nothing is compiled.
enum LeftOutRecord {
  static func file(in folder: URL) -> URL { folder.appendingPathComponent("left-out.json") }

  static func load(from folder: URL) -> [LeftOutPiece] {
    guard let data = try? Data(contentsOf: file(in: folder)) else { return [] }
    return (try? JSONDecoder().decode([LeftOutPiece].self, from: data)) ?? []
  }

  /// Nothing left out leaves no record.
  static func save(_ pieces: [LeftOutPiece], in folder: URL) throws {
    if pieces.isEmpty {
      try? FileManager.default.removeItem(at: file(in: folder))
    } else {
      try BuildCache.writeIfChanged(JSONEncoder().encode(pieces), to: file(in: folder))
    }
  }
}
