import Foundation

/// When a variant of an asset is used, as `Contents.json` writes it.
struct AssetConditions: Equatable {
  /// `universal`, `iphone`, `ipad`, `watch` …
  var idiom = "universal"
  /// Used in the dark; `nil` in both.
  var isDark: Bool?
  var hasHighContrast: Bool?
  /// `sRGB` or `display-P3`.
  var gamut: String?
  /// A language, of a picture that is localised.
  var locale: String?
  /// `left-to-right` or `right-to-left`.
  var direction: String?

  init(_ entry: [String: Any]) {
    idiom = entry["idiom"] as? String ?? "universal"
    gamut = entry["display-gamut"] as? String
    locale = entry["locale"] as? String
    direction = entry["language-direction"] as? String
    for appearance in (entry["appearances"] as? [[String: Any]] ?? []).prefix(8) {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"?): isDark = true
      case ("luminosity", "light"?): isDark = false
      case ("contrast", "high"?): hasHighContrast = true
      default: break
      }
    }
  }

  /// As the index of the bundle keeps it; what is not asked for is left out.
  var entries: [String: Any] {
    var result: [String: Any] = [:]
    if idiom != "universal" { result["idiom"] = idiom }
    result["dark"] = isDark
    result["contrast"] = hasHighContrast
    result["gamut"] = gamut
    result["locale"] = locale
    result["direction"] = direction
    return result
  }
}
