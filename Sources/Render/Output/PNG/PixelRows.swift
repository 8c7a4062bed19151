/// Rows of premultiplied ARGB pixels, and their filtered bytes for a PNG file.
struct PixelRows {
  let width: Int
  let height: Int
  let stride: Int
  let pixels: UnsafeRawPointer

  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  var isOpaque: Bool {
    (0..<height).allSatisfy { Self.isOpaque(row($0), width) }
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
    var all: UInt32 = 0xFFFF_FFFF
    for x in 0..<width { all &= row[x] }
    return all >> 24 == 255
  }

  /// Each row: the filter's number 2 ("up"), then what is added to the row above.
  func filterRGB(into target: UnsafeMutablePointer<UInt8>) {
    let length = 1 + width * 3
    for y in 0..<height {
      let out = target + y * length
      out[0] = 2
      let row = row(y)
      if y == 0 {
        for x in 0..<width { Self.store(row[x], 0, out + 1 + x * 3) }
      } else {
        let above = self.row(y - 1)
        for x in 0..<width { Self.store(row[x], above[x], out + 1 + x * 3) }
      }
    }
  }

  @inline(__always)
  private static func store(_ pixel: UInt32, _ above: UInt32, _ out: UnsafeMutablePointer<UInt8>) {
    out[0] = UInt8(truncatingIfNeeded: (pixel >> 16) &- (above >> 16))
    out[1] = UInt8(truncatingIfNeeded: (pixel >> 8) &- (above >> 8))
    out[2] = UInt8(truncatingIfNeeded: pixel &- above)
  }

  /// As above, with colours no longer multiplied by their alpha.
  func filterRGBA(into target: UnsafeMutablePointer<UInt8>) {
    let length = 1 + width * 4
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 2) { lines in
      guard let base = lines.baseAddress else { return }
      var above = base
      var current = base + width
      above.initialize(repeating: 0, count: width)
      for y in 0..<height {
        let out = target + y * length
        out[0] = 2
        let row = row(y)
        if Self.isOpaque(row, width) {
          for x in 0..<width { current[x] = Self.reordered(row[x]) }
        } else {
          for x in 0..<width { current[x] = Self.straight(row[x]) }
        }
        let bytes = UnsafeMutableRawPointer(out + 1)
        for x in 0..<width {
          bytes.storeBytes(
            of: Self.subtractBytes(current[x], above[x]).littleEndian, toByteOffset: x * 4, as: UInt32.self)
        }
        swap(&above, &current)
      }
    }
  }

  /// Straight RGBA with red in the lowest byte.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return reordered(pixel) }
    if alpha == 0 { return 0 }
    func part(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | part(pixel & 0xFF) << 16 | part(pixel >> 8 & 0xFF) << 8 | part(pixel >> 16 & 0xFF)
  }

  @inline(__always)
  private static func reordered(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
  }

  /// Four differences at once, each modulo 256.
  @inline(__always)
  private static func subtractBytes(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
  }
}
