import Foundation

/// Where the files and groups of a project lie: most are named relative to the group that holds them.
struct GroupTree {
  /// Groups inside of groups.
  private static let mostDepth = 64

  private let objects: ProjectObjects
  private let root: URL
  private var places: [String: URL] = [:]

  /// - Parameter root: the folder that `SOURCE_ROOT` means.
  init(of objects: ProjectObjects, mainGroup: String, root: URL) {
    self.objects = objects
    self.root = root
    visit(mainGroup, in: root, depth: 0)
  }

  /// The place of a file or group on disk; `nil` for products, and for what belongs to the SDK.
  func place(of key: String) -> URL? { places[key] ?? place(key, in: root) }

  private mutating func visit(_ key: String, in folder: URL, depth: Int) {
    guard depth < Self.mostDepth, places[key] == nil, let own = place(key, in: folder) else { return }
    places[key] = own
    // Variants of a file lie beside it, versions of a data model in it.
    let isVariant = objects.kind(key) == "PBXVariantGroup"
    for child in objects.list(key, "children") {
      visit(child, in: isVariant && objects.string(key, "path") == nil ? folder : own, depth: depth + 1)
    }
  }

  private func place(_ key: String, in folder: URL) -> URL? {
    let path = objects.string(key, "path") ?? ""
    switch objects.string(key, "sourceTree") ?? "<group>" {
    case "<group>": return path.isEmpty ? folder : folder.appending(relative: path)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return path.isEmpty ? root : root.appending(relative: path)
    case "<absolute>": return path.hasPrefix("/") ? URL(fileURLWithPath: path).standardizedFileURL : nil
    default: return nil
    }
  }
}

extension URL {
  /// A path that may begin with `..` or `/`, seen from this folder.
  package func appending(relative path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path).standardizedFileURL : appendingPathComponent(path).standardizedFileURL
  }
}
