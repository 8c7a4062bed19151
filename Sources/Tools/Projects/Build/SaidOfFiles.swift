import Foundation

/// What the compiler said of some files, and which texts it read. An edit compiles only what it touches, so of the others nothing is said
/// again, and what was said still holds.
struct SaidOfFiles: Codable {
  /// A message and the notes that belong to it.
  struct Group: Codable {
    var head: CompilerMessage
    var notes: [CompilerMessage] = []
  }
  /// Stamps of the texts when it was said.
  var stamps: [String: String]
  var groups: [Group]

  var messages: [CompilerMessage] { groups.flatMap { [$0.head] + $0.notes } }

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

  static func groups(_ messages: [CompilerMessage]) -> [Group] {
    var groups: [Group] = []
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].notes.append(message)
      } else {
        groups.append(Group(head: message))
      }
    }
    return groups
  }
}
