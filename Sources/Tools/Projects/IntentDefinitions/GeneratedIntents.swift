import Foundation

/// The source that stands for an extension's intent definitions, as Xcode generates it while building.
enum GeneratedIntents {
  /// `folder` with one more file for each definition. Files are written only when they change, so that nothing is compiled in vain.
  ///
  /// A definition that cannot be read, and what is wrong with a part of one, is a note; the rest is made.
  static func adding(to folder: ExtensionFolder, in cache: BuildCache) throws -> ExtensionFolder {
    var folder = folder
    let made = try files(
      for: folder.intentDefinitions, prefix: folder.settings.classPrefix, sources: folder.sources,
      in: cache.folder, shown: { $0.shown(below: folder.root, as: folder.path) })
    folder.sources += made.files
    folder.notes += made.notes
    for module in folder.modules where !module.intentDefinitions.isEmpty {
      folder.notes +=
        definitions(
          places(for: module.intentDefinitions, in: cache.folder), prefix: module.settings.classPrefix,
          shown: { $0.shown(below: module.root, as: folder.path) }
        ).notes
    }
    return folder
  }

  static func adding(to module: ModuleFolder, in folder: URL) throws -> ModuleFolder {
    var module = module
    module.sources +=
      try files(
        for: module.intentDefinitions, prefix: module.settings.classPrefix, sources: module.sources,
        in: folder,
        shown: \.path
      ).files
    return module
  }

  private static func files(
    for files: [URL], prefix: String, sources: [URL], in folder: URL, shown: (URL) -> String
  ) throws -> (files: [URL], notes: [ProjectNote]) {
    guard !files.isEmpty else { return ([], []) }
    let handler = handlerName(in: sources)
    let read = definitions(places(for: files, in: folder), prefix: prefix, shown: shown)
    for (definition, output) in read.definitions {
      let source = Data(IntentSourceWriter.source(definition, handler: handler).utf8)
      do {
        try FileManager.default.createDirectory(
          at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? Data(contentsOf: output)) != source { try source.write(to: output, options: .atomic) }
      } catch {
        throw ProjectProblem.cacheNotWritable(path: output.path, reason: SystemReason.of(error))
      }
    }
    return (read.definitions.map(\.output), read.notes)
  }

  private typealias Place = (file: URL, output: URL)

  /// The definitions of a module, each with the place of its source. One that cannot be read is empty.
  private static func definitions(
    _ places: [Place], prefix: String, shown: (URL) -> String
  ) -> (definitions: [(definition: IntentDefinition, output: URL)], notes: [ProjectNote]) {
    var taken: Set<String> = []
    var notes: [ProjectNote] = []
    let all = places.map { file, output in
      do {
        let definition = try IntentDefinition(
          read(file), path: shown(file), classPrefix: prefix, taken: &taken)
        notes += definition.notes
        return (definition, output)
      } catch {
        let reason = (error as? ProjectProblem)?.message ?? SystemReason.of(error)
        notes.append(
          ProjectNote(code: "intent-definition", message: reason + " Its classes are missing."))
        return (IntentDefinition(table: ""), output)
      }
    }
    return (all, notes)
  }

  /// Where the source of each definition goes. Of one that is there in several languages, the development language's counts.
  static func places(for definitions: [URL], in folder: URL) -> [(file: URL, output: URL)] {
    func language(_ file: URL) -> String? {
      let folder = file.deletingLastPathComponent()
      return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    }
    /// Without its language.
    func key(_ file: URL) -> String {
      guard language(file) != nil else { return file.path }
      return file.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(file.lastPathComponent).path
    }
    func rank(_ file: URL) -> Int {
      switch language(file) {
      case "Base": 0
      case nil: 1
      case "en": 2
      default: 3
      }
    }
    let chosen = Dictionary(grouping: definitions, by: key).mapValues { files in
      files.min { (rank($0), $0.path) < (rank($1), $1.path) }
    }
    var names: Set<String> = []
    return definitions.filter { chosen[key($0)] == $0 }.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      var unique = name
      var number = 2
      while !names.insert(unique.lowercased()).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      return (file, folder.appendingPathComponent("generated/\(unique)+Generated.swift"))
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
  static func handlerName(in sources: [URL]) -> String? {
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
