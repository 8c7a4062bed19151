import Archive
import Foundation
import Typography

/// A symbol alone, for surfaces that show one beside text of their own.
package enum SymbolPicture {
  /// Point size it is drawn for; surfaces scale it. The square holds every symbol of the catalog with its enclosure.
  private static let pointSize = 17.0
  private static let side = 24.0

  /// A square SVG in `currentColor`; `nil` for a name that no symbol has.
  package static func svg(_ name: String, weight: Double = 400) -> String? {
    guard let outline = SymbolCatalog.shared.outline(name: name, weight: weight, layered: false) else {
      return nil
    }
    let bounds = outline.bounds
    let fits = min(1, side / max(bounds.width * pointSize, bounds.height * pointSize, 1))
    let scale = pointSize * fits
    let map = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: side / 2 - bounds.midX * scale, ty: side / 2 - bounds.midY * scale)
    var body = ""
    var masks = ""
    var count = 0
    // Several symbols stand in one document.
    let prefix = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
    for step in outline.steps {
      switch step {
      case .fill(let elements, _): body += path(elements, map)
      // In one colour a part that lies on another is left out of it.
      case .inlay(let elements, _), .erase(let elements):
        let hole = path(elements, map, "#000")
        guard !hole.isEmpty, !body.isEmpty else { continue }
        masks +=
          "<mask id=\"\(prefix)-\(count)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
          + "<path d=\"M0 0h24v24h-24z\" fill=\"#fff\"/>\(hole)</mask>"
        body = "<g mask=\"url(#\(prefix)-\(count))\">\(body)</g>"
        count += 1
      }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"currentColor\">"
      + (masks.isEmpty ? "" : "<defs>\(masks)</defs>") + "\(body)</svg>"
  }

  private static func path(_ elements: [PathElement], _ map: Transform, _ fill: String? = nil) -> String {
    let data = SVGPath.data(elements.map { $0.transformed(map) })
    guard !data.isEmpty else { return "" }
    return "<path d=\"\(data)\"\(fill.map { " fill=\"\($0)\"" } ?? "")/>"
  }
}
