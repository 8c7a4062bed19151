import Foundation

/// The files of a target of XcodeGen's: paths of files and folders, with what to leave out.
struct XcodeGenSources {
  var root: URL
  var boundary: ProjectBoundary

  private static let mostFiles = 100_000

  func add(_ value: PropertyText?, to target: inout ProjectTarget) {
    var lists: [URL] = []
    for source in value?.list ?? value.map({ [$0] }) ?? [] {
      let map = source.map ?? [:]
      guard let path = source.string ?? map["path"]?.string, !path.isEmpty else { continue }
      let place = root.appending(relative: path)
      let shown = boundary.shown(place)
      guard boundary.allows(place) else {
        target.notes.append(.outside(shown, of: target.name))
        continue
      }
      guard FileManager.default.fileExists(atPath: place.path) else {
        if map["optional"]?.string != "true" { target.notes.append(.missing(shown, of: target.name)) }
        continue
      }
      let phase = map["buildPhase"]?.string
      if phase == "none" || map["buildPhase"]?.map != nil { continue }
      if map["type"]?.string == "folder" {
        target.resources.append(place)
        continue
      }
      let excludes = (map["excludes"]?.strings ?? []).map(GlobPattern.init)
      let includes = (map["includes"]?.strings ?? []).map(GlobPattern.init)
      for (file, below) in files(at: place) {
        guard !excludes.contains(where: { $0.covers(below) }),
          includes.isEmpty || includes.contains(where: { $0.covers(below) })
        else { continue }
        if file.lastPathComponent == "Info.plist" { lists.append(file) }
        add(file, phase: phase, to: &target)
      }
    }
    // Without a setting XcodeGen takes the first Info.plist of the sources.
    if let list = lists.first, target.settings.string("INFOPLIST_FILE") == nil {
      target.settings.layers.append([SettingAssignment(name: "INFOPLIST_FILE", value: list.path)])
    }
  }

  private func add(_ file: URL, phase: String?, to target: inout ProjectTarget) {
    let shown = boundary.shown(file)
    guard boundary.allows(file) else { return target.notes.append(.outside(shown, of: target.name)) }
    if phase == "resources" {
      if !target.resources.contains(file) { target.resources.append(file) }
    } else if file.lastPathComponent != "Info.plist" {
      target.add(file, shown: shown)
    }
  }

  /// All files below a folder with their paths in it, or the one file.
  private func files(at place: URL) -> [(URL, below: String)] {
    guard place.isRealFolder, !FileRole.isPackage(place.lastPathComponent) else {
      return [(place, place.lastPathComponent)]
    }
    var found: [(URL, below: String)] = []
    var pending = [""]
    while let below = pending.popLast() {
      let folder = below.isEmpty ? place : place.appendingPathComponent(below)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard !name.hasPrefix("."), found.count < Self.mostFiles else { continue }
        let path = below.isEmpty ? name : below + "/" + name
        let url = place.appendingPathComponent(path)
        if url.isRealFolder, !FileRole.isPackage(name) {
          pending.append(path)
        } else {
          found.append((url, path))
        }
      }
    }
    return found.sorted { $0.below < $1.below }
  }
}
