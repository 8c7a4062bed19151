import Foundation

/// Pixels as a PNG (ISO/IEC 15948): 8 bits RGBA, one IDAT of fixed Huffman codes (RFC 1951) that repeats the pixel to the left or
/// the row above where they are equal. Small for flat drawings, which is what most are; photographs are filtered and given to zlib.
package enum PNGEncoder {
  package static func encode(_ pixels: Pixels) -> Data {
    var raw: [UInt8] = []
    let stride = pixels.width * 4
    raw.reserveCapacity((stride + 1) * pixels.height)
    for row in 0..<pixels.height {
      raw.append(0)
      for place in Swift.stride(from: row * stride, to: (row + 1) * stride, by: 4) {
        let alpha = Int(pixels.bytes[place + 3])
        for channel in 0..<3 {
          // A PNG's colours are not multiplied by alpha.
          raw.append(
            alpha == 0 ? 0 : UInt8(min(255, (Int(pixels.bytes[place + channel]) * 255 + alpha / 2) / alpha)))
        }
        raw.append(UInt8(alpha))
      }
    }
    var png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    chunk("IHDR", big(UInt32(pixels.width)) + big(UInt32(pixels.height)) + [8, 6, 0, 0, 0], &png)
    let flat = deflate(raw, row: stride + 1)
    let isFlat = flat.count < raw.count / 2
    let stream = isFlat ? nil : Deflate.stream(filtered(raw, row: stride + 1))
    chunk("IDAT", stream ?? [0x78, 0x01] + flat + big(adler(raw)), &png)
    chunk("IEND", [], &png)
    return png
  }

  /// Each row as the difference to the row above (filter 2), which photographs are small in.
  private static func filtered(_ raw: [UInt8], row: Int) -> [UInt8] {
    var result = raw
    for start in Swift.stride(from: row, to: raw.count, by: row) {
      result[start] = 2
      for place in start + 1..<start + row { result[place] = raw[place] &- raw[place - row] }
    }
    return result
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func chunk(_ name: String, _ content: [UInt8], _ png: inout Data) {
    let body = Array(name.utf8) + content
    png.append(contentsOf: big(UInt32(content.count)) + body + big(crc(body)))
  }

  private static let table: [UInt32] = (0..<256).map { value in
    (0..<8).reduce(UInt32(value)) { code, _ in code & 1 == 1 ? 0xedb8_8320 ^ (code >> 1) : code >> 1 }
  }
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xffff_ffff) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private static func deflate(_ bytes: [UInt8], row: Int) -> [UInt8] {
    var out = BitWriter()
    out.write(0b011, 3)
    var index = 0
    while index < bytes.count {
      var best = (length: 0, distance: 0)
      for distance in [4, row] where distance <= index && distance <= 32_768 {
        var length = 0
        while length < 258, index + length < bytes.count,
          bytes[index + length] == bytes[index + length - distance]
        {
          length += 1
        }
        if length > best.length { best = (length, distance) }
      }
      if best.length >= 3 {
        out.match(best.length, best.distance)
        index += best.length
      } else {
        out.literal(Int(bytes[index]))
        index += 1
      }
    }
    out.literal(256)
    return out.finished()
  }

  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var count = 0

    mutating func write(_ value: Int, _ width: Int) {
      bits |= UInt64(value) << UInt64(count)
      count += width
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    /// Huffman codes go from their highest bit.
    private mutating func code(_ value: Int, _ width: Int) {
      write((0..<width).reduce(0) { $0 | ((value >> $1) & 1) << (width - 1 - $1) }, width)
    }
    mutating func literal(_ symbol: Int) {
      switch symbol {
      case 0..<144: code(0x30 + symbol, 8)
      case 144..<256: code(0x190 + symbol - 144, 9)
      case 256..<280: code(symbol - 256, 7)
      default: code(0xc0 + symbol - 280, 8)
      }
    }
    mutating func match(_ length: Int, _ distance: Int) {
      if length == 258 {
        literal(285)
      } else {
        let (symbol, extra, rest) = Self.bucket(length - 3, first: 8, group: 4)
        literal(257 + symbol)
        write(rest, extra)
      }
      let (symbol, extra, rest) = Self.bucket(distance - 1, first: 4, group: 2)
      code(symbol, 5)
      write(rest, extra)
    }
    /// The code of a length or distance, and its further bits: `first` codes stand for themselves, then each `group` has one bit more.
    private static func bucket(_ value: Int, first: Int, group: Int) -> (symbol: Int, bits: Int, rest: Int) {
      guard value >= first else { return (value, 0, 0) }
      let groupBits = group.trailingZeroBitCount
      let high = Int.bitWidth - 1 - value.leadingZeroBitCount
      let extra = high - groupBits
      let inGroup = (value >> extra) - group
      return (first + (extra - 1) * group + inGroup, extra, value & ((1 << extra) - 1))
    }
    mutating func finished() -> [UInt8] {
      if count > 0 { write(0, 8 - count) }
      return bytes
    }
  }
}
