import Archive
import Foundation
import Render

/// Measures how far texts and symbols stand out, from two drawings: with them and without.
enum ContrastMeter {
  /// Difference of components, of 255, from which a pixel belongs to a glyph.
  private static let leastDifference = 6
  /// The pixel that counts: nearly the strongest, so that the soft edges of thin strokes do not.
  private static let percentile = 0.9
  /// A leaf is taken to be outside the picture if less than this part of it is inside.
  private static let leastVisible = 0.3

  static func measure(_ leaves: [SceneLeaf], of scene: Scene, look: Look, at date: Date) -> [MeasuredLeaf] {
    guard !leaves.isEmpty else { return [] }
    let renderer = SceneRenderer()
    let appearance = look.appearance
    let with = renderer.drawing(scene, appearance: appearance, at: date)
    let without = renderer.drawing(scene.withoutInk(), appearance: appearance, at: date)
    let backdrop = Int((look.backdrop * 255).rounded())
    return leaves.map { leaf in
      var measured = MeasuredLeaf(
        content: leaf.content, frame: leaf.frame, hasSystemLevel: leaf.hasSystemLevel)
      guard let area = PixelArea(leaf.frame, scale: appearance.displayScale, in: with) else {
        return measured
      }
      switch leaf.content {
      case .text, .symbol: measured.contrast = contrast(with, without, area, backdrop)
      case .image: measured.flatShare = flatShare(with, area)
      }
      return measured
    }
  }

  private static func contrast(_ with: Picture, _ without: Picture, _ area: PixelArea, _ backdrop: Int)
    -> Double?
  {
    guard area.visibleShare >= leastVisible else { return nil }
    let values = with.withPixels { front in
      without.withPixels { back in
        contrasts(Pixels(front, with.stride, backdrop), Pixels(back, without.stride, backdrop), area)
      } ?? []
    }
    guard let sorted = values?.sorted(), !sorted.isEmpty else { return 1 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * percentile))]
  }

  private static func contrasts(_ front: Pixels, _ back: Pixels, _ area: PixelArea) -> [Double] {
    var found: [Double] = []
    for y in area.y {
      for x in area.x {
        let (ink, ground) = (front.color(x, y), back.color(x, y))
        let difference = ink &- ground
        guard max(abs(difference.x), abs(difference.y), abs(difference.z)) >= leastDifference else {
          continue
        }
        let (a, b) = (luminance(ink), luminance(ground))
        found.append((max(a, b) + 0.05) / (min(a, b) + 0.05))
      }
    }
    return found
  }

  /// The share of an area that has its most frequent opaque colour.
  private static func flatShare(_ picture: Picture, _ area: PixelArea) -> Double {
    var counts: [UInt32: Int] = [:]
    _ = picture.withPixels { bytes in
      for y in area.y {
        for x in area.x {
          let pixel = bytes.load(fromByteOffset: y * picture.stride + x * 4, as: UInt32.self)
          if pixel >> 24 >= 250 { counts[pixel, default: 0] += 1 }
        }
      }
    }
    return Double(counts.values.max() ?? 0) / Double(max(area.x.count * area.y.count, 1))
  }

  /// WCAG 2's relative luminance.
  private static func luminance(_ color: SIMD3<Int>) -> Double {
    0.2126 * linear[color.x] + 0.7152 * linear[color.y] + 0.0722 * linear[color.z]
  }
  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// Pixels over a grey backdrop.
private struct Pixels {
  let bytes: UnsafeRawPointer
  let stride: Int
  let backdrop: Int

  init(_ bytes: UnsafeRawPointer, _ stride: Int, _ backdrop: Int) {
    self.bytes = bytes
    self.stride = stride
    self.backdrop = backdrop
  }

  /// Red, green and blue, 0…255.
  func color(_ x: Int, _ y: Int) -> SIMD3<Int> {
    let pixel = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    let rest = (255 - Int(pixel >> 24)) * backdrop / 255
    func part(_ shift: UInt32) -> Int { min(Int(pixel >> shift & 255) + rest, 255) }
    return SIMD3(part(16), part(8), part(0))
  }
}

/// The pixels that a frame covers.
private struct PixelArea {
  var x: Range<Int>
  var y: Range<Int>
  /// The part of the frame that is inside the picture.
  var visibleShare: Double

  /// `nil` where none is inside.
  init?(_ frame: CGRect, scale: Double, in picture: Picture) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return nil
    }
    func pixels(_ low: Double, _ high: Double, _ size: Int) -> Range<Int>? {
      let bounds = (max(0, min(low * scale, 1e5)), max(0, min(high * scale, Double(size))))
      let (start, end) = (Int(bounds.0.rounded(.down)), Int(bounds.1.rounded(.up)))
      return start < end ? start..<end : nil
    }
    guard let x = pixels(frame.minX, frame.maxX, picture.width),
      let y = pixels(frame.minY, frame.maxY, picture.height)
    else { return nil }
    (self.x, self.y) = (x, y)
    let all = frame.width * scale * frame.height * scale
    visibleShare = all > 0 ? Double(x.count * y.count) / all : 0
  }
}
