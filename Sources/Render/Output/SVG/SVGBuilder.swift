import Archive
import Foundation

/// Collects an SVG's definitions, each once, and hands out their ids.
final class SVGBuilder {
  let appearance: Appearance
  let date: Date
  let options: SVGOptions
  /// The scene's size.
  let size: CGSize
  /// The scene's nodes, back to front, for what must be drawn in pixels first.
  let nodes: [Node]
  private(set) var definitions = ""
  private var known: [String: String] = [:]
  private let prefix: String
  /// Pictures that may still be drawn for materials.
  private(set) var backdropsLeft = 24

  init(appearance: Appearance, date: Date, options: SVGOptions, size: CGSize, nodes: [Node]) {
    self.appearance = appearance
    self.date = date
    self.options = options
    self.size = size
    self.nodes = nodes
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

  /// Whether one more picture may be drawn for a material.
  func takeBackdrop() -> Bool {
    backdropsLeft -= 1
    return backdropsLeft >= 0
  }
}
