import Foundation

/// The table from SF Symbols names to glyphs of the symbol font (`Resources/SymbolMap.tsv`): name, codepoint
/// in hexadecimal, the glyph's name in its source, a note on how it differs.
struct SymbolMap {
  private let codepoints: [String: UInt32]

  init(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      codepoints = [:]
      return
    }
    codepoints = data.withUnsafeBytes { Self.parse($0) }
  }

  subscript(name: String) -> UInt32? { codepoints[name] }

  /// Names in the table.
  var names: [String] { Array(codepoints.keys) }

  private static func parse(_ bytes: UnsafeRawBufferPointer) -> [String: UInt32] {
    var result: [String: UInt32] = [:]
    result.reserveCapacity(2048)
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      var codepoint: UInt32 = 0
      for byte in line[(tab + 1)...] {
        guard let digit = hexDigit(byte) else { break }
        codepoint = codepoint << 4 | digit
      }
      if codepoint > 0 { result[String(decoding: line[..<tab], as: UTF8.self)] = codepoint }
    }
    return result
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
