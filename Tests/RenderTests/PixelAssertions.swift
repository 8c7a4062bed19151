import Archive
import Foundation
import XCTest

@testable import Render

/// Small pictures, and what their pixels must be.
enum PixelAssertions {
  /// 100 × 100 points of nodes at one pixel a point, without a background.
  static func draw(
    _ nodes: [Node], scale: Double = 1, at date: Date = SampleScenes.now,
    _ edit: (inout Appearance) -> Void = { _ in }
  ) -> Picture {
    var appearance = Appearance(
      displayScale: scale, clipsToContainer: false, requiresContainerBackground: false)
    edit(&appearance)
    return SceneRenderer().drawing(
      Scene(size: CGSize(width: 100, height: 100), content: nodes), appearance: appearance, at: date)
  }
}

extension Picture {
  /// The colour of a pixel, not premultiplied.
  func assert(
    _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1,
    accuracy: Double = 0.02, file: StaticString = #filePath, line: UInt = #line
  ) {
    let color = color(x: x, y: y)
    XCTAssertEqual(color.alpha, alpha, accuracy: accuracy, "alpha", file: file, line: line)
    guard alpha > 0 else { return }
    XCTAssertEqual(color.red, red, accuracy: accuracy, "red", file: file, line: line)
    XCTAssertEqual(color.green, green, accuracy: accuracy, "green", file: file, line: line)
    XCTAssertEqual(color.blue, blue, accuracy: accuracy, "blue", file: file, line: line)
  }
}
