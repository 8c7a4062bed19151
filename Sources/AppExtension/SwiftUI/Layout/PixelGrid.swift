import Foundation

/// The pixels that frames are drawn on.
///
/// Layout computes with exact lengths; what is drawn stands on whole pixels, each edge on the nearest one (a half goes
/// up), so that neighbours neither overlap nor leave a seam. This is how SwiftUI rounds the frames of its views.
@MainActor enum PixelGrid {
  /// Pixels a point while a tree is placed; 0: nothing is rounded.
  private static var scale: CGFloat = 0

  /// Places a tree for a display.
  static func with(scale: CGFloat, _ place: () -> Void) {
    let outer = self.scale
    self.scale = scale.isFinite && scale > 0 ? scale : 0
    defer { self.scale = outer }
    place()
  }

  static func rounded(_ frame: CGRect) -> CGRect {
    guard scale > 0 else { return frame }
    let left = nearest(frame.minX), top = nearest(frame.minY)
    return CGRect(x: left, y: top, width: nearest(frame.maxX) - left, height: nearest(frame.maxY) - top)
  }

  private static func nearest(_ value: CGFloat) -> CGFloat {
    // A millionth of a pixel forgives the arithmetic.
    (value * scale + 0.500_001).rounded(.down) / scale
  }
}
