import Foundation
import Typography

/// Fonts that come with the extension: those that its Info.plist names in `UIAppFonts`, and font files in its folder.
enum AppFonts {
  /// More than any extension brings.
  private static let most = 100

  /// Registered when a text first names a family.
  static let registered: Void = {
    InstalledFonts.shared.register(files: files(in: Bundle.main.resourcePath ?? Bundle.main.bundlePath))
  }()

  static func files(in folder: String) -> [String] {
    let named = PropertyFile.dictionary("\(folder)/Info.plist")?["UIAppFonts"] as? [String] ?? []
    var found = named.map { "\(folder)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
    for place in [folder, "\(folder)/Fonts"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where isFont(name) && !found.contains("\(place)/\(name)") {
        found.append("\(place)/\(name)")
      }
    }
    return Array(found.prefix(most))
  }

  private static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc"].contains(name.split(separator: ".").last.map { $0.lowercased() } ?? "")
  }
}
