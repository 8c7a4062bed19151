import Foundation

/// The source that stands for an extension's intent definitions, as Xcode generates it while building.
enum GeneratedIntents {
  /// `folder` with one more file for each definition. Files are written only when they change, so that nothing is compiled in vain.
  ///
  /// - Throws: `ProjectProblem` for a definition that cannot be read.
  static func adding(to folder: ExtensionFolder, in cache: BuildCache) throws -> ExtensionFolder {
    var folder = folder
    folder.sources += try files(for: folder.intentDefinitions, sources: folder.sources, in: cache.folder)
    return folder
  }

  static func adding(to module: ModuleFolder, in folder: URL) throws -> ModuleFolder {
    var module = module
    module.sources += try files(for: module.intentDefinitions, sources: module.sources, in: folder)
    return module
  }

  private static func files(
    for definitions: [URL], sources: [URL], in folder: URL
  ) throws -> [URL] {
    guard !definitions.isEmpty else { return [] }
    let handler = try handlerName(in: sources)
    return try places(for: definitions, in: folder).map { file, output in
      let definition = try IntentDefinition(read(file), path: file.path)
      let source = Data(IntentSourceWriter.source(definition, handler: handler).utf8)
      do {
        try FileManager.default.createDirectory(
          at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? Data(contentsOf: output)) != source { try source.write(to: output, options: .atomic) }
      } catch {
        throw ProjectProblem.cacheNotWritable(path: output.path, reason: SystemReason.of(error))
      }
      return output
    }
  }

  /// Where the source of each definition goes; of two with one name the first counts.
  static func places(for definitions: [URL], in folder: URL) -> [(file: URL, output: URL)] {
    var names: Set<String> = []
    return definitions.filter { names.insert($0.lastPathComponent).inserted }.map { file in
      let name = file.deletingPathExtension().lastPathComponent + "+Generated.swift"
      return (file, folder.appendingPathComponent("generated/" + name))
    }
  }

  private static func read(_ file: URL) throws -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw ProjectProblem.unreadable(path: file.path, reason: SystemReason.of(error))
    }
  }

  /// The class that derives from `INExtension`, in whichever file.
  private static func handlerName(in sources: [URL]) throws -> String? {
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("INExtension") else {
        continue
      }
      if let name = handlerName(in: text) { return name }
    }
    return nil
  }

  static func handlerName(in source: String) -> String? {
    let tokens = SwiftTokens(source).map(\.token)
    for index in tokens.indices.dropLast(3) where tokens[index] == .word("class") {
      guard case .word(let name) = tokens[index + 1], tokens[index + 2] == .punctuation(":") else { continue }
      let inherited = tokens[(index + 3)...].prefix { $0 != .punctuation("{") }
      if inherited.contains(.word("INExtension")) { return name }
    }
    return nil
  }
}
