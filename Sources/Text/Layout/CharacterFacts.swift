import Archive
import CPango
import Foundation

/// What a shaper asks about characters.
extension Shaper {
  /// Whether one call of HarfBuzz can shape the bytes: Latin letters and common signs that the font has.
  static func isSimple(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ font: FontInstance) -> Bool {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return PinnedFont(rawValue: font.face.name)?.isText == true || hasAll(bytes, font)
    }
    return hasAll(bytes, font)
  }

  /// - Parameter anyScript: else only scripts that need no more than glyphs in a row.
  static func hasAll(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ font: FontInstance, anyScript: Bool = false
  ) -> Bool {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: continue
      case 0x20..<0x250, 0x1E00..<0x1F00, 0x2010..<0x2028, 0x202F..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2150:
        if font.glyph(for: scalar.value) == nil { return false }
      default:
        if !anyScript || font.glyph(for: scalar.value) == nil && !isJoining(scalar) { return false }
      }
    }
    return true
  }

  /// Whether a font that was found for characters has the first of them: the last resort has none.
  static func has(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ font: FontInstance) -> Bool {
    guard let first = scalar(bytes, range.lowerBound) else { return true }
    return isJoining(first) || font.glyph(for: first.value) != nil
  }

  /// Has no glyph of its own: marks, joiners, variation selectors.
  private static func isJoining(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Stretches that a font has and has not.
  static func coverage(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ font: FontInstance)
    -> [(range: Range<Int>, isCovered: Bool)]
  {
    var result: [(range: Range<Int>, isCovered: Bool)] = []
    var offset = bytes.startIndex
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let end = min(offset + UTF8.width(scalar), bytes.endIndex)
      let covered =
        isJoining(scalar) ? result.last?.isCovered ?? true : font.glyph(for: scalar.value) != nil
      if result.last?.isCovered == covered {
        result[result.count - 1].range = result[result.count - 1].range.lowerBound..<end
      } else {
        result.append((offset..<end, covered))
      }
      offset = end
    }
    return result
  }

  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UnicodeScalar? {
    guard offset < bytes.count else { return nil }
    let piece = bytes[offset..<min(offset + 4, bytes.count)]
    return String(decoding: piece, as: UTF8.self).unicodeScalars.first
  }

  static func hasClock(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count > 2 else { return false }
    for index in range.lowerBound + 1..<range.upperBound - 1 where bytes[index] == 0x3A {
      if isDigit(bytes[index - 1]), isDigit(bytes[index + 1]) { return true }
    }
    return false
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Space, or one of the spaces U+2000…U+200A and U+3000, which may hang over the end of a line.
  static func isSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    if bytes[offset] == 0x20 { return true }
    guard offset + 2 < bytes.count else { return false }
    let (a, b, c) = (bytes[offset], bytes[offset + 1], bytes[offset + 2])
    return (a == 0xE2 && b == 0x80 && c <= 0x8A && c != 0x87) || (a == 0xE3 && b == 0x80 && c == 0x80)
  }
}
