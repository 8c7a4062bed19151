import Foundation
import Typography

/// Whole pixels of a picture, from the left and top ones up to but without the right and bottom ones.
struct PixelRect: Equatable {
  var left, top, right, bottom: Int

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { right <= left || bottom <= top }
  /// How many pixels there are.
  var area: Int { width * height }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The pixels that a rectangle touches; far away ones are left out.
  init(touching rect: CGRect) {
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(value.clamped(-1e6, 1e6).rounded(rule))
    }
    self.init(
      left: whole(rect.minX, .down), top: whole(rect.minY, .down), right: whole(rect.maxX, .up),
      bottom: whole(rect.maxY, .up))
  }

  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Larger by so many pixels on each side.
  func expanded(_ by: EdgePixels) -> PixelRect {
    PixelRect(left: left - by.left, top: top - by.top, right: right + by.right, bottom: bottom + by.bottom)
  }
}

/// Pixels on the four sides of a rectangle.
struct EdgePixels: Equatable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  static func all(_ count: Int) -> EdgePixels {
    EdgePixels(left: count, top: count, right: count, bottom: count)
  }

  static func + (a: EdgePixels, b: EdgePixels) -> EdgePixels {
    EdgePixels(
      left: a.left + b.left, top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom)
  }

  /// The larger of both on each side.
  func union(_ other: EdgePixels) -> EdgePixels {
    EdgePixels(
      left: max(left, other.left), top: max(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Right for left and bottom for top.
  var mirrored: EdgePixels { EdgePixels(left: right, top: bottom, right: left, bottom: top) }
}
