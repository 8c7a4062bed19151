import Archive
import CPango

/// Where a paragraph may be broken, and how many clusters go on a line.
struct LineBreaker {
  private let shaped: ShapedText
  /// Bit 0 at a byte: a line may break before it. `nil`: only after spaces.
  private let flags: [UInt8]?

  init(_ shaped: ShapedText, bytes: ArraySlice<UInt8>, locale: String) {
    self.shaped = shaped
    flags = Self.breaksOnlyAfterSpaces(bytes) ? nil : Self.flags(bytes, locale)
  }

  /// The end of the line that starts at a cluster: as many words as fit, or as many clusters of a word that
  /// is too long for any line, but at least one.
  func end(of start: Int, width: Double) -> Int {
    let count = shaped.clusters.count
    var x = 0.0
    var opportunity: Int?
    var index = start
    while index < count {
      if index > start, mayBreak(before: index) { opportunity = index }
      let cluster = shaped.clusters[index]
      if !cluster.isSpace, index > start, x + cluster.advance > width + LineBreaker.tolerance {
        return opportunity ?? index
      }
      x += shaped.step(index)
      index += 1
    }
    return count
  }

  /// Points by which a line may be too long: less than a thousandth of a pixel would show.
  static let tolerance = 0.01

  private func mayBreak(before index: Int) -> Bool {
    guard let flags else { return shaped.clusters[index - 1].isSpace && !shaped.clusters[index].isSpace }
    return flags[Int(shaped.clusters[index].offset)] & 1 != 0
  }

  /// Letters, digits and spaces of ASCII: the rules of Unicode (UAX 14) then break after spaces only.
  private static func breaksOnlyAfterSpaces(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { byte in
      byte == 0x20 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x61 && byte <= 0x7A)
    }
  }

  private static func flags(_ bytes: ArraySlice<UInt8>, _ locale: String) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: bytes.count + 1)
    bytes.withUnsafeBytes { text in
      guard let base = text.bindMemory(to: CChar.self).baseAddress else { return }
      vt_line_breaks(base, Int32(text.count), locale, &flags)
    }
    return flags
  }
}
