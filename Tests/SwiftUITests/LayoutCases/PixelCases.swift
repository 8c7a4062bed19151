import SwiftUI

/// Frames are drawn on whole pixels: each edge on the nearest, a half goes up. Lengths in layout stay exact.
extension LayoutCaseTests {
  @LayoutTable static var pixels: [LayoutCase] {
    LayoutCase("thirds at 2x", 100, 10, [[0, 0, 33.5, 10], [33.5, 0, 33, 10], [66.5, 0, 33.5, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase(
      "thirds at 3x are whole pixels", 100, 10, scale: 3,
      (0..<3).map { [CGFloat($0) * 100 / 3, 0, 100.0 / 3, 10] }
    ) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase("thirds at 1x", 100, 10, scale: 1, [[0, 0, 33, 10], [33, 0, 34, 10], [67, 0, 33, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase(
      "sevenths at 2x have no seams", 100, 10,
      [
        [0, 0, 14.5, 10], [14.5, 0, 14, 10], [28.5, 0, 14.5, 10], [43, 0, 14, 10], [57, 0, 14.5, 10],
        [71.5, 0, 14, 10], [85.5, 0, 14.5, 10],
      ]
    ) {
      HStack(spacing: 0) { ForEach(0..<7) { _ in Color.red } }
    }
    LayoutCase("a half pixel goes up", 25, 25, scale: 1, [[8, 8, 10, 10]]) { box(10, 10) }
    LayoutCase("half a point is a pixel at 2x", 25, 25, [[7.5, 7.5, 10, 10]]) { box(10, 10) }
    LayoutCase("half a point at 3x", 25, 25, scale: 3, [[23.0 / 3, 23.0 / 3, 10, 10]]) { box(10, 10) }
    LayoutCase("a quarter offset at 2x", 20, 20, [[5.5, 5, 10, 10]]) { box(10, 10).offset(x: 0.25, y: 0.2) }
    LayoutCase("a hairline stays one pixel", 20, 20, [[5, 5.5, 10, 0.5]]) {
      Color.red.frame(width: 10, height: 0.5).frame(height: 20, alignment: .top).offset(y: 5.25)
    }
    LayoutCase("thinner than half a pixel is gone", 20, 20, []) {
      Color.red.frame(width: 0.1, height: 0.1).frame(width: 20, height: 20, alignment: .topLeading)
    }
    LayoutCase("padding of a third at 3x", 20, 20, scale: 3, [[1.0 / 3, 1.0 / 3, 58.0 / 3, 58.0 / 3]]) {
      Color.red.padding(1.0 / 3)
    }
    LayoutCase("padding of a third at 2x", 20, 20, [[0.5, 0.5, 19, 19]]) { Color.red.padding(1.0 / 3) }
    LayoutCase("text stands on pixels", 45.5, 10, scale: 1, [[3, 0, 40, 10]]) { Text("AAAA") }
    LayoutCase(
      "exact lengths add up before rounding", 10, 10,
      [[0, 0, 3.5, 10], [3.5, 0, 3, 10], [6.5, 0, 3.5, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase(
      "a reader tells the exact size", 100, 10, [[0, 0, 100, 10], [33.5, 0, 33, 10], [66.5, 0, 33.5, 10]]
    ) {
      HStack(spacing: 0) {
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width * 3) }
        Color.green
        Color.blue
      }
    }
    LayoutCase("negative coordinates round as others", 10, 10, [[-2, 0, 14.5, 10]]) {
      Color.red.frame(width: 14.5)
    }
  }
}
