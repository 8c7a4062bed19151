import Archive
import Foundation
import UIKit

/// A colour that is asked for by a name, and has no value.
struct MissingColor: Hashable, Sendable {
  var name: String
  /// There is a set of this name, in which nobody chose a colour, as Xcode makes `AccentColor` and `WidgetBackground`.
  var isEmpty: Bool

  var finding: _Paint.Finding {
    guard isEmpty else {
      return _Paint.Finding(
        code: "missing-asset", severity: .error,
        message:
          "no colour named \"\(name)\" was found in the asset catalogs of this target; it is clear, as on iOS"
      )
    }
    return _Paint.Finding(
      code: "empty-asset", severity: .note,
      message: "the colour \"\(name)\" of the asset catalog has no value; it is clear, as on iOS")
  }
}

/// The accent of the extension: the colour set that its Info.plist names in `NSAccentColorName`, or `AccentColor`.
enum AppAccent {
  /// `nil` where there is none or it is empty: then the accent is the system's.
  static let color: Color? = {
    guard let index = _AssetIndex.of(nil), let name = index.accentName, let found = index.color(name) else {
      return nil
    }
    // An accent that is the tint would be made of itself.
    if case .system("tint") = found._source { return nil }
    return Color(uiColor: found)
  }()
}
