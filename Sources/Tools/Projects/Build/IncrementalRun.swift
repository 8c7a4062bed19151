import Foundation

/// One run of the compiler over files of which some are compiled already.
struct IncrementalRun {
  private let sources: [URL]
  private let cache: BuildCache
  private let before: SaidOfFiles?
  private let stamps: [String: String]
  private let objectsBefore: [String: String]

  /// Removes the objects of files that are not what the compiler read last: it compiles those without one. Left to itself, Swift 6.3's
  /// driver overlooks an edit within a second of the one before, and looks at the user's file alone.
  init(_ sources: [URL], read rewritten: RewrittenSources, in cache: BuildCache) {
    self.sources = sources
    self.cache = cache
    before = SaidOfFiles.load(from: cache)
    stamps = rewritten.stamps(of: sources)
    for source in sources
    where stamps[source.path] == nil || stamps[source.path] != before?.stamps[source.path] {
      try? FileManager.default.removeItem(at: OutputFileMap.object(of: source, in: cache.objects))
    }
    objectsBefore = Self.objectStamps(of: sources, in: cache)
  }

  /// Remembers what was said.
  ///
  /// - Returns: what holds now: what was just said, and warnings of before about files that were not compiled.
  func end(saying messages: [CompilerMessage]) throws -> [CompilerMessage] {
    let new = SaidOfFiles.groups(placed(messages))
    let spokenOf = Set(new.map(\.head.file))
    let objects = Self.objectStamps(of: sources, in: cache)
    let kept = (before?.groups ?? []).filter { group in
      let file = group.head.file
      return group.head.severity != .error && !spokenOf.contains(file) && stamps[file] != nil
        && stamps[file] == before?.stamps[file] && objects[file] != nil
        && objects[file] == objectsBefore[file]
    }
    let said = SaidOfFiles(stamps: stamps, groups: new + kept)
    try said.save(to: cache)
    return said.messages
  }

  /// What macros write bears the file's name as `#fileID` has it, `Module/File.swift`. A module has no two files of one name.
  private func placed(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    messages.map { message in
      let parts = message.file.split(separator: "/")
      guard parts.count == 2, !message.file.hasPrefix("/"),
        let source = sources.first(where: { $0.lastPathComponent == parts[1] })
      else { return message }
      var message = message
      message.file = source.path
      return message
    }
  }

  private static func objectStamps(of sources: [URL], in cache: BuildCache) -> [String: String] {
    FileStamp.descriptions(of: sources) { OutputFileMap.object(of: $0, in: cache.objects) }
  }
}
