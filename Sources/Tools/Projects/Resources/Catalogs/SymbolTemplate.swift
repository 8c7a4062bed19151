import Foundation

/// A symbol of one's own: the SVG that the SF Symbols app exports, with a group for each weight and size. The group `Regular-M` is drawn at
/// 100 points a unit, its baseline at 0.
struct SymbolTemplate {
  /// Outlines in parts of the point size, y downwards from the baseline: letters M, L, C and Z with numbers between.
  var path: String
  /// Where the symbol begins and ends beside others, in parts of the point size.
  var left: Double
  var right: Double

  /// The point size that templates are drawn in.
  private static let pointSize = 100.0
  private static let groups = ["Regular-M", "Medium-M", "Regular-S", "Regular-L", "Black-M", "Ultralight-M"]

  /// - Throws: `ResourceProblem`
  init(_ file: URL) throws {
    let text = String(decoding: try BoundedFile.contents(file, most: 4 << 20), as: UTF8.self)
    let elements = SVGElements.read(text)
    guard let name = Self.groups.first(where: { name in elements.contains { $0.attributes["id"] == name } })
    else {
      throw ResourceProblem(file.path, .symbolWithoutShape)
    }
    var outline = SVGOutline()
    for element in elements where element.groups.contains(name) && element.name == "path" {
      // The group's own place in the sheet does not count, only what is inside of it.
      outline.add(element.attributes["d"] ?? "", element.transform(below: name))
    }
    guard !outline.isEmpty else { throw ResourceProblem(file.path, .symbolWithoutShape) }
    path = outline.text(scale: 1 / Self.pointSize)
    let origin = elements.first { $0.attributes["id"] == name }?.ownTransform.tx ?? 0
    func margin(_ side: String) -> Double? {
      elements.first {
        $0.attributes["id"] == "\(side)-margin-\(name)" || $0.attributes["id"] == "\(side)-margin"
      }
      .flatMap { Double($0.attributes["x1"] ?? "") }.map { ($0 - origin) / Self.pointSize }
    }
    let bounds = outline.bounds
    left = margin("left") ?? bounds.min / Self.pointSize
    right = margin("right") ?? bounds.max / Self.pointSize
    if !(right > left) { (left, right) = (bounds.min / Self.pointSize, bounds.max / Self.pointSize) }
  }

  /// As the index of the bundle keeps it.
  var entries: [String: Any] { ["path": path, "left": left, "right": right] }
}
