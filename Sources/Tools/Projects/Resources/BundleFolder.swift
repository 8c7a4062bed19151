import Foundation

/// The resources of a bundle while they are gathered: a folder in the build cache whose files are never written twice.
struct BundleFolder {
  let root: URL
  private(set) var names: [String: String] = [:]
  private(set) var problems: [ResourceProblem] = []

  /// Names that the build itself uses beside the executable.
  static let assets = "Assets.vitrine"
  private static let taken: Set<String> = [assets, SDK.fontsName, "Info.plist"]

  init(root: URL) throws {
    self.root = root
    try? FileManager.default.removeItem(at: root)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  mutating func report(_ problem: ResourceProblem) { problems.append(problem) }

  /// A place for a file of the user's; `nil` where the name has been given away.
  mutating func place(_ name: String, for source: URL) -> URL? {
    guard !Self.taken.contains(name) else {
      report(ResourceProblem(source.path, .nameIsTaken(name)))
      return nil
    }
    let key = name.lowercased()
    if let other = names[key] {
      if other != source.path { report(ResourceProblem(source.path, .twoOfOneName(other))) }
      return nil
    }
    names[key] = source.path
    let place = root.appendingPathComponent(name)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    return place
  }

  mutating func copy(_ source: URL, as name: String, below project: URL) {
    if let problem = ResourceCopy.obstacle(source, below: project) { return report(problem) }
    guard let place = place(name, for: source) else { return }
    do {
      try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      for problem in ResourceCopy.removeLinks(in: place, shownAs: source) { report(problem) }
    } catch {
      report(ResourceProblem(source.path, .unreadable(SystemReason.of(error))))
    }
  }

  mutating func write(_ data: Data, as name: String, for source: URL) {
    guard let place = place(name, for: source) else { return }
    do { try data.write(to: place) } catch {
      report(ResourceProblem(source.path, .unreadable(SystemReason.of(error))))
    }
  }
}

/// What a copy must not bring into the bundle.
enum ResourceCopy {
  /// Why a file or folder cannot be copied; `nil` where it can.
  static func obstacle(_ source: URL, below project: URL) -> ResourceProblem? {
    let real = source.resolvingSymlinksInPath().path
    let root = project.resolvingSymlinksInPath().path
    var status = stat()
    guard lstat(source.path, &status) == 0 else {
      return ResourceProblem(source.path, .unreadable(SystemReason.of(errno: errno)))
    }
    if status.st_mode & S_IFMT == S_IFLNK, real != root, !real.hasPrefix(root + "/") {
      return ResourceProblem(source.path, .symbolicLink)
    }
    guard stat(source.path, &status) == 0 else {
      return ResourceProblem(source.path, .unreadable(SystemReason.of(errno: errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return nil
    case S_IFREG where status.st_size > BoundedFile.mostBytes:
      return ResourceProblem(source.path, .tooLarge(bytes: Int(status.st_size), most: BoundedFile.mostBytes))
    case S_IFREG: return nil
    default: return ResourceProblem(source.path, .malformed("it is neither a file nor a folder"))
    }
  }

  /// Takes links out of a copied folder.
  static func removeLinks(in place: URL, shownAs source: URL) -> [ResourceProblem] {
    guard let names = FileManager.default.enumerator(atPath: place.path) else { return [] }
    var problems: [ResourceProblem] = []
    for case let name as String in names {
      let file = place.appendingPathComponent(name)
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil else { continue }
      try? FileManager.default.removeItem(at: file)
      problems.append(ResourceProblem(source.appendingPathComponent(name).path, .symbolicLink))
    }
    return problems
  }
}
