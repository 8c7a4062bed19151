import Archive
import SwiftUI
import XCTest

/// A view turned in depth looks the same wherever it stands, also where the scene's origin lies behind the eye.
@MainActor final class PerspectivePlaceTests: XCTestCase {
  func testTheTurnIsAboutTheView() async throws {
    for place in [CGPoint(x: 30, y: 20), CGPoint(x: 400, y: 300), CGPoint(x: 2_000, y: 20)] {
      let scene = scene(2_100, 400) {
        Color.red.frame(width: 60, height: 40).rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
          .position(place)
      }
      let projection = try XCTUnwrap(scene.groups.compactMap(\.projection).first, "at \(place)")
      let middle = try XCTUnwrap(projection.apply(place))
      XCTAssertEqual(middle.x, place.x, accuracy: 0.5)
      XCTAssertEqual(middle.y, place.y, accuracy: 0.5)
      let heights = try [-30.0, 30].map { side in
        let top = try XCTUnwrap(projection.apply(CGPoint(x: place.x + side, y: place.y - 20)))
        let bottom = try XCTUnwrap(projection.apply(CGPoint(x: place.x + side, y: place.y + 20)))
        return bottom.y - top.y
      }
      XCTAssertNotEqual(heights[0], heights[1], accuracy: 5, "one side is nearer")
      XCTAssertEqual(heights.min()!, 29, accuracy: 4, "the same at \(place)")
    }
  }
}
