import Foundation

/// A picture of a catalog: its files, each with the surroundings it is for.
struct ImageSet {
  /// One file that is there.
  struct Variant {
    var conditions: AssetConditions
    var file: URL
    /// Pixels a point; `nil` for a file without pixels, or one for all screens.
    var scale: Int?
    /// Caps and how the middle is filled, as the index keeps them.
    var resizing: [String: Any]?
  }
  var variants: [Variant] = []
  /// `template` or `original`.
  var intent: String?
  var preservesVector = false

  private static let most = 256

  init(_ contents: [String: Any], folder: URL, _ report: (ResourceProblem) -> Void) {
    let properties = contents["properties"] as? [String: Any] ?? [:]
    intent = properties["template-rendering-intent"] as? String
    preservesVector = properties["preserves-vector-representation"] as? Bool ?? false
    for entry in (contents["images"] as? [[String: Any]] ?? []).prefix(Self.most) {
      guard let name = entry["filename"] as? String else { continue }
      guard let file = AssetFile.locate(name, in: folder, report) else { continue }
      variants.append(
        Variant(
          conditions: AssetConditions(entry), file: file, scale: Self.scale(entry["scale"]),
          resizing: (entry["resizing"] as? [String: Any]).flatMap(Self.resizing)))
    }
  }

  private static func scale(_ value: Any?) -> Int? {
    guard let text = value as? String, text.hasSuffix("x"), let scale = Int(text.dropLast()),
      (1...4).contains(scale)
    else { return nil }
    return scale
  }

  /// `9-part-horizontal-vertical`, `3-part-horizontal`, `3-part-vertical`, in pixels of the file.
  private static func resizing(_ entry: [String: Any]) -> [String: Any]? {
    guard let caps = entry["cap-insets"] as? [String: Any] else { return nil }
    let sides = ["top", "left", "bottom", "right"].map { side -> Double in
      let number = (caps[side] as? NSNumber)?.doubleValue ?? 0
      return number.isFinite ? min(max(number, 0), 10_000) : 0
    }
    guard sides.contains(where: { $0 > 0 }) else { return nil }
    let tiles = (entry["center"] as? [String: Any])?["mode"] as? String == "tile"
    return ["caps": sides, "tiles": tiles]
  }
}

/// Files that a set's `Contents.json` names.
enum AssetFile {
  /// The file, where it is one and lies in the set's folder.
  static func locate(_ name: String, in folder: URL, _ report: (ResourceProblem) -> Void) -> URL? {
    guard !name.isEmpty, !name.contains("/"), name != "..", !name.contains("\0") else {
      report(ResourceProblem(folder.path, .missingFile(name)))
      return nil
    }
    let file = folder.appendingPathComponent(name)
    var status = stat()
    guard lstat(file.path, &status) == 0 else {
      report(ResourceProblem(folder.path, .missingFile(name)))
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      report(ResourceProblem(file.path, .symbolicLink))
      return nil
    }
    return file
  }
}
