import Archive

/// Applies a colour matrix to the pixels of a layer.
enum ColorFilterPass {
  static func apply(_ matrix: ColorMatrix, to canvas: Canvas) { canvas.withRows { apply(matrix, to: $0) } }

  static func apply(_ matrix: ColorMatrix, to row: UnsafeMutableBufferPointer<UInt32>) {
    let v = matrix.values.map(Float.init)
    // Columns, so that a colour is mapped by four products.
    let red = SIMD4<Float>(v[0], v[5], v[10], v[15])
    let green = SIMD4<Float>(v[1], v[6], v[11], v[16])
    let blue = SIMD4<Float>(v[2], v[7], v[12], v[17])
    let alpha = SIMD4<Float>(v[3], v[8], v[13], v[18])
    let constant = SIMD4<Float>(v[4], v[9], v[14], v[19])
    let keepsShape = matrix.keepsShape
    var (last, result) = (UInt32(0), keepsShape ? 0 : PixelColor.pixel(constant))
    for index in row.indices {
      let pixel = row[index]
      // Neighbours are equal more often than not.
      if pixel != last {
        let c = PixelColor.plain(pixel)
        var mapped = red * c.x + green * c.y + blue * c.z + alpha * c.w + constant
        if keepsShape { mapped.w *= c.w }
        result = PixelColor.pixel(mapped)
        last = pixel
      }
      row[index] = result
    }
  }
}
