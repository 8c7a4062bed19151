import Foundation

/// Puts a model into the bundle, as `Name.momd`, and makes the source of its classes.
struct ModelCompiler {
  /// The project: links that lead out of it are refused.
  var project: URL
  /// Modules whose classes the model's entities may name, its own first.
  var modules: [String]

  /// - Returns: the source of the generated classes; `nil` where there are none.
  func compile(_ url: URL, to output: inout BundleFolder) -> String? {
    do {
      let folder = try ModelFolder(url)
      var source: String?
      for version in folder.versions {
        for file in [url, version.contents] {
          if let problem = ResourceCopy.obstacle(file, below: project) { throw problem }
        }
        let isCurrent = version.name == folder.current
        var problems: [ResourceProblem] = []
        let model = try folder.read(version.contents) { problems.append($0) }
        // What is wrong with an old version is of no concern.
        if isCurrent { for problem in problems { output.report(problem) } }
        output.write(
          try CompiledModel(model, modules: modules).data(), as: "\(folder.name).momd/\(version.name).mom",
          for: url)
        if isCurrent { source = ManagedClassSource.source(of: model, named: folder.name) }
      }
      let information = ["NSManagedObjectModel_CurrentVersionName": folder.current]
      output.write(
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0),
        as: "\(folder.name).momd/VersionInfo.plist", for: url)
      return source
    } catch let problem as ResourceProblem {
      output.report(problem)
    } catch {
      output.report(ResourceProblem(url.path, .malformed("it cannot be compiled: \(SystemReason.of(error))")))
    }
    return nil
  }
}
