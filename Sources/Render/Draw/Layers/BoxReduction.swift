import CPango
import Foundation

/// Makes pictures smaller by a whole number: each pixel is the mean of a square of pixels. Several times as fast as Cairo's filters,
/// and as good where the result is blurred anyway.
enum BoxReduction {
  /// Puts a part of a canvas over a smaller picture of that part. Where the part reaches beyond the canvas, the canvas's edge goes on, or
  /// there is nothing.
  static func put(_ canvas: Canvas, _ part: PixelRect, by factor: Int, over small: Raster, extendsEdges: Bool)
  {
    cairo_surface_flush(canvas.surface)
    guard let bytes = cairo_image_surface_get_data(canvas.surface), !canvas.frame.isEmpty else { return }
    let source = Source(
      bytes: UnsafeRawPointer(bytes), stride: Int(cairo_image_surface_get_stride(canvas.surface)),
      frame: canvas.frame, extendsEdges: extendsEdges)
    let columns = (0..<small.width * factor).map { source.column(part.left + $0) }
    small.withPixels { pixels in
      withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: small.width) { sums in
        for y in 0..<small.height {
          sums.update(repeating: SIMD4(repeating: 0))
          for line in 0..<factor {
            guard let row = source.row(part.top + y * factor + line) else { continue }
            add(row, columns, factor, to: sums)
          }
          for x in 0..<small.width {
            over(sums[x], count: UInt32(factor * factor), &pixels[y * small.width + x])
          }
        }
      }
    }
  }

  private static func add(
    _ row: UnsafePointer<SIMD4<UInt8>>, _ columns: [Int], _ factor: Int,
    to sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>
  ) {
    columns.withUnsafeBufferPointer { columns in
      var at = 0
      for x in sums.indices {
        var sum = sums[x]
        for _ in 0..<factor {
          let column = columns[at]
          at += 1
          if column >= 0 { sum &+= SIMD4<UInt32>(truncatingIfNeeded: row[column]) }
        }
        sums[x] = sum
      }
    }
  }

  /// Puts a mean, premultiplied, over a pixel.
  private static func over(_ sum: SIMD4<UInt32>, count: UInt32, _ pixel: inout UInt32) {
    let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    let rest = 255 - mean.w
    func part(_ value: UInt32, _ shift: UInt32) -> UInt32 {
      min(value + ((pixel >> shift & 255) * rest + 127) / 255, 255) << shift
    }
    pixel = part(mean.w, 24) | part(mean.z, 16) | part(mean.y, 8) | part(mean.x, 0)
  }

  /// Pixels by their place in the picture, blue first.
  private struct Source {
    let bytes: UnsafeRawPointer
    let stride: Int
    let frame: PixelRect
    let extendsEdges: Bool

    /// The column in a row; negative where there is none.
    func column(_ x: Int) -> Int {
      if extendsEdges { return x.clampedTo(frame.left, frame.right - 1) - frame.left }
      return x >= frame.left && x < frame.right ? x - frame.left : -1
    }

    func row(_ y: Int) -> UnsafePointer<SIMD4<UInt8>>? {
      guard extendsEdges || (y >= frame.top && y < frame.bottom) else { return nil }
      let line = y.clampedTo(frame.top, frame.bottom - 1) - frame.top
      return (bytes + line * stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
    }
  }
}
