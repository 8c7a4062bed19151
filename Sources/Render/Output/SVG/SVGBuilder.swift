import Archive
import Foundation

/// Collects an SVG's definitions, each once, and hands out their ids.
final class SVGBuilder {
  let appearance: Appearance
  let date: Date
  let options: SVGOptions
  /// The scene's size.
  let size: CGSize
  private(set) var definitions = ""
  private var known: [String: String] = [:]
  private let prefix: String

  init(appearance: Appearance, date: Date, options: SVGOptions, size: CGSize) {
    self.appearance = appearance
    self.date = date
    self.options = options
    self.size = size
    prefix = String(
      options.idPrefix.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
  }

  /// The id of a definition; `element` makes it from its id on first use. Equal keys are one definition.
  func define(_ key: String, _ element: (String) -> String) -> String {
    if let id = known[key] { return id }
    let id = prefix + String(known.count, radix: 36)
    known[key] = id
    definitions += element(id)
    return id
  }

  /// A definition that is equal to another where its markup is.
  func define(kind: String, attributes: String = "", content: String) -> String {
    define("<\(kind)\(attributes)>\(content)") { "<\(kind) id=\"\($0)\"\(attributes)>\(content)</\(kind)>" }
  }
}

/// What of the surroundings a node's markup depends on.
struct SVGContext {
  var colors: ColorResolver
  var redaction = RedactionEffect.none
  var depth = 0
}
