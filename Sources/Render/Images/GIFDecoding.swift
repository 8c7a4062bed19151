import CPango
import Foundation

/// The first picture of a GIF.
enum GIFDecoding {
  static func header(_ data: Data) -> ImageHeader? {
    var reader = GIFReader(data)
    reader.skip(6)
    guard let width = reader.number(), let height = reader.number() else { return nil }
    // Whether it moves is not worth a look at the whole file: only its first picture is shown.
    return ImageHeader(format: .gif, width: width, height: height, isAnimated: true)
  }

  static func surface(_ data: Data) -> OpaquePointer? {
    var reader = GIFReader(data)
    guard let file = GIFFile(&reader) else { return nil }
    return ImageDecoding.surface(width: file.width, height: file.height) { pixels in
      file.draw(on: pixels)
      return true
    }
  }
}

/// What of a GIF's bytes has been read.
private struct GIFReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  mutating func skip(_ count: Int) { at += count }

  mutating func byte() -> UInt8? {
    guard at < bytes.count else { return nil }
    at += 1
    return bytes[at - 1]
  }

  mutating func number() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(high) << 8 | Int(low)
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard at + count <= bytes.count else { return nil }
    at += count
    return bytes[at - count..<at]
  }

  /// A chain of blocks, each with its length before it. One that is cut off ends.
  mutating func blocks() -> [UInt8] {
    var result: [UInt8] = []
    while let length = byte(), length > 0, let block = bytes(Int(length)) { result += block }
    return result
  }
}

/// A GIF up to its first picture.
private struct GIFFile {
  let width: Int
  let height: Int
  private var transparent: Int?
  private var colors: [UInt32] = []
  private var left = 0
  private var top = 0
  private var partWidth = 0
  private var partHeight = 0
  private var isInterlaced = false
  private var indices: [UInt8] = []

  init?(_ reader: inout GIFReader) {
    reader.skip(6)
    guard let width = reader.number(), let height = reader.number(), let flags = reader.byte() else {
      return nil
    }
    (self.width, self.height) = (width, height)
    reader.skip(2)
    if flags & 0x80 != 0 {
      guard let table = Self.table(flags, &reader) else { return nil }
      colors = table
    }
    while let kind = reader.byte() {
      if kind == 0x21 {
        let label = reader.byte()
        let control = reader.blocks()
        if label == 0xF9, control.count >= 4 { transparent = control[0] & 1 != 0 ? Int(control[3]) : nil }
      } else if kind == 0x2C {
        guard readPart(&reader) else { return nil }
        return
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func readPart(_ reader: inout GIFReader) -> Bool {
    guard let left = reader.number(), let top = reader.number(), let width = reader.number(),
      let height = reader.number(), let flags = reader.byte(), width > 0, height > 0,
      width * height <= ImageHeader.mostDecoded
    else { return false }
    (self.left, self.top, partWidth, partHeight) = (left, top, width, height)
    isInterlaced = flags & 0x40 != 0
    if flags & 0x80 != 0 {
      guard let table = Self.table(flags, &reader) else { return false }
      colors = table
    }
    guard let size = reader.byte(), (1...11).contains(size) else { return false }
    indices = LZW.decoded(reader.blocks(), firstSize: Int(size), count: width * height)
    return !indices.isEmpty
  }

  /// A table of colours as pixels.
  private static func table(_ flags: UInt8, _ reader: inout GIFReader) -> [UInt32]? {
    let count = 2 << Int(flags & 7)
    guard let bytes = reader.bytes(count * 3) else { return nil }
    return (0..<count).map { index in
      let at = bytes.startIndex + index * 3
      return 0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    }
  }

  func draw(on pixels: UnsafeMutableBufferPointer<UInt32>) {
    for (index, y) in rows.enumerated() where top + y < height {
      for x in 0..<min(partWidth, max(width - left, 0)) {
        let at = index * partWidth + x
        guard at < indices.count else { return }
        let color = Int(indices[at])
        if color != transparent, color < colors.count { pixels[(top + y) * width + left + x] = colors[color] }
      }
    }
  }

  /// The lines in the order in which they are stored.
  private var rows: [Int] {
    guard isInterlaced else { return Array(0..<partHeight) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: partHeight, by: $0.1)) }
  }
}

/// The compression of GIF: codes of growing length stand for strings, each one a known string and one more byte.
private enum LZW {
  /// At most `count` bytes; fewer where the data ends or makes no sense.
  static func decoded(_ data: [UInt8], firstSize: Int, count: Int) -> [UInt8] {
    let clear = 1 << firstSize
    var prefix = [Int16](repeating: -1, count: 4096)
    var suffix = [UInt8](repeating: 0, count: 4096)
    for code in 0..<min(clear, 256) { suffix[code] = UInt8(code) }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var string: [UInt8] = []
    var (next, size, before) = (clear + 2, firstSize + 1, -1)
    var (bits, available, at) = (0, 0, 0)
    while result.count < count {
      while available < size, at < data.count {
        bits |= Int(data[at]) << available
        available += 8
        at += 1
      }
      guard available >= size else { break }
      let code = bits & ((1 << size) - 1)
      bits >>= size
      available -= size
      if code == clear {
        (next, size, before) = (clear + 2, firstSize + 1, -1)
        continue
      }
      guard code != clear + 1, code < next || (code == next && before >= 0) else { break }
      // The string backwards. The newest code is the one before and its own first byte.
      string.removeAll(keepingCapacity: true)
      var walk = code == next ? before : code
      while walk >= 0 {
        string.append(suffix[walk])
        walk = Int(prefix[walk])
      }
      guard let first = string.last else { break }
      result.append(contentsOf: string.reversed().prefix(count - result.count))
      if code == next, result.count < count { result.append(first) }
      if before >= 0, next < 4096 {
        prefix[next] = Int16(before)
        suffix[next] = first
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      }
      before = code
    }
    return result
  }
}
