import CPango

/// Three box blurs along rows and three along columns come close to a Gaussian (the method of the SVG filter
/// specification).
enum BoxBlur {
  static func apply(to surface: OpaquePointer, width: Int, height: Int, sigma: Double) {
    let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1, let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    bytes.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: stride * height) { pixels in
      withUnsafeTemporaryAllocation(of: SIMD4<UInt8>.self, capacity: max(width, height)) { line in
        guard let line = line.baseAddress else { return }
        for row in 0..<height {
          for pass in 0..<3 {
            blur(pixels + row * stride, step: 1, count: width, size: size, pass: pass, line)
          }
        }
        for column in 0..<width {
          for pass in 0..<3 {
            blur(pixels + column, step: stride, count: height, size: size, pass: pass, line)
          }
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each pixel by the mean of `size` pixels around it; beyond the ends is nothing. Boxes of even
  /// size lean to one side in the first pass, to the other in the second, and are one wider in the third.
  private static func blur(
    _ pixels: UnsafeMutablePointer<SIMD4<UInt8>>, step: Int, count: Int, size: Int, pass: Int,
    _ line: UnsafeMutablePointer<SIMD4<UInt8>>
  ) {
    let even = size & 1 == 0
    let before = even ? (pass == 0 ? size / 2 : pass == 1 ? size / 2 - 1 : size / 2) : size / 2
    let after = even ? (pass == 0 ? size / 2 - 1 : size / 2) : size / 2
    for index in 0..<count { line[index] = pixels[index * step] }
    let divisor = UInt32(before + after + 1)
    // A rounded division by multiplication; sums stay below 2^8 · 2^10.
    let factor = SIMD4<UInt32>(repeating: (1 << 22) / divisor)
    var sum = SIMD4<UInt32>(repeating: 0)
    for index in 0..<min(after, count) { sum &+= SIMD4<UInt32>(truncatingIfNeeded: line[index]) }
    for index in 0..<count {
      if index + after < count { sum &+= SIMD4<UInt32>(truncatingIfNeeded: line[index + after]) }
      if index - before - 1 >= 0 { sum &-= SIMD4<UInt32>(truncatingIfNeeded: line[index - before - 1]) }
      pixels[index * step] = SIMD4<UInt8>(truncatingIfNeeded: (sum &* factor &+ (1 << 21)) &>> 22)
    }
  }
}
