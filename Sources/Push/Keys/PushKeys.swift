import Crypto
import Foundation
import Synchronization

/// The keys whose tokens the gateway takes, kept as `keys.json` and `AuthKey_<kid>.p8` files that only their owner can read.
package final class PushKeys: Sendable {
  /// What `keys.json` says of one key.
  private struct Entry: Codable {
    var keyID: String
    var teamID: String
    var topics: [String]?
    var environment: PushKey.Environment
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let folder: URL?
  private let keys: Mutex<[String: PushKey]>

  /// Reads the keys of a folder; `nil`: keeps them in memory.
  package init(folder: URL?) throws {
    self.folder = folder
    var keys: [String: PushKey] = [:]
    if let folder {
      let list = folder.appendingPathComponent("keys.json")
      if FileManager.default.fileExists(atPath: list.path) {
        do {
          for entry in try JSONDecoder().decode([Entry].self, from: Data(contentsOf: list)) {
            let text = try String(
              contentsOf: folder.appendingPathComponent("AuthKey_\(entry.keyID).p8"), encoding: .utf8)
            keys[entry.keyID] = PushKey(
              id: entry.keyID, teamID: entry.teamID, topics: entry.topics.map { Set($0) },
              environment: entry.environment, privateKey: try P256.Signing.PrivateKey(pemRepresentation: text)
            )
          }
        } catch {
          throw Failure(
            description:
              "The keys in \(folder.path) do not read (\(error)). Remove keys.json to begin with new ones.")
        }
      }
    }
    self.keys = Mutex(keys)
  }

  /// All keys, by their identifiers.
  package var all: [PushKey] { keys.withLock { $0.values.sorted { $0.id < $1.id } } }

  /// One that is good for every topic in an environment: what the page sends with and `curl` lines name.
  package func unlimited(in environment: PushKey.Environment = .development) -> PushKey? {
    all.first { $0.topics == nil && [environment, .both].contains($0.environment) }
  }

  package func key(_ id: String) -> PushKey? { keys.withLock { $0[id] } }

  /// A new key. Without a team it belongs to the team of the first key, or to a new one.
  package func make(
    teamID: String? = nil, topics: Set<String>? = nil, environment: PushKey.Environment = .both
  ) throws -> PushKey {
    let team = teamID ?? all.first?.teamID ?? Self.identifier()
    let key = PushKey(
      id: Self.identifier(), teamID: team, topics: topics, environment: environment, privateKey: .init())
    try add(key)
    return key
  }

  /// Takes a key that was made elsewhere, such as one of Apple's `.p8` files.
  package func add(_ key: PushKey) throws {
    guard
      [key.id, key.teamID].allSatisfy({ id in
        id.utf8.count == 10 && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else {
      throw Failure(
        description:
          "A key has an identifier and a team of ten letters and digits each, not \(key.id) and \(key.teamID)."
      )
    }
    if let folder {
      try PrivateFiles.makeFolder(folder)
      try PrivateFiles.write(Data(key.p8.utf8), to: folder.appendingPathComponent("AuthKey_\(key.id).p8"))
    }
    try keys.withLock { keys in
      keys[key.id] = key
      try save(keys)
    }
  }

  /// The key is no longer good.
  package func revoke(_ id: String) throws {
    try keys.withLock { keys in
      guard keys.removeValue(forKey: id) != nil else { return }
      try save(keys)
    }
    if let folder {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("AuthKey_\(id).p8"))
    }
  }

  /// Where the file of a key is.
  package func file(of key: PushKey) -> URL? { folder?.appendingPathComponent("AuthKey_\(key.id).p8") }

  private func save(_ keys: [String: PushKey]) throws {
    guard let folder else { return }
    let entries = keys.values.sorted { $0.id < $1.id }.map {
      Entry(keyID: $0.id, teamID: $0.teamID, topics: $0.topics?.sorted(), environment: $0.environment)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try PrivateFiles.write(encoder.encode(entries), to: folder.appendingPathComponent("keys.json"))
  }

  /// Ten letters and digits, as Apple's.
  private static func identifier() -> String {
    String((0..<10).map { _ in "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789".randomElement()! })
  }
}

/// Files that only their owner can read, written whole or not at all.
enum PrivateFiles {
  static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  static func write(_ data: Data, to url: URL) throws {
    let draft = url.appendingPathExtension("draft")
    try? FileManager.default.removeItem(at: draft)
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: draft.path])
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
    guard rename(draft.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }
}
