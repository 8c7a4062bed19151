import Foundation

/// Symbols whose glyph is drawn larger or smaller than the font has it (`Resources/SymbolSizes.tsv`): names, separated
/// by spaces; the longer edge of the ink in parts of the point size; a note.
struct SymbolSizes: Sendable {
  private var edges: [String: Double] = [:]

  init(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
    where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      guard columns.count >= 2, let edge = Double(columns[1]), (0.1...4).contains(edge) else { continue }
      for name in columns[0].split(separator: " ") { edges[String(name)] = edge }
    }
  }

  subscript(name: String) -> Double? { edges[name] }
}
