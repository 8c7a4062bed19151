import Foundation

/// The Intents extension that answers for the options of a widget's SiriKit intents: on iOS a program beside the widget, here compiled
/// into it.
struct IntentsExtension {
  static let extensionPoint = "com.apple.intents-service"
  let project: ProjectDescription
  let target: ProjectTarget

  /// The one of the project, where the widget needs one: it has intents, and no handler among its own files.
  init?(for folder: ExtensionFolder, of project: ProjectDescription, boundary: ProjectBoundary) {
    let definitions = Set(folder.intentDefinitions + folder.modules.flatMap(\.intentDefinitions))
    guard !definitions.isEmpty, GeneratedIntents.handlerName(in: folder.sources) == nil else { return nil }
    let all = project.targets.filter { target in
      guard target.product == .appExtension else { return false }
      var ignored: [ProjectNote] = []
      let info = InfoPlist.read(target, root: project.root, boundary: boundary, notes: &ignored).values
      return info["NSExtension"]?.map?["NSExtensionPointIdentifier"]?.string == Self.extensionPoint
        && GeneratedIntents.handlerName(in: target.sources) != nil
    }
    let sharing = all.first { !definitions.isDisjoint(with: $0.intentDefinitions) }
    guard let target = sharing ?? (all.count == 1 ? all.first : nil) else { return nil }
    self.project = project
    self.target = target
  }

  /// Adds to the widget what it has not.
  func lend(to folder: inout ExtensionFolder, _ linked: [ModuleFolder]) {
    var lent = LentSources()
    lent.target = target.name
    lent.sources = target.sources.filter { file in
      !folder.sources.contains(file) && SourceText.note(on: file, shown: "", of: target.name) == nil
    }
    lent.intentDefinitions = target.intentDefinitions.filter { !folder.intentDefinitions.contains($0) }
    let known = Set(folder.modules.map(\.name))
    let modules = linked.filter { !known.contains($0.name) }
    lent.modules = modules.map(\.name)
    folder.borrow(lent, modules)
  }
}
