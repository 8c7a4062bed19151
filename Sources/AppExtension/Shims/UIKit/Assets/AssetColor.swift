import Foundation

extension UIColor {
  /// A colour of a catalog: one that depends on the appearance only where its variants do. `nil` for an empty set.
  convenience init?(variants: [[String: Any]]) {
    func source(_ dark: Bool, _ contrast: Bool) -> _Source? {
      AssetChoice.best(variants, .init(dark: dark, contrast: contrast)).flatMap(Self.source)
    }
    guard let light = source(false, false), let dark = source(true, false),
      let lightHigh = source(false, true),
      let darkHigh = source(true, true)
    else { return nil }
    let all = [light, dark, lightHigh, darkHigh].map { UIColor($0) }
    if all.allSatisfy({ $0 == all[0] }) {
      self.init(light)
    } else {
      self.init(
        .dynamic { traits in
          all[(traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)]
        })
    }
  }

  private static func source(_ variant: [String: Any]) -> _Source? {
    if let name = variant["system"] as? String { return .system(name) }
    guard let c = variant["components"] as? [Double], c.count == 4 else { return nil }
    switch variant["space"] as? String {
    case "display-p3":
      let p3 = DisplayP3.srgb(red: c[0], green: c[1], blue: c[2])
      return .components(red: p3.red, green: p3.green, blue: p3.blue, alpha: c[3])
    case "extended-linear-srgb":
      return .components(
        red: DisplayP3.gamma(c[0]), green: DisplayP3.gamma(c[1]), blue: DisplayP3.gamma(c[2]), alpha: c[3])
    case "gray-gamma-22":
      let grey = DisplayP3.gamma(pow(max(c[0], 0), 2.2))
      return .components(red: grey, green: grey, blue: grey, alpha: c[3])
    default: return .components(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
  }

  /// A colour of the asset catalog; `nil` where it has none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = _AssetIndex.of(bundle)?.color(name) else { return nil }
    self.init(found._source, _alpha: found._alpha)
  }
  /// A colour that the asset catalog has.
  public convenience init(resource: ColorResource) {
    let found = _AssetIndex.of(resource._bundle)?.color(resource._name)
    self.init(found?._source ?? .asset(resource._name), _alpha: found?._alpha ?? 1)
  }
}
