import Foundation

/// The files of a package's target: all below its folder but for what it excludes.
struct PackageFiles {
  var target: PackageManifest.Target
  var root: URL
  var boundary: ProjectBoundary

  private static let mostFiles = 50_000
  /// Resources that need no declaration.
  private static let known: Set<String> = [
    "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "strings", "stringsdict",
  ]

  func add(to module: inout ModuleFolder, notes: inout [ProjectNote]) {
    for path in files() {
      let url = root.appendingPathComponent(path)
      let shown = boundary.shown(url)
      guard boundary.allows(url) else {
        notes.append(.outside(shown, of: target.name))
        continue
      }
      let isDeclared = target.resources.contains { isBelow(path, $0) }
      switch FileRole(of: url.lastPathComponent) {
      case _ where isDeclared: break
      // A target may have the package's own folder: its manifest is none of its files.
      case .swift
      where url.lastPathComponent == "Package.swift" || url.lastPathComponent.hasPrefix("Package@swift-"):
        break
      case .swift where isSource(path):
        if let note = SourceText.note(on: url, shown: shown, of: target.name) {
          notes.append(note)
        } else {
          module.sources.append(url)
        }
      case .otherSource where isSource(path):
        notes.append(
          ProjectNote(
            code: "other-language",
            message:
              "`\(shown)` of `\(target.name)` is not Swift and is not compiled; what it declares is missing.")
        )
      case .resource where Self.known.contains(url.pathExtension): module.resources.append(url)
      default: break
      }
    }
    for resource in target.resources {
      let url = root.appending(relative: resource)
      guard boundary.allows(url) else {
        notes.append(.outside(boundary.shown(url), of: target.name))
        continue
      }
      if FileManager.default.fileExists(atPath: url.path) {
        module.resources.append(url)
      } else {
        notes.append(.missing(boundary.shown(url), of: target.name))
      }
    }
  }

  private func isSource(_ path: String) -> Bool {
    target.sources.map { $0.contains { isBelow(path, $0) } } ?? true
  }

  private func isBelow(_ path: String, _ folder: String) -> Bool {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return path == folder || path.hasPrefix(folder + "/") || folder == "." || folder.isEmpty
  }

  private func files() -> [String] {
    var found: [String] = []
    var pending = [""]
    while let below = pending.popLast() {
      let folder = below.isEmpty ? root : root.appendingPathComponent(below)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard !name.hasPrefix("."), found.count < Self.mostFiles else { continue }
        let path = below.isEmpty ? name : below + "/" + name
        guard !target.exclude.contains(where: { isBelow(path, $0) }) else { continue }
        if root.appendingPathComponent(path).isRealFolder, !FileRole.isPackage(name) {
          pending.append(path)
        } else {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}
