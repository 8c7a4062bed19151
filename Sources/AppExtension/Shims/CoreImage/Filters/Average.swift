import Foundation
import VitrineCoreGraphics

/// Means of areas.
enum Average {
  /// One pixel: the mean of all inside the rectangle.
  static func pixel(of image: CIImage, in rect: CGRect?) -> CIImage? {
    let part = rect.map { $0.isEmpty || $0.isInfinite ? image.bounds : $0 } ?? image.bounds
    guard let pixels = image.cropped(to: part).rendered()?._pixels else { return nil }
    var sums = SIMD4<Int>.zero
    for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
      for channel in 0..<4 { sums[channel] += Int(pixels.bytes[place + channel]) }
    }
    let count = pixels.width * pixels.height
    var mean = Pixels(width: 1, height: 1)!
    for channel in 0..<4 { mean.bytes[channel] = UInt8((sums[channel] + count / 2) / count) }
    return CIImage(.pixels(mean))
  }

  /// Squares, each in its mean colour.
  static func blocks(of image: CIImage, side: Double) -> CIImage {
    guard side >= 2, side.isFinite, var pixels = image.rendered()?._pixels else { return image }
    let side = Int(side)
    for top in stride(from: 0, to: pixels.height, by: side) {
      for left in stride(from: 0, to: pixels.width, by: side) {
        let rows = top..<min(top + side, pixels.height), columns = left..<min(left + side, pixels.width)
        var sum = SIMD4<Float>.zero
        for y in rows { for x in columns { sum += pixels[x, y] } }
        let mean = sum / Float(rows.count * columns.count)
        for y in rows { for x in columns { pixels[x, y] = mean } }
      }
    }
    return CIImage(.pixels(pixels), origin: image.origin)
  }
}

/// Darkens the corners.
enum Vignette {
  static func apply(to image: CIImage, intensity: Double, radius: Double) -> CIImage {
    guard intensity != 0, radius > 0, var pixels = image.rendered()?._pixels else { return image }
    let (centerX, centerY) = (Double(pixels.width) / 2, Double(pixels.height) / 2)
    let whole = hypot(centerX, centerY) * radius
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let distance = hypot(Double(x) + 0.5 - centerX, Double(y) + 0.5 - centerY) / whole
        let light = Float(max(0, 1 - intensity * distance * distance * 0.5))
        let color = pixels[x, y]
        pixels[x, y] = SIMD4(color.x * light, color.y * light, color.z * light, color.w)
      }
    }
    return CIImage(.pixels(pixels), origin: image.origin)
  }
}
