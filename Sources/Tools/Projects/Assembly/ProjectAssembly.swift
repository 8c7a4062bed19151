import Foundation

/// Makes one widget extension, ready to be built, of what a project says of it.
struct ProjectAssembly {
  var projects: [ProjectDescription]
  var boundary: ProjectBoundary

  func folder(for found: WidgetTargets.Found) throws -> ProjectFolder {
    let (project, target) = (found.project, found.target)
    let shown = boundary.shown(project.file)
    var notes = target.notes
    let sources = try readable(target.sources, of: target.name, notes: &notes)
    guard !sources.isEmpty else { throw ProjectProblem.noSources(target: target.name, project: shown) }
    let main = try EntryPoint.find(in: sources, of: target.name, project: shown, boundary: boundary)
    var folder = ExtensionFolder(
      root: project.root, name: target.name,
      moduleName: ModuleName.make(from: target.settings.string("PRODUCT_MODULE_NAME") ?? target.name),
      sources: sources, intentDefinitions: target.intentDefinitions, resources: target.resources,
      settings: TargetSettings(target.settings, platform: target.settings.platform), main: main)
    folder.settings.classPrefix = target.classPrefix
    folder.path = boundary.rootPath
    folder.projectFile = project.file
    folder.boundary = boundary
    folder.info =
      InfoPlist.read(target, root: project.root, boundary: boundary, notes: &notes).values
    folder.appGroups = EntitlementsFile.appGroups(
      of: target, root: project.root, boundary: boundary, notes: &notes)
    let linked = try LinkedModules.all(of: target, in: project, projects: projects, boundary: boundary)
    folder.modules = linked.modules
    folder.absent = linked.absent
    folder.notes = Self.each(notes + linked.notes)
    if let intents = IntentsExtension(for: folder, of: project, boundary: boundary) {
      let linked = try? LinkedModules.all(
        of: intents.target, in: project, projects: projects, boundary: boundary)
      intents.lend(to: &folder, linked?.modules ?? [])
    }
    return ProjectFolder(widgets: folder, app: nil, information: information(around: target, in: project))
  }

  private static func each(_ notes: [ProjectNote]) -> [ProjectNote] {
    var seen: Set<ProjectNote> = []
    return notes.filter { seen.insert($0).inserted }
  }

  /// Files that are UTF-8 text; the others are noted and left out.
  private func readable(
    _ files: [URL], of target: String, notes: inout [ProjectNote]
  ) throws -> [URL] {
    files.sorted { $0.path < $1.path }.filter { file in
      if let note = SourceText.note(on: file, shown: boundary.shown(file), of: target) {
        notes.append(note)
        return false
      }
      return true
    }
  }

  /// What the app that carries the extension says of itself.
  private func information(around target: ProjectTarget, in project: ProjectDescription) -> AppInformation {
    let apps = project.targets.filter { $0.product == .application }
    let carrier =
      apps.first { $0.embedded.contains(target.name) }
      ?? apps.first { $0.dependencies.contains(.target(target.name)) }
      ?? (apps.count == 1 ? apps.first : nil)
    guard let carrier else {
      return AppInformation(
        file: nil, bundleIdentifier: nil, supportsLiveActivities: nil, supportsFrequentUpdates: false)
    }
    var ignored: [ProjectNote] = []
    let (values, file) = InfoPlist.read(carrier, root: project.root, boundary: boundary, notes: &ignored)
    let identifier =
      values["CFBundleIdentifier"]?.string ?? carrier.settings.string("PRODUCT_BUNDLE_IDENTIFIER")
    return AppInformation(
      file: file?.path, bundleIdentifier: identifier.flatMap { $0.isEmpty ? nil : $0 },
      supportsLiveActivities: values["NSSupportsLiveActivities"]?.flag ?? false,
      supportsFrequentUpdates: values["NSSupportsLiveActivitiesFrequentUpdates"]?.flag ?? false)
  }
}
