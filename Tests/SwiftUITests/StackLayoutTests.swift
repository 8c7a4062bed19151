import SwiftUI
import XCTest

@MainActor final class StackLayoutTests: XCTestCase {
  func testARowOffersSpaceToTheLeastFlexibleFirst() async {
    let scene = scene(100, 40) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(width: 30)
        Color.green
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 35, 40), rect(35, 0, 30, 40), rect(65, 0, 35, 40)])
  }

  func testAFlexibleFrameGetsItsMostBeforeUnboundedOnes() async {
    let scene = scene(120, 10) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(maxWidth: 20)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 100, 10), rect(100, 0, 20, 10)])
  }

  func testAMinimumIsKeptWhenSpaceIsShort() async {
    let scene = scene(60, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.blue
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 50, 10), rect(50, 0, 10, 10)])
  }

  func testHigherPriorityTakesAllButTheOthersLeast() async {
    let scene = scene(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10)
        Color.blue.layoutPriority(1)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 10, 10), rect(10, 0, 90, 10)])
  }

  func testSpacersShareWhatIsLeft() async {
    let scene = scene(100, 10) {
      HStack(spacing: 0) {
        Spacer()
        Color.red.frame(width: 20)
        Spacer()
      }
    }
    XCTAssertEqual(scene.boxes, [rect(40, 0, 20, 10)])
  }

  func testASpacerKeepsEightPointsByDefault() async {
    let scene = scene(200, 10) {
      HStack {
        Color.red.frame(width: 20)
        Spacer()
        Color.blue.frame(width: 20)
      }.fixedSize(horizontal: true, vertical: false)
    }
    XCTAssertEqual(scene.boxes.map(\.minX), [76, 104])
  }

  func testSpacingIsEightBetweenPlainViews() async {
    let scene = scene(40, 100) {
      VStack {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 10)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 36, 40, 10), rect(0, 54, 40, 10)])
  }

  func testChildrenHangOnTheGuide() async {
    let scene = scene(100, 100) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(30, 40, 40, 10), rect(50, 50, 20, 10)])
  }

  func testAnAlignmentGuideMovesAView() async {
    let scene = scene(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.top) { $0.height / 2 }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(40, 45, 10, 20), rect(50, 35, 10, 20)])
  }

  func testRightToLeftMirrorsARow() async {
    let scene = scene(100, 10, rightToLeft: true) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Color.blue.frame(width: 30)
        Spacer(minLength: 0)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(90, 0, 10, 10), rect(60, 0, 30, 10)])
  }

  func testLayersAreAlignedInTheLargest() async {
    let scene = scene(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 40)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(20, 30, 60, 40), rect(60, 50, 20, 20)])
  }

  func testZIndexDecidesWhatIsDrawnLast() async {
    let scene = scene(10, 10) {
      ZStack {
        Color.red.frame(width: 1, height: 1).zIndex(1)
        Color.blue.frame(width: 2, height: 2)
      }
    }
    XCTAssertEqual(scene.boxes.map(\.width), [2, 1])
  }

  func testForEachGivesItsChildrenToTheStack() async {
    let scene = scene(90, 10) {
      HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red } }
    }
    XCTAssertEqual(scene.boxes.map(\.minX), [0, 30, 60])
  }

  func testADividerIsAHairlineAcrossItsStack() async {
    let scene = scene(100, 50, scale: 2) {
      HStack(spacing: 0) {
        Color.red
        Divider()
        Color.red
      }
    }
    XCTAssertEqual(scene.boxes[1], rect(50, 0, 0.5, 50))
  }
}
