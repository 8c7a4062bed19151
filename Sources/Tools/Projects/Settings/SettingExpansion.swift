import Foundation

/// Fills in `$(NAME)`, `${NAME}`, `$(NAME:modifier)` and `$(inherited)`.
///
/// A setting that refers to itself means the value of the layer below, as in Xcode. Circles become nothing, and what grows without
/// end is cut: settings are text of strangers.
struct SettingExpansion {
  /// Settings that refer to settings; Xcode's own go ten deep.
  private static let mostDepth = 32
  /// Characters that one question may produce in all.
  private static let mostCharacters = 1 << 18
  /// References that one question may follow: those to nothing cost no characters.
  private static let mostSteps = 10_000

  private let settings: BuildSettings
  private var left = mostCharacters
  private var steps = mostSteps
  private var depth = 0
  private var isInside: Set<Place> = []

  private struct Place: Hashable {
    var name: String
    var layer: Int
  }

  init(of settings: BuildSettings) { self.settings = settings }

  mutating func value(of name: String) -> String? { value(of: name, below: settings.layers.count) }

  /// The value that the layers below one give.
  private mutating func value(of name: String, below end: Int) -> String? {
    steps -= 1
    guard steps > 0, left > 0 else { return nil }
    for layer in (0..<end).reversed() {
      guard let found = assignment(of: name, in: layer) else { continue }
      let place = Place(name: name, layer: layer)
      guard depth < Self.mostDepth, isInside.insert(place).inserted else { return nil }
      depth += 1
      defer {
        depth -= 1
        isInside.remove(place)
      }
      return expand(found.value, in: place)
    }
    return nil
  }

  /// The last one of the layer that holds; one with a condition is stronger than one without.
  private func assignment(of name: String, in layer: Int) -> SettingAssignment? {
    let all = settings.layers[layer].filter { $0.name == name && $0.holds(in: settings.surroundings) }
    return all.last { !$0.conditions.isEmpty } ?? all.last
  }

  mutating func expand(_ text: String) -> String { expand(text, in: nil) }

  private mutating func expand(_ text: String, in place: Place?) -> String {
    guard text.contains("$") else { return spend(text) }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "$") {
      result += spend(String(rest[..<mark]))
      rest = rest[rest.index(after: mark)...]
      guard let open = rest.first, let close = ["(": ")", "{": "}"][open] as Character? else {
        result += "$"
        continue
      }
      guard let end = Self.end(of: rest, open: open, close: close) else {
        result += "$" + rest
        return result
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      result += reference(inner.contains("$") ? expand(inner, in: place) : inner, in: place)
      guard left > 0 else { return result }
    }
    return result + spend(String(rest))
  }

  /// Where the bracket that opens `text` closes.
  private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func reference(_ text: String, in place: Place?) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let isInherited = name == "inherited" || name == place?.name
    let found =
      isInherited
      ? place.flatMap { value(of: $0.name, below: $0.layer) } : value(of: name)
    return parts.dropFirst().reduce(found ?? "") { SettingModifier.apply($1, to: $0) }
  }

  private mutating func spend(_ text: String) -> String {
    guard text.utf8.count <= left else {
      left = 0
      return ""
    }
    left -= text.utf8.count
    return text
  }
}

/// `$(NAME:lower)` and its siblings.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier": return identifier(value)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "file": return (value as NSString).lastPathComponent
    case "dir": return (value as NSString).deletingLastPathComponent
    case "base":
      return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "suffix":
      let ending = (value as NSString).pathExtension
      return ending.isEmpty ? "" : "." + ending
    case "standardizepath": return (value as NSString).standardizingPath
    case "quote": return value.replacing(" ", with: "\\ ")
    default: return value
    }
  }

  private static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
