import Foundation

/// The packages of a project that are on this machine: those that it names by path, and copies that Xcode, SwiftPM or Carthage fetched.
struct PackageShelf {
  private let boundary: ProjectBoundary
  private let roots: [URL]
  private let local: [URL]
  private var read: [URL: LocalPackage?] = [:]
  private var found: [URL]?

  /// How far packages are looked for that no project names.
  private static let mostDepth = 4
  private static let mostFolders = 2_000

  /// Where fetched packages lie, below a project's folder.
  private static let checkouts = [
    "SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts",
    "DerivedData/SourcePackages/checkouts",
  ]

  init(projects: [ProjectDescription], boundary: ProjectBoundary) {
    self.boundary = boundary
    roots = projects.map(\.root) + [boundary.folder]
    var seen: Set<URL> = []
    local = projects.flatMap(\.packages).compactMap { reference in
      if case .local(let folder) = reference { folder } else { nil }
    }.filter { seen.insert($0).inserted }
  }

  /// The package that has a product: the one that is named, or the first of all local ones.
  mutating func package(
    with product: String, from reference: PackageReference?, notes: inout [ProjectNote]
  ) -> LocalPackage? {
    let places: [URL]
    switch reference {
    case .local(let folder): places = [folder]
    case .remote(let url): places = checkouts(named: PackageReference.remote(url: url).name)
    case nil: places = local
    }
    for place in places {
      if let found = package(at: place, notes: &notes), found.targets(of: product) != nil { return found }
    }
    // A product of which the project does not say where it is from: of a package in the project's folder, or a fetched one.
    guard reference == nil else { return nil }
    for place in lying() + checkouts(named: product) {
      if let found = package(at: place, notes: &notes), found.targets(of: product) != nil { return found }
    }
    return nil
  }

  /// The package that another one uses, by its path or address.
  mutating func package(usedAs place: String, by package: LocalPackage, notes: inout [ProjectNote])
    -> LocalPackage?
  {
    if place.contains("://") || place.hasPrefix("git@") {
      for folder in checkouts(named: PackageReference.remote(url: place).name) {
        if let found = self.package(at: folder, notes: &notes) { return found }
      }
      return nil
    }
    let folder = package.folder.appending(relative: place)
    return self.package(at: folder, notes: &notes)
  }

  private mutating func package(at folder: URL, notes: inout [ProjectNote]) -> LocalPackage? {
    if let known = read[folder] { return known }
    let found = LocalPackage.read(folder, boundary: boundary, notes: &notes)
    read[folder] = .some(found)
    return found
  }

  /// Packages that lie in the projects' folders, not deep.
  private mutating func lying() -> [URL] {
    if let found { return found }
    var places: [URL] = []
    var level = Array(Set(roots))
    var seen = 0
    for _ in 0..<Self.mostDepth {
      var next: [URL] = []
      for folder in level.sorted(by: { $0.path < $1.path }) {
        seen += 1
        guard seen < Self.mostFolders else { break }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        if names.contains("Package.swift") { places.append(folder) }
        next += names.filter { SourceFiles.isSearched(folder: $0) && !FileRole.isPackage($0) }
          .map { folder.appendingPathComponent($0) }.filter(\.isRealFolder)
      }
      level = next
    }
    found = places
    return places
  }

  private func checkouts(named name: String) -> [URL] {
    roots.flatMap { root in
      Self.checkouts.map { root.appendingPathComponent($0).appendingPathComponent(name) }
    }
    .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
  }
}
