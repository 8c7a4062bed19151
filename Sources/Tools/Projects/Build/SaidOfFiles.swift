import Foundation

/// What the compiler said of an extension's files, and which files it read. An edit compiles only what it touches, so of the others nothing
/// is said again, and what was said still holds.
struct SaidOfFiles: Codable {
  /// A message and the notes that belong to it.
  struct Group: Codable {
    var messages: [CompilerMessage]
    var file: String { messages[0].file }
    var isError: Bool { messages[0].severity == .error }
  }
  /// Stamps of the files when it was said.
  var stamps: [String: String]
  var groups: [Group]

  static func load(from cache: BuildCache) -> SaidOfFiles? {
    (try? Data(contentsOf: cache.saidFile)).flatMap { try? JSONDecoder().decode(SaidOfFiles.self, from: $0) }
  }

  func save(to cache: BuildCache) throws {
    do {
      try JSONEncoder().encode(self).write(to: cache.saidFile, options: .atomic)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: cache.saidFile.path, reason: SystemReason.of(error))
    }
  }

  /// What holds after a build.
  ///
  /// - Parameters:
  ///   - messages: what it said.
  ///   - stamps: of the sources, from before it read them.
  ///   - objectsBefore: of their objects, from before it.
  init(
    _ messages: [CompilerMessage], stamps: [String: String], after before: SaidOfFiles?,
    objectsBefore: [String: String], objects: [String: String]
  ) {
    let new = Self.groups(messages)
    let spokenOf = Set(new.map(\.file))
    let kept = (before?.groups ?? []).filter { group in
      !group.isError && !spokenOf.contains(group.file) && stamps[group.file] != nil
        && stamps[group.file] == before?.stamps[group.file] && objects[group.file] != nil
        && objects[group.file] == objectsBefore[group.file]
    }
    self.stamps = stamps
    groups = new + kept
  }

  var messages: [CompilerMessage] { groups.flatMap(\.messages) }

  /// Removes the objects of files that are not what the compiler read last: it compiles those without one. Left to itself, Swift 6.3's
  /// driver overlooks an edit within a second of the one before.
  static func removeOldObjects(
    of sources: [URL], stamps: [String: String], before: SaidOfFiles?, in cache: BuildCache
  ) {
    for source in sources
    where stamps[source.path] == nil || stamps[source.path] != before?.stamps[source.path] {
      try? FileManager.default.removeItem(at: OutputFileMap.object(of: source, in: cache.objects))
    }
  }

  /// Stamps of the objects, by the path of their source.
  static func objectStamps(of sources: [URL], in cache: BuildCache) -> [String: String] {
    pairs(sources) { OutputFileMap.object(of: $0, in: cache.objects) }
  }

  static func stamps(of sources: [URL]) -> [String: String] { pairs(sources) { $0 } }

  private static func pairs(_ sources: [URL], _ file: (URL) -> URL) -> [String: String] {
    Dictionary(
      sources.compactMap { source in FileStamp(of: file(source)).map { (source.path, $0.description) } }
    ) { first, _ in first }
  }

  private static func groups(_ messages: [CompilerMessage]) -> [Group] {
    var groups: [Group] = []
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].messages.append(message)
      } else {
        groups.append(Group(messages: [message]))
      }
    }
    return groups
  }
}
