import Foundation

/// The asset catalogs of a bundle, as the build compiles them: `Assets.vitrine/index.plist` and the files beside it. Read once, when an asset
/// is first asked for.
public final class _AssetIndex: @unchecked Sendable {
  /// The folder in the bundle.
  static let folderName = "Assets.vitrine"
  /// The format that is understood here.
  private static let version = 1

  private let folder: String
  private let list: [String: Any]
  private let lock = NSLock()
  private var colors: [String: UIColor?] = [:]

  /// The name of the colour set that is the accent.
  public var accentName: String? { list["accent"] as? String }

  private init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/index.plist"),
      let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
      list["version"] as? Int == Self.version
    else { return nil }
    self.folder = folder
    self.list = list
  }

  private func entry(_ kind: String, _ name: String) -> Any? { (list[kind] as? [String: Any])?[name] }

  // MARK: Bundles

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: _AssetIndex?] = [:]
  private static let mainPath = Bundle.main.resourcePath ?? Bundle.main.bundlePath

  /// The catalogs of a bundle; `nil` where it has none.
  public static func of(_ bundle: Bundle?) -> _AssetIndex? {
    let path =
      bundle == nil || bundle === Bundle.main ? mainPath : bundle.flatMap { $0.resourcePath ?? $0.bundlePath }
    guard let path else { return nil }
    return at(path)
  }

  /// The catalogs of the bundle at a path.
  static func at(_ path: String) -> _AssetIndex? {
    lock.lock()
    defer { lock.unlock() }
    if let found = known[path] { return found }
    let found = _AssetIndex(folder: "\(path)/\(folderName)")
    known[path] = .some(found)
    return found
  }

  // MARK: Assets

  /// A colour; the same object each time. `nil` where no set has this name or it has no value.
  public func color(_ name: String) -> UIColor? {
    lock.lock()
    defer { lock.unlock() }
    if let found = colors[name] { return found }
    let made = (entry("colorset", name) as? [[String: Any]]).flatMap { UIColor(variants: $0) }
    colors[name] = .some(made)
    return made
  }

  /// Whether there is a colour set of this name, be it an empty one.
  public func hasColorSet(_ name: String) -> Bool { entry("colorset", name) != nil }

  /// A picture in all its variants.
  public func picture(_ name: String) -> _AssetPicture? {
    (entry("imageset", name) as? [String: Any]).flatMap { _AssetPicture($0, folder: folder) }
  }

  /// A symbol of one's own.
  public func symbol(_ name: String) -> _AssetSymbol? {
    (entry("symbolset", name) as? [String: Any]).flatMap { _AssetSymbol($0, name: name) }
  }

  /// Data and its type.
  func data(_ name: String) -> (data: Data, type: String)? {
    let variants = entry("dataset", name) as? [[String: Any]] ?? []
    guard let chosen = AssetChoice.best(variants, .init(dark: false, contrast: false)),
      let file = chosen["file"] as? String,
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { return nil }
    return (data, chosen["type"] as? String ?? "public.data")
  }
}

/// Which variant of an asset is used.
enum AssetChoice {
  struct Surroundings {
    var dark: Bool
    var contrast: Bool
    var locale: Locale?
  }

  /// The variant that fits best. Where none fits, iOS shows another rather than nothing.
  static func best(_ variants: [[String: Any]], _ surroundings: Surroundings) -> [String: Any]? {
    var best: (score: Int, variant: [String: Any])?
    for variant in variants {
      let score = score(variant, surroundings)
      if score > best?.score ?? Int.min { best = (score, variant) }
    }
    return best?.variant
  }

  /// What fits and asks for more counts more; what does not fit counts against it, the more the less it can stand in.
  private static func score(_ variant: [String: Any], _ surroundings: Surroundings) -> Int {
    var score = 0
    switch variant["idiom"] as? String {
    case nil: break
    case "iphone"?: score += 100
    default: score -= 10_000
    }
    if let locale = variant["locale"] as? String {
      score += surroundings.locale.map { AssetLocale.fits(locale, $0) } == true ? 200 : -5_000
    }
    if let dark = variant["dark"] as? Bool { score += dark == surroundings.dark ? 50 : -1_000 }
    if let contrast = variant["contrast"] as? Bool { score += contrast == surroundings.contrast ? 20 : -500 }
    // Drawn in sRGB, so the values that were chosen for it are used.
    switch variant["gamut"] as? String {
    case "sRGB"?: score += 10
    case "display-P3"?: score -= 10
    default: break
    }
    if variant["direction"] as? String == "right-to-left" {
      let isRightToLeft = surroundings.locale?.language.characterDirection == .rightToLeft
      score += isRightToLeft ? 5 : -200
    }
    if let scale = variant["scale"] as? Int { score += min(scale, 9) }
    return score
  }
}

/// Languages of pictures.
enum AssetLocale {
  /// `de` fits German, and German of Austria; `de-AT` only the latter.
  static func fits(_ name: String, _ locale: Locale) -> Bool {
    let own = Locale(identifier: name)
    guard own.language.languageCode == locale.language.languageCode else { return false }
    return own.region == nil || own.region == locale.region || !name.contains { $0 == "-" || $0 == "_" }
  }
}
