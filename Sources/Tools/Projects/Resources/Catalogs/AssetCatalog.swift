import Foundation

/// The assets of catalogs (`.xcassets`), found but not yet read.
struct AssetCatalog {
  enum Kind: String, CaseIterable {
    case color = "colorset", image = "imageset", data = "dataset", symbol = "symbolset"

    /// As a sentence names it.
    var word: String {
      switch self {
      case .color: "colour"
      case .image: "picture"
      case .data: "data set"
      case .symbol: "symbol"
      }
    }
  }

  struct Asset {
    var kind: Kind
    /// With the namespaces before it: `Icons/star`.
    var name: String
    var namespace: [String]
    var folder: URL
  }

  private(set) var assets: [Asset] = []
  private(set) var problems: [ResourceProblem] = []
  /// Sets by kind and name, of all catalogs.
  private var known: [String: String] = [:]

  private static let mostDepth = 16
  private static let mostAssets = 10_000
  /// Kinds that only an app, a game or a watch face has.
  private static let ofNoUse: Set<String> = [
    "appiconset", "brandassets", "launchimage", "iconset", "imagestack", "imagestacklayer", "solidimagestack",
    "solidimagestacklayer", "complicationset", "stickerpack", "sticker", "stickersequence", "stickersiconset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
  ]
  private static let unsupported: Set<String> = [
    "arresourcegroup", "arreferenceimage", "arobject", "cubetextureset", "textureset", "mipmapset",
  ]

  mutating func read(_ catalog: URL) { read(catalog, namespace: [], depth: 0) }

  private mutating func read(_ folder: URL, namespace: [String], depth: Int) {
    guard depth <= Self.mostDepth else {
      problems.append(ResourceProblem(folder.path, .malformed("groups lie in each other without end")))
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      problems.append(ResourceProblem(folder.path, .unreadable(SystemReason.of(error))))
      return
    }
    for name in names where !name.hasPrefix(".") {
      guard assets.count < Self.mostAssets else {
        if problems.last?.kind != .tooMany(most: Self.mostAssets) {
          problems.append(ResourceProblem(folder.path, .tooMany(most: Self.mostAssets)))
        }
        return
      }
      let url = folder.appendingPathComponent(name)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        problems.append(ResourceProblem(url.path, .symbolicLink))
        continue
      }
      guard status.st_mode & S_IFMT == S_IFDIR else { continue }
      add(url, namespace: namespace, depth: depth)
    }
  }

  private mutating func add(_ url: URL, namespace: [String], depth: Int) {
    let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    if let kind = Kind(rawValue: ending) {
      let name = (namespace + [stem]).joined(separator: "/")
      let key = ending + "\0" + name
      if let other = known[key] {
        problems.append(
          ResourceProblem(url.path, .assetsOfOneName(kind: kind.word, name: name, other: other)))
        return
      }
      known[key] = url.path
      assets.append(Asset(kind: kind, name: name, namespace: namespace, folder: url))
    } else if Self.unsupported.contains(ending) {
      problems.append(ResourceProblem(url.path, .unknownAssetKind(ending)))
    } else if !Self.ofNoUse.contains(ending) {
      let ownName = ending == "spriteatlas" ? stem : url.lastPathComponent
      let inner = providesNamespace(url) ? namespace + [ownName] : namespace
      read(url, namespace: inner, depth: depth + 1)
    }
  }

  private mutating func providesNamespace(_ group: URL) -> Bool {
    let file = group.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do {
      let properties = try BoundedFile.json(file)["properties"] as? [String: Any]
      return properties?["provides-namespace"] as? Bool ?? false
    } catch let problem as ResourceProblem {
      problems.append(problem)
    } catch {}
    return false
  }
}
