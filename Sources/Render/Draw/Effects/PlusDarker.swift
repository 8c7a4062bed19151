import CPango

/// The blend mode that adds what two pictures lack of white: `max(0, 1 − ((1 − D) + (1 − S)))`, which Cairo does not have.
enum PlusDarker {
  /// Blends a layer, already clipped, masked and translucent, into the canvas.
  static func blend(_ layer: Canvas, into canvas: Canvas) {
    let area = layer.frame.intersection(canvas.frame)
    guard !area.isEmpty else { return }
    cairo_surface_flush(canvas.surface)
    guard let bytes = cairo_image_surface_get_data(canvas.surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface))
    var y = area.top
    layer.withRows(area) { row in
      let below = UnsafeRawPointer(
        bytes + (y - canvas.frame.top) * stride + (area.left - canvas.frame.left) * 4
      )
      .assumingMemoryBound(to: UInt32.self)
      for index in row.indices { row[index] = sum(row[index], below[index]) }
      y += 1
    }
    cairo_save(canvas.cairo)
    canvas.useAsSource(layer)
    cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_SOURCE)
    canvas.inPixels {
      cairo_rectangle(
        canvas.cairo, Double(area.left - canvas.frame.left), Double(area.top - canvas.frame.top),
        Double(area.width), Double(area.height))
      cairo_fill(canvas.cairo)
    }
    cairo_restore(canvas.cairo)
  }

  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let alphas = Int32(a >> 24) + Int32(b >> 24)
    let alpha = min(alphas, 255)
    func part(_ shift: UInt32) -> UInt32 {
      let lacks = alphas - Int32(a >> shift & 255) - Int32(b >> shift & 255)
      return UInt32(max(alpha - lacks, 0))
    }
    return UInt32(alpha) << 24 | part(16) << 16 | part(8) << 8 | part(0)
  }
}
