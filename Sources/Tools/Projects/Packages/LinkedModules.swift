import Foundation

/// The modules that a target needs, each before those that import it.
struct LinkedModules {
  private(set) var modules: [ModuleFolder] = []
  private(set) var absent: [AbsentPackage] = []
  private(set) var notes: [ProjectNote] = []

  private let projects: [ProjectDescription]
  private let boundary: ProjectBoundary
  private var shelf: PackageShelf
  private var open: [(key: String, shown: String)] = []
  private var done: [String: String?] = [:]

  /// Modules of one extension.
  private static let mostModules = 400

  /// - Throws: `ProjectProblem.circularModules`.
  static func all(
    of target: ProjectTarget, in project: ProjectDescription, projects: [ProjectDescription],
    boundary: ProjectBoundary
  ) throws -> LinkedModules {
    var linked = LinkedModules(
      projects: projects, boundary: boundary, shelf: PackageShelf(projects: projects, boundary: boundary))
    for dependency in target.dependencies { _ = try linked.add(dependency, of: project) }
    return linked
  }

  private init(projects: [ProjectDescription], boundary: ProjectBoundary, shelf: PackageShelf) {
    self.projects = projects
    self.boundary = boundary
    self.shelf = shelf
  }

  /// - Returns: the names of the modules that come with it.
  private mutating func add(_ dependency: ProjectDependency, of project: ProjectDescription) throws
    -> [String]
  {
    switch dependency {
    case .target(let name):
      if let target = project.target(name) { return try add(target, of: project).map { [$0] } ?? [] }
      for other in projects {
        if let target = other.target(name) { return try add(target, of: other).map { [$0] } ?? [] }
      }
      notes.append(
        ProjectNote(
          code: "missing-target",
          message: "There is no target `\(name)`, which another one needs; the rest is built without it."))
      return []
    case .productFile(let file):
      for other in projects {
        if let target = other.targets.first(where: { $0.productFile == file }) {
          return try add(target, of: other).map { [$0] } ?? []
        }
      }
      absent.append(
        AbsentPackage(product: (file as NSString).deletingPathExtension, reference: nil))
      return []
    case .package(let product, let reference):
      guard let package = shelf.package(with: product, from: reference, notes: &notes) else {
        absent.append(AbsentPackage(product: product, reference: reference))
        return []
      }
      return try (package.targets(of: product) ?? []).compactMap { try add($0, of: package) }
    }
  }

  // MARK: Targets of projects

  private mutating func add(_ target: ProjectTarget, of project: ProjectDescription) throws -> String? {
    guard target.product == .framework || target.product == .library else { return nil }
    return try once("\(project.file.path) \(target.name)", shown: target.name) { linked in
      let name = ModuleName.identifier(target.settings.string("PRODUCT_MODULE_NAME") ?? target.name)
      var module = ModuleFolder(
        name: name, origin: "target \(target.name)", root: project.root, sources: [],
        settings: TargetSettings(target.settings, platform: target.settings.platform))
      for dependency in target.dependencies { module.dependencies += try linked.add(dependency, of: project) }
      linked.notes += target.notes
      module.sources = target.sources.sorted { $0.path < $1.path }.filter { file in
        guard let note = SourceText.note(on: file, shown: linked.boundary.shown(file), of: target.name) else {
          return true
        }
        linked.notes.append(note)
        return false
      }
      module.intentDefinitions = target.intentDefinitions
      module.settings.classPrefix = target.classPrefix
      module.resources = target.resources
      return module
    }
  }

  // MARK: Targets of packages

  private mutating func add(_ name: String, of package: LocalPackage) throws -> String? {
    guard let target = package.target(name) else {
      notes.append(
        ProjectNote(
          code: "missing-target",
          message: "Package \(package.name) has no target `\(name)`; the rest is built without it."))
      return nil
    }
    return try once("\(package.folder.path) \(name)", shown: name) { linked in
      guard var module = package.module(target, boundary: linked.boundary, notes: &linked.notes) else {
        return nil
      }
      for dependency in target.dependencies {
        module.dependencies += try linked.add(dependency, of: package)
      }
      return module
    }
  }

  private mutating func add(_ dependency: PackageManifest.Dependency, of package: LocalPackage) throws
    -> [String]
  {
    let product: String
    switch dependency {
    case .named(let name):
      if package.target(name) != nil { return try add(name, of: package).map { [$0] } ?? [] }
      product = name
    case .product(let name, _): product = name
    }
    for place in package.manifest.dependencies {
      if let other = shelf.package(usedAs: place, by: package, notes: &notes),
        let targets = other.targets(of: product)
      {
        return try targets.compactMap { try add($0, of: other) }
      }
    }
    let address = package.manifest.dependencies.first { place in
      guard case .product(_, let name?) = dependency else { return false }
      return PackageReference.remote(url: place).name.lowercased() == name.lowercased()
    }
    absent.append(AbsentPackage(product: product, reference: address.map { .remote(url: $0) }))
    return []
  }

  // MARK: Order

  private mutating func once(
    _ key: String, shown: String, make: (inout LinkedModules) throws -> ModuleFolder?
  ) throws -> String? {
    if let known = done[key] { return known }
    if let start = open.firstIndex(where: { $0.key == key }) {
      throw ProjectProblem.circularModules(open[start...].map(\.shown) + [shown])
    }
    guard modules.count + open.count < Self.mostModules else {
      notes.append(
        ProjectNote(
          code: "too-many-modules",
          message: "`\(shown)` is left out: more than \(Self.mostModules) modules are linked."))
      return nil
    }
    open.append((key, shown))
    defer { open.removeLast() }
    let module = try make(&self)
    done[key] = .some(module?.name)
    if let module {
      if module.sources.isEmpty {
        notes.append(
          ProjectNote(
            code: "no-sources",
            message: "`\(module.name)` (\(module.origin)) has no Swift file; it is left out."))
        done[key] = .some(nil)
        return nil
      }
      if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
    }
    return module?.name
  }
}
