import Foundation

/// Pixels of a bitmap: red, green, blue, alpha, each 0…255, colours multiplied by alpha; rows from the top.
package struct Pixels: Equatable, Sendable {
  package let width, height: Int
  package var bytes: [UInt8]

  /// `nil` for sizes beyond what a widget may show: 4096 × 4096.
  package init?(width: Int, height: Int) {
    guard (1...4_096).contains(width), (1...4_096).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }
  init?(_ size: PixelSize) { self.init(width: size.width, height: size.height) }

  /// Opaque: what shines through is white, as in a JPEG of UIKit's.
  var onWhite: Pixels {
    var result = self
    for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] < 255 {
      let light = 255 - bytes[place + 3]
      for channel in 0..<3 { result.bytes[place + channel] = bytes[place + channel] &+ light }
      result.bytes[place + 3] = 255
    }
    return result
  }

  /// The pixels as they are shown that are stored with an orientation of Exif, 1 to 8.
  package func upright(from exifOrientation: Int) -> Pixels {
    guard (2...8).contains(exifOrientation),
      var result = exifOrientation >= 5
        ? Pixels(width: height, height: width) : Pixels(width: width, height: height)
    else { return self }
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) =
          switch exifOrientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let (from, to) = ((row * width + column) * 4, (y * result.width + x) * 4)
        for channel in 0..<4 { result.bytes[to + channel] = bytes[from + channel] }
      }
    }
    return result
  }

  /// The part inside; `nil` where nothing is.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixels? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, self.width), min(y + height, self.height))
    guard left < right, top < bottom, var result = Pixels(width: right - left, height: bottom - top) else {
      return nil
    }
    for row in 0..<result.height {
      let start = ((top + row) * self.width + left) * 4
      result.bytes.replaceSubrange(
        row * result.width * 4..<(row + 1) * result.width * 4,
        with: bytes[start..<start + result.width * 4])
    }
    return result
  }

  /// Fewer columns and rows: each pixel is the mean of those that it covers, also of parts of them. Sizes above one's own stay.
  func shrunk(width: Int, height: Int) -> Pixels {
    let (columns, rows) = (min(max(width, 1), self.width), min(max(height, 1), self.height))
    guard columns < self.width || rows < self.height, var result = Pixels(width: columns, height: rows) else {
      return self
    }
    let across = Self.shares(of: self.width, in: columns), down = Self.shares(of: self.height, in: rows)
    var line = [SIMD4<Float>](repeating: .zero, count: self.width)
    for y in 0..<rows {
      for x in line.indices { line[x] = .zero }
      for (offset, share) in down[y].shares.enumerated() {
        for x in line.indices { line[x] += self[x, down[y].first + offset] * share }
      }
      for x in 0..<columns {
        var sum = SIMD4<Float>.zero
        for (offset, share) in across[x].shares.enumerated() { sum += line[across[x].first + offset] * share }
        result[x, y] = sum
      }
    }
    return result
  }

  /// How much each of `count` has in each of `parts`.
  private static func shares(of count: Int, in parts: Int) -> [(first: Int, shares: [Float])] {
    let length = Double(count) / Double(parts)
    return (0..<parts).map { part in
      let (start, end) = (Double(part) * length, Double(part + 1) * length)
      let first = Int(start), last = min(count - 1, Int((end - 1e-9).rounded(.down)))
      let shares = (first...max(first, last)).map { index in
        Float((min(end, Double(index + 1)) - max(start, Double(index))) / length)
      }
      return (first, shares)
    }
  }

  /// The colour at a place, between pixels by the distance to each; (0.5, 0.5) is the middle of the first. Beyond the edge is the
  /// pixel at the edge.
  func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (px, py) = (min(max(x - 0.5, 0), Double(width - 1)), min(max(y - 0.5, 0), Double(height - 1)))
    let (column, row) = (Int(px), Int(py))
    let (right, below) = (min(column + 1, width - 1), min(row + 1, height - 1))
    let (fx, fy) = (Float(px - Double(column)), Float(py - Double(row)))
    let top = self[column, row] * (1 - fx) + self[right, row] * fx
    let bottom = self[column, below] * (1 - fx) + self[right, below] * fx
    return top * (1 - fy) + bottom * fy
  }

  /// Four numbers, 0…255.
  package subscript(_ x: Int, _ y: Int) -> SIMD4<Float> {
    get {
      let place = (y * width + x) * 4
      return SIMD4(
        Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), Float(bytes[place + 3]))
    }
    set {
      let place = (y * width + x) * 4
      let value = newValue.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
      for channel in 0..<4 { bytes[place + channel] = UInt8(value[channel]) }
    }
  }
}
