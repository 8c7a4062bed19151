import Foundation

/// Writes the assets of all catalogs into the bundle: pictures and data as files, all else into an index.
///
///     Assets.vitrine/index.plist    the sets of each kind by their names (docs/decisions/0030-resources.md)
///     Assets.vitrine/<n>.png …      the files that it names
struct CatalogCompiler {
  let folder: URL
  /// The name of the colour set that is the accent.
  let accent: String
  private(set) var problems: [ResourceProblem] = []
  private var index: [AssetCatalog.Kind: [String: Any]] = [:]
  private var files = 0
  private var bytes = 0

  /// The format of the index; a reader refuses others.
  static let version = 1
  private static let mostBytes = 512 << 20

  init(bundle: URL, accent: String = "AccentColor") {
    folder = bundle.appendingPathComponent(BundleFolder.assets)
    self.accent = accent
  }

  /// Writes all of it.
  ///
  /// - Parameter drawings: Where drawn pixels are kept from build to build.
  mutating func compile(_ assets: [AssetCatalog.Asset], drawings: URL) async throws {
    guard !assets.isEmpty else { return }
    for place in [folder, drawings] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    var images: [(asset: AssetCatalog.Asset, set: ImageSet)] = []
    for asset in assets {
      guard let contents = contents(asset) else { continue }
      switch asset.kind {
      case .color:
        let variants = ColorSet.variants(contents, path: asset.folder.path) { problems.append($0) }
        index[.color, default: [:]][asset.name] = variants
      case .image:
        images.append((asset, ImageSet(contents, folder: asset.folder) { problems.append($0) }))
      case .data: addData(asset, contents)
      case .symbol: addSymbol(asset, contents)
      }
    }
    let drawn = await VectorPicture.draw(Set(images.flatMap { Self.drawings(of: $0.set) }), in: drawings)
    for image in images { add(image.asset, image.set, drawn) }
    try save()
  }

  private mutating func contents(_ asset: AssetCatalog.Asset) -> [String: Any]? {
    let file = asset.folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      problems.append(ResourceProblem(asset.folder.path, .missingFile("Contents.json")))
      return nil
    }
    do {
      return try BoundedFile.json(file)
    } catch let problem as ResourceProblem {
      problems.append(problem)
    } catch {}
    return nil
  }

  // MARK: Pictures

  private static func drawings(of set: ImageSet) -> [VectorPicture] {
    set.variants.compactMap { variant in
      guard let ending = vectorEnding(variant.file) else { return nil }
      return VectorPicture(file: variant.file, isPDF: ending == "pdf", isEnlarged: set.preservesVector)
    }
  }

  private static func vectorEnding(_ file: URL) -> String? {
    let ending = file.pathExtension.lowercased()
    return ["pdf", "svg"].contains(ending) ? ending : nil
  }

  private mutating func add(
    _ asset: AssetCatalog.Asset, _ set: ImageSet,
    _ drawn: [VectorPicture: Result<VectorPicture.Drawn, ResourceProblem>]
  ) {
    var variants: [[String: Any]] = []
    for variant in set.variants {
      var entry = variant.conditions.entries
      if let ending = Self.vectorEnding(variant.file) {
        let picture = VectorPicture(
          file: variant.file, isPDF: ending == "pdf", isEnlarged: set.preservesVector)
        switch drawn[picture] {
        case .success(let found)?:
          guard let name = keep(found.file, ending: "png", asset) else { continue }
          entry["file"] = name
          entry["scale"] = found.scale
          entry["size"] = [found.width, found.height]
        case .failure(let problem)?:
          problems.append(problem)
          continue
        case nil: continue
        }
      } else {
        guard let name = keepPixels(variant.file, asset) else { continue }
        entry["file"] = name
        entry["scale"] = variant.scale ?? 1
        // A picture for all screens is as many points as it has pixels.
        if variant.scale == nil { entry["anyScale"] = true }
      }
      if let resizing = variant.resizing { entry.merge(resizing) { $1 } }
      variants.append(entry)
    }
    var image: [String: Any] = ["variants": variants]
    image["intent"] = set.intent
    index[.image, default: [:]][asset.name] = image
  }

  private mutating func keepPixels(_ file: URL, _ asset: AssetCatalog.Asset) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 1024)
    else {
      problems.append(ResourceProblem(file.path, .unreadable("there are no bytes")))
      return nil
    }
    try? handle.close()
    let format = PictureFormat(start, ending: file.pathExtension.lowercased())
    switch format {
    case .png(let width, let height) where width * height > 100_000_000:
      problems.append(ResourceProblem(file.path, .tooManyPixels(width: width, height: height)))
      return nil
    case .heic: problems.append(ResourceProblem(file.path, .unsupportedPicture("HEIC")))
    case .other(let name):
      problems.append(ResourceProblem(file.path, .unsupportedPicture(name)))
      return nil
    case .png, .jpeg, .webp, .gif, .pdf, .svg: break
    }
    return keep(file, ending: format.ending ?? file.pathExtension, asset)
  }

  // MARK: Data and symbols

  private mutating func addData(_ asset: AssetCatalog.Asset, _ contents: [String: Any]) {
    for entry in (contents["data"] as? [[String: Any]] ?? []).prefix(64) {
      guard let name = entry["filename"] as? String else { continue }
      var found: [ResourceProblem] = []
      let located = AssetFile.locate(name, in: asset.folder) { found.append($0) }
      problems += found
      guard let located, let kept = keep(located, ending: "data", asset) else { continue }
      var value = AssetConditions(entry).entries
      value["file"] = kept
      value["type"] = entry["universal-type-identifier"] as? String ?? "public.data"
      var known = index[.data]?[asset.name] as? [[String: Any]] ?? []
      known.append(value)
      index[.data, default: [:]][asset.name] = known
    }
  }

  private mutating func addSymbol(_ asset: AssetCatalog.Asset, _ contents: [String: Any]) {
    let names = (contents["symbols"] as? [[String: Any]] ?? []).compactMap { $0["filename"] as? String }
    for name in names.prefix(8) {
      var found: [ResourceProblem] = []
      let located = AssetFile.locate(name, in: asset.folder) { found.append($0) }
      problems += found
      guard let located else { continue }
      do {
        index[.symbol, default: [:]][asset.name] = try SymbolTemplate(located).entries
        return
      } catch let problem as ResourceProblem {
        problems.append(problem)
      } catch {}
    }
  }

  // MARK: Files

  /// Copies a file into the bundle and answers its name there.
  private mutating func keep(_ file: URL, ending: String, _ asset: AssetCatalog.Asset) -> String? {
    let size = Int(FileStamp(of: file)?.bytes ?? 0)
    guard size <= BoundedFile.mostBytes, bytes + size <= Self.mostBytes else {
      problems.append(ResourceProblem(file.path, .tooLarge(bytes: size, most: BoundedFile.mostBytes)))
      return nil
    }
    let name = "\(files).\(ending)"
    do {
      try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(name))
    } catch {
      problems.append(ResourceProblem(file.path, .unreadable(SystemReason.of(error))))
      return nil
    }
    files += 1
    bytes += size
    return name
  }

  private func save() throws {
    var list: [String: Any] = ["version": Self.version, "accent": accent]
    for (kind, entries) in index { list[kind.rawValue] = entries }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try data.write(to: folder.appendingPathComponent("index.plist"))
  }
}
