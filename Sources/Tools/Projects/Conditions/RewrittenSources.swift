import Foundation

/// The texts that the compiler reads in place of the user's, in a folder of the build cache.
///
/// The compiler is given the user's own paths and a table of files that lie elsewhere (`-vfsoverlay`), so every message, `#file` and
/// debugger names the user's file.
///
///     conditions-<hash>/          of what was asked for: another platform has files of its own
///       overlay.yaml              the table
///       <Name>-<hash of path>.swift
struct RewrittenSources {
  /// Imports that nobody supplies, by file.
  private(set) var missing: [(file: URL, imports: [MissingImport])] = []
  /// Where the compiler reads what it does not read in the user's file, by the path of that.
  private(set) var rewritten: [String: URL] = [:]
  /// How many files there are.
  private(set) var count = 0
  /// How many declarations of a file are left out.
  private(set) var leftOut: [String: Int] = [:]

  /// Reads all sources, writes what has changed and removes what is no longer needed.
  ///
  /// - Parameter leftOut: what the compiler is not shown.
  static func prepare(
    _ sources: [URL], conditions: SourceConditions, leftOut: [LeftOutPiece] = [], in cache: BuildCache
  ) throws -> RewrittenSources {
    let folder = cache.conditionsFolder(conditions)
    let files = FileManager.default
    for other in (try? files.contentsOfDirectory(atPath: cache.folder.path)) ?? []
    where other.hasPrefix(BuildCache.conditionsPrefix) && other != folder.lastPathComponent {
      try? files.removeItem(at: cache.folder.appendingPathComponent(other))
    }
    var result = RewrittenSources()
    result.count = sources.count
    var roots: [Overlay.Root] = []
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for source in sources {
        // What cannot be read is the compiler's to say.
        guard let data = try? Data(contentsOf: source) else { continue }
        let reading = conditions.read(Array(data))
        if !reading.missing.isEmpty, !isGenerated(source) { result.missing.append((source, reading.missing)) }
        guard let text = leaving(leftOut, outOf: reading.text, source, data, &result) else { continue }
        let name =
          source.deletingPathExtension().lastPathComponent + "-" + StableHash.hex(source.path) + ".swift"
        let file = folder.appendingPathComponent(name)
        try BuildCache.writeIfChanged(Data(text), to: file)
        roots.append(Overlay.Root(name: source.path, contents: file.path))
        result.rewritten[source.path] = file
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try BuildCache.writeIfChanged(encoder.encode(Overlay(roots: roots)), to: cache.overlay(conditions))
    } catch {
      throw ProjectProblem.cacheNotWritable(path: folder.path, reason: SystemReason.of(error))
    }
    return result
  }

  /// Stamps of the text that the compiler reads, by the path of the user's file.
  func stamps(of sources: [URL]) -> [String: String] {
    var stamps = FileStamp.descriptions(of: sources)
    for (path, file) in rewritten {
      if let own = stamps[path], let stamp = FileStamp(of: file) { stamps[path] = "\(own) \(stamp)" }
    }
    return stamps
  }

  /// Xcode's generated names of colours and pictures: what they import is ours to supply.
  private static func isGenerated(_ source: URL) -> Bool {
    source.lastPathComponent == AssetSymbolSource.fileName
  }

  /// What the compiler is shown of a file before anything is left out.
  func original(_ path: String, conditions: SourceConditions) -> [UInt8]? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    return conditions.read(Array(data)).text ?? Array(data)
  }

  private static func leaving(
    _ pieces: [LeftOutPiece], outOf text: [UInt8]?, _ source: URL, _ data: Data,
    _ result: inout RewrittenSources
  ) -> [UInt8]? {
    let own = pieces.filter { $0.file == source.path }
    guard !own.isEmpty else { return text }
    result.leftOut[source.path] = own.count
    var edits = SourceEdits(text ?? Array(data))
    for piece in own { edits.apply(piece) }
    return edits.bytes
  }
}

/// The table of `-vfsoverlay`, which is JSON.
private struct Overlay: Encodable {
  struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String
    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
  var version = 0
  var caseSensitive = "true"
  /// Messages and debug information keep the names that were asked for.
  var usesExternalNames = false
  var roots: [Root]
  enum CodingKeys: String, CodingKey {
    case version, roots
    case caseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
  }
}
