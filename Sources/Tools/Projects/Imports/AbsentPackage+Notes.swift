import Foundation

extension AbsentPackage {
  /// A sentence for each package that files import and that is not on this machine: where it is from, which files, how often, and what is
  /// left. An import between `#if` and `#endif` is passed over: it may not count here.
  static func notes(for folder: ExtensionFolder) -> [ProjectNote] {
    guard !folder.absent.isEmpty else { return [] }
    let files = folder.sources + folder.modules.flatMap(\.sources)
    var places: [String: [String]] = [:]
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for one in ImportScanner.imports(in: text) where !one.isConditional {
        places[one.module, default: []].append("\(folder.shown(file)):\(one.line)")
      }
    }
    var seen: Set<String> = []
    return folder.absent.compactMap { package in
      let module = ModuleName.identifier(package.product)
      guard let places = places[module], seen.insert(module).inserted else { return nil }
      return package.note(module: module, places: places, files: files.count)
    }
  }

  private func note(module: String, places: [String], files: Int) -> ProjectNote {
    let count = places.count
    let shown = places.prefix(3).joined(separator: ", ") + (count > 3 ? ", …" : "")
    let from =
      switch reference {
      case .remote(let url): "of the package \(url) is"
      case .local(let folder): "of the package at `\(folder.lastPathComponent)` is"
      case nil: "is linked and"
      }
    let importing = Set(places.map { $0[..<($0.lastIndex(of: ":") ?? $0.endIndex)] }).count
    let others = files - importing
    return ProjectNote(
      code: "missing-package",
      message:
        "`\(module)` \(from) not on this machine. It is imported \(count == 1 ? "once" : "\(count) times"), at \(shown); "
        + (others == 0
          ? "no file does" : others == 1 ? "the other file does" : "the other \(others) files do")
        + " without it.")
  }
}

extension ExtensionFolder {
  /// The path of a file as the user would write it.
  package func shown(_ file: URL) -> String {
    boundary?.shown(file) ?? file.shown(below: root, as: path.isEmpty ? root.path : path)
  }

  /// Without the modules that nothing imports: they would be compiled, and might fail, for nothing.
  func leavingOutUnusedModules() -> ExtensionFolder {
    guard !modules.isEmpty else { return self }
    func imported(by files: [URL]) -> Set<String> {
      Set(
        files.flatMap { file in
          ((try? String(contentsOf: file, encoding: .utf8)).map(ImportScanner.imports) ?? []).map(\.module)
        })
    }
    var needed: Set<String> = []
    var open = imported(by: sources)
    while let name = open.popFirst() {
      guard let module = modules.first(where: { $0.name == name }), needed.insert(name).inserted else {
        continue
      }
      open.formUnion(imported(by: module.sources))
    }
    var folder = self
    folder.modules = modules.filter { needed.contains($0.name) }
    return folder
  }
}
