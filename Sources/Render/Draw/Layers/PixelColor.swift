/// A pixel, premultiplied ARGB in 32 bits, as the numbers that effects compute with.
enum PixelColor {
  /// Red, green, blue and alpha, 0…1, not premultiplied.
  @inline(__always)
  static func plain(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = pixel >> 24
    guard alpha > 0 else { return SIMD4(repeating: 0) }
    let parts = SIMD4<Float>(
      Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(alpha))
    return alpha == 255
      ? parts * (1 / 255) : SIMD4(parts.x / parts.w, parts.y / parts.w, parts.z / parts.w, parts.w / 255)
  }

  /// The pixel of a colour that is not premultiplied; components are clamped.
  @inline(__always)
  static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let color = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    return premultiplied(SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w))
  }

  /// The pixel of a premultiplied colour within 0…1.
  @inline(__always)
  static func premultiplied(_ color: SIMD4<Float>) -> UInt32 {
    // One by one: the conversion of a vector is not vectorised.
    let c = color * 255 + 0.5
    return UInt32(c.w) << 24 | UInt32(c.x) << 16 | UInt32(c.y) << 8 | UInt32(c.z)
  }
}
