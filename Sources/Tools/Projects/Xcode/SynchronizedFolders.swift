import Foundation

/// The folders that Xcode 16 and later keep in step with the disk (`PBXFileSystemSynchronizedRootGroup`): every file in one belongs to
/// the targets that name the folder, except where an exception set says otherwise.
///
/// An exception set is about one target. For a target that names the folder its files are left out; for one that does not, they alone
/// are taken in.
struct SynchronizedFolders {
  private let objects: ProjectObjects
  private let tree: GroupTree
  private let boundary: ProjectBoundary
  private let keys: [String]
  /// Files of one folder; the largest known app has some ten thousand.
  private static let mostFiles = 100_000

  init(of objects: ProjectObjects, tree: GroupTree, boundary: ProjectBoundary) {
    self.objects = objects
    self.tree = tree
    self.boundary = boundary
    keys = objects.keys(ofKind: "PBXFileSystemSynchronizedRootGroup")
  }

  /// Adds the files of all folders that belong to a target.
  func add(to target: inout ProjectTarget, key: String, platform: Platform) {
    let own = Set(objects.list(key, "fileSystemSynchronizedGroups"))
    for folder in keys {
      let exceptions = Exceptions(of: folder, for: key, in: objects)
      if !own.contains(folder), exceptions.members.isEmpty { continue }
      guard let place = tree.place(of: folder) else { continue }
      guard boundary.allows(place) else {
        target.notes.append(.outside(boundary.shown(place), of: target.name))
        continue
      }
      let explicit = Set(objects.list(folder, "explicitFolders"))
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory)
        || !isDirectory.boolValue
      {
        if own.contains(folder) { target.notes.append(.missing(boundary.shown(place), of: target.name)) }
        continue
      }
      add(
        place, to: &target,
        keeping: {
          exceptions.has($0, isOwn: own.contains(folder), platform: platform)
            && !exceptions.withoutClasses.contains($0)
        }, whole: explicit)
    }
  }

  private func add(
    _ root: URL, to target: inout ProjectTarget, keeping: (String) -> Bool, whole: Set<String>
  ) {
    var pending = [""]
    var files: [String] = []
    while let below = pending.popLast() {
      let folder = below.isEmpty ? root : root.appendingPathComponent(below)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard !name.hasPrefix("."), files.count < Self.mostFiles else { continue }
        let path = below.isEmpty ? name : below + "/" + name
        let url = root.appendingPathComponent(path)
        if url.isRealFolder, !FileRole.isPackage(name), !whole.contains(path) {
          pending.append(path)
        } else {
          files.append(path)
        }
      }
    }
    for path in files.sorted() where keeping(path) {
      let url = root.appendingPathComponent(path)
      guard boundary.allows(url) else {
        target.notes.append(.outside(boundary.shown(url), of: target.name))
        continue
      }
      // What is named Info.plist becomes part of the product by a build setting.
      if url.lastPathComponent == "Info.plist" { continue }
      target.add(url, shown: boundary.shown(url))
    }
  }

  /// What the exception sets of a folder say of one target.
  private struct Exceptions {
    var members: Set<String> = []
    var platforms: [String: [String]] = [:]
    /// Intent definitions whose classes are not generated.
    var withoutClasses: Set<String> = []

    init(of folder: String, for target: String, in objects: ProjectObjects) {
      for set in objects.list(folder, "exceptions") where objects.string(set, "target") == target {
        guard objects.kind(set) == "PBXFileSystemSynchronizedBuildFileExceptionSet" else { continue }
        members.formUnion(objects.list(set, "membershipExceptions").map(Self.plain))
        for (path, filters) in objects.map(set, "platformFiltersByRelativePath") {
          platforms[Self.plain(path)] = filters.list?.compactMap(\.string) ?? []
        }
        for (path, attributes) in objects.map(set, "attributesByRelativePath")
        where attributes.list?.contains(where: { $0.string == "no_codegen" }) == true {
          withoutClasses.insert(path)
        }
      }
    }

    /// `/Localized/a` stands for a file of whichever language, as `Localizable.strings`.
    private static func plain(_ path: String) -> String {
      path.hasPrefix("/Localized/") ? String(path.dropFirst("/Localized/".count)) : path
    }

    func has(_ path: String, isOwn: Bool, platform: Platform) -> Bool {
      if let filters = platforms[path], !PlatformFilter.allows(filters, platform) { return false }
      return names(path) != isOwn
    }

    /// Whether the file, or a folder that it is in, is named.
    private func names(_ path: String) -> Bool {
      if members.isEmpty { return false }
      if members.contains(path) { return true }
      let parts = path.split(separator: "/")
      if let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) {
        let plain = parts.enumerated().filter { $0.offset != language }.map(\.element).joined(separator: "/")
        if members.contains(plain) { return true }
      }
      var above = parts.dropLast()
      while !above.isEmpty {
        if members.contains(above.joined(separator: "/")) { return true }
        above.removeLast()
      }
      return false
    }
  }
}

extension URL {
  /// A folder and no link to one.
  var isRealFolder: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// `platformFilters = (ios, maccatalyst);`
enum PlatformFilter {
  static func allows(_ filters: [String], _ platform: Platform) -> Bool {
    let name =
      switch platform {
      case .iOS: "ios"
      case .watchOS: "watchos"
      case .macOS: "macos"
      case .visionOS: "xros"
      }
    return filters.isEmpty || filters.contains(name)
  }
}

extension ProjectNote {
  static func missing(_ path: String, of target: String) -> ProjectNote {
    ProjectNote(
      code: "missing-file",
      message: "`\(path)` of target `\(target)` does not exist; the rest is built without it.")
  }

  static func outside(_ path: String, of target: String) -> ProjectNote {
    ProjectNote(
      code: "outside",
      message: "`\(path)` of target `\(target)` leads out of the project and is left out.")
  }
}
