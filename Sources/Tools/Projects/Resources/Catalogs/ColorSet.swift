import Foundation

/// A colour of a catalog: its values, each with the surroundings it is for.
enum ColorSet {
  /// Variants that a set may have: Xcode offers fewer than a hundred.
  private static let most = 256

  /// The variants as the index of the bundle keeps them. Without any the colour is empty, as in a new project's `WidgetBackground`.
  static func variants(_ contents: [String: Any], path: String, _ report: (ResourceProblem) -> Void)
    -> [[String: Any]]
  {
    var result: [[String: Any]] = []
    for entry in (contents["colors"] as? [[String: Any]] ?? []).prefix(most) {
      guard let color = entry["color"] as? [String: Any] else { continue }
      let conditions = AssetConditions(entry)
      if let reference = color["reference"] as? String {
        guard let name = systemColor(reference) else {
          report(ResourceProblem(path, .unknownSystemColor(reference)))
          continue
        }
        result.append(conditions.entries.merging(["system": name]) { $1 })
        continue
      }
      do {
        let value = try components(color)
        result.append(
          conditions.entries.merging(["space": value.space, "components": value.components]) { $1 })
      } catch let reason as Reason {
        report(ResourceProblem(path, .unknownColor(reason.text)))
      } catch {}
    }
    return result
  }

  private struct Reason: Error { var text: String }
  private static let spaces: Set<String> = [
    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  /// Four numbers: red, green, blue and alpha, of a grey its white three times.
  private static func components(_ color: [String: Any]) throws -> (space: String, components: [Double]) {
    guard let parts = color["components"] as? [String: Any] else {
      throw Reason(text: "it has no components")
    }
    let space = (color["color-space"] as? String ?? "srgb").lowercased()
    guard spaces.contains(space) else { throw Reason(text: "the colour space `\(space)` is not known") }
    func number(_ name: String) throws -> Double {
      guard let value = parts[name] else { throw Reason(text: "`\(name)` is missing") }
      guard let number = component(value) else { throw Reason(text: "`\(name)` is no number: \(value)") }
      return number
    }
    let alpha = parts["alpha"].map(opacity) ?? 1
    guard let alpha else { throw Reason(text: "`alpha` is no number") }
    if parts["white"] != nil {
      let white = try number("white")
      return (space, [white, white, white, alpha])
    }
    return (space, [try number("red"), try number("green"), try number("blue"), alpha])
  }

  /// `0xFF` and `255` count to 255, `1.000` to 1. A number without quotation marks counts to 1 unless it is larger.
  static func component(_ value: Any) -> Double? {
    if let text = value as? String {
      let text = text.trimmingCharacters(in: .whitespaces)
      if let hexadecimal = hexadecimal(text) { return Double(hexadecimal) / 255 }
      if let whole = Int(text) { return bounded(Double(whole) / 255) }
      return Double(text).flatMap(bounded)
    }
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    return bounded(number > 1 && number == number.rounded() ? number / 255 : number)
  }

  /// As a component, but `1` is opaque.
  static func opacity(_ value: Any) -> Double? {
    if let text = value as? String, Int(text.trimmingCharacters(in: .whitespaces)) == 1 { return 1 }
    return component(value).map { min(max($0, 0), 1) }
  }

  private static func hexadecimal(_ text: String) -> Int? {
    guard text.lowercased().hasPrefix("0x") || text.hasPrefix("#") else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text.dropFirst(2)
    return digits.count <= 2 ? Int(digits, radix: 16).flatMap { $0 >= 0 ? $0 : nil } : nil
  }

  /// Extended components lie outside of 0…1, but not without bounds.
  private static func bounded(_ number: Double) -> Double? {
    number.isFinite ? min(max(number, -8), 8) : nil
  }

  /// The name of a system colour here, for that in the catalog: `systemBlueColor`, `labelColor`.
  static func systemColor(_ reference: String) -> String? {
    var name = reference
    if name.hasSuffix("Color") { name = String(name.dropLast(5)) }
    if known.contains(name) { return name }
    if name.hasPrefix("system") {
      let short = name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
      if known.contains(short) { return short }
    }
    return aliases[name]
  }

  /// Those of `SystemColor` that a catalog can name, and `tint`.
  private static let known: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
    "gray2", "gray3", "gray4", "gray5", "gray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator",
    "link",
    "placeholderText", "tint",
  ]
  /// Names of macOS and older ones of iOS, with the nearest of today's.
  private static let aliases = [
    "lightText": "placeholderText", "darkText": "label",
    "groupTableViewBackground": "systemGroupedBackground",
    "controlAccent": "tint", "windowBackground": "systemBackground", "text": "label",
    "textBackground": "systemBackground",
    "controlBackground": "systemBackground", "secondaryFill": "secondarySystemFill", "fill": "systemFill",
    "tertiaryFill": "tertiarySystemFill", "quaternaryFill": "quaternarySystemFill",
  ]
}
