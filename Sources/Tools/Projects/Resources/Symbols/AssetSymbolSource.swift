import Foundation

/// The Swift source of a target's assets, as Xcode generates it: `Color(.brand)`, `Image(.Icons.star)`, `Color.brand`, `UIImage.logo`.
///
/// The members of `Color`, `UIColor` and `UIImage` stand in extensions of protocols, so that a declaration of the user's own with the
/// same name is no second one of it but comes before it.
struct AssetSymbolSource {
  static let fileName = "GeneratedAssetSymbols.swift"
  private(set) var problems: [ResourceProblem] = []
  private var colors = Namespace()
  private var images = Namespace()

  /// Assets of one kind by their Swift names.
  private final class Namespace {
    var members: [(symbol: String, asset: String)] = []
    var inner: [String: Namespace] = [:]
    var isEmpty: Bool { members.isEmpty && inner.isEmpty }
  }

  /// - Parameter bundle: Swift source of the bundle that holds the assets.
  static func make(
    for assets: [AssetCatalog.Asset], bundle: String = "Foundation.Bundle.main"
  ) -> (source: String, problems: [ResourceProblem]) {
    var source = AssetSymbolSource()
    for asset in assets { source.add(asset) }
    return (source.text(bundle: bundle), source.problems)
  }

  private mutating func add(_ asset: AssetCatalog.Asset) {
    let isColor = asset.kind == .color
    guard isColor || asset.kind == .image || asset.kind == .symbol else { return }
    let own = asset.folder.deletingPathExtension().lastPathComponent
    guard let symbol = AssetSymbolName.member(own, dropping: isColor ? "Color" : "Image") else { return }
    var place = isColor ? colors : images
    for name in asset.namespace {
      guard let type = AssetSymbolName.type(name) else { return }
      if place.inner[type] == nil { place.inner[type] = Namespace() }
      place = place.inner[type] ?? place
    }
    if let other = place.members.first(where: { $0.symbol == symbol }) {
      problems.append(
        ResourceProblem(
          asset.folder.path, .symbolClash(symbol: symbol, asset: asset.name, other: other.asset)))
      return
    }
    place.members.append((symbol, asset.name))
    if isColor, asset.namespace.isEmpty, Self.takenColors.contains(symbol) {
      problems.append(
        ResourceProblem(asset.folder.path, .symbolExists(symbol: symbol, asset: asset.name, type: "Color")))
    }
  }

  private func text(bundle: String) -> String {
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    let parts = [
      """
      // Made by Vitrine from the asset catalogs of this target. Do not edit.
      import Foundation
      import SwiftUI
      import UIKit

      private let resourceBundle = \(bundle)
      """,
      resources("ColorResource", colors), resources("ImageResource", images),
      members(
        colors, of: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", type: "SwiftUI.Color",
        taken: Self.takenColors
      ) {
        "SwiftUI.Color(ColorResource\($0))"
      },
      members(
        colors, of: "UIKit.UIColor", type: "UIKit.UIColor", taken: Self.takenUIColors,
        hook: "GeneratedColorSymbols"
      ) {
        "UIKit.UIColor(resource: ColorResource\($0))"
      },
      members(
        images, of: "UIKit.UIImage", type: "UIKit.UIImage", taken: Self.takenImages,
        hook: "GeneratedImageSymbols"
      ) {
        "UIKit.UIImage(resource: ImageResource\($0))"
      },
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func resources(_ type: String, _ namespace: Namespace) -> String {
    guard !namespace.isEmpty else { return "" }
    return "extension UIKit.\(type) {\n" + resourceMembers(type, namespace, indent: "  ") + "}"
  }

  private func resourceMembers(_ type: String, _ namespace: Namespace, indent: String) -> String {
    var text = ""
    for member in namespace.members {
      text +=
        "\(indent)static let \(AssetSymbolName.spelled(member.symbol)) = UIKit.\(type)(name: \(Self.literal(member.asset)), bundle: resourceBundle)\n"
    }
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(AssetSymbolName.spelled(name)) {\n"
      text += resourceMembers(type, inner, indent: indent + "  ") + "\(indent)}\n"
    }
    return text
  }

  /// Static members of a type, in the same namespaces.
  private func members(
    _ namespace: Namespace, of target: String, type: String, taken: Set<String>, hook: String? = nil,
    value: (String) -> String
  ) -> String {
    guard !namespace.isEmpty else { return "" }
    func list(_ namespace: Namespace, path: String, indent: String, isTop: Bool) -> String {
      var text = ""
      for member in namespace.members where !isTop || !taken.contains(member.symbol) {
        let name = AssetSymbolName.spelled(member.symbol)
        text += "\(indent)static var \(name): \(type) { \(value("\(path).\(name)")) }\n"
      }
      guard !isTop else { return text }
      for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)enum \(AssetSymbolName.spelled(name)) {\n"
        text += list(inner, path: "\(path).\(name)", indent: indent + "  ", isTop: false) + "\(indent)}\n"
      }
      return text
    }
    let top = list(namespace, path: "", indent: "  ", isTop: true)
    let head =
      hook.map {
        "protocol \($0) {}\nextension \(target): \($0) {}\nextension \($0) where Self: \(target) {\n"
      }
      ?? "extension \(target) {\n"
    // A protocol's extension cannot hold the enums of namespaces; the type's own can.
    var spaces = ""
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      spaces += "  enum \(AssetSymbolName.spelled(name)) {\n"
      spaces += list(inner, path: ".\(name)", indent: "    ", isTop: false) + "  }\n"
    }
    if !spaces.isEmpty { spaces = "\nextension \(type) {\n\(spaces)}" }
    return top.isEmpty && spaces.isEmpty ? "" : head + top + "}" + spaces
  }

  /// A string of Swift's.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static let takenColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor", "tertiary", "quaternary", "quinary",
    "foreground",
    "background", "selection", "separator", "tint", "placeholder", "link", "fill", "windowBackground",
    "opacity",
    "gradient", "shadow", "body", "Body", "Resolved", "hash", "hashValue", "description",
  ]
  private static let takenUIColors: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black", "clear",
    "magenta",
    "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
    "separator", "opaqueSeparator", "link", "darkText", "lightText", "tintColor", "systemRed", "systemGreen",
    "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5",
    "systemGray6", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "description", "hash",
    "debugDescription",
    "version", "superclass",
  ]
  private static let takenImages: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark", "description", "hash", "debugDescription",
    "version",
    "superclass",
  ]
}
