import SwiftUI
import XCTest

@MainActor final class GridTests: XCTestCase {
  func testColumnsAndRowsTakeTheirLargestCell() async {
    let scene = scene(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          box(40, 30)
        }
        GridRow {
          box(60, 20)
          box(10, 20)
        }
      }
    }
    // Columns 60 and 40, rows 30 and 20: 100 × 50 in the middle of 200 × 100.
    XCTAssertEqual(
      scene.boxes, [rect(70, 35, 20, 10), rect(110, 25, 40, 30), rect(50, 55, 60, 20), rect(125, 55, 10, 20)])
  }

  func testSpacingIsEightOrWhatIsSaid() async {
    func grid(_ horizontal: CGFloat?, _ vertical: CGFloat?) -> [CGRect] {
      scene(100, 100) {
        Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
          GridRow {
            box(10, 10); box(10, 10)
          }
          GridRow {
            box(10, 10); box(10, 10)
          }
        }
      }.boxes
    }
    XCTAssertEqual(
      grid(nil, nil),
      [rect(36, 36, 10, 10), rect(54, 36, 10, 10), rect(36, 54, 10, 10), rect(54, 54, 10, 10)])
    XCTAssertEqual(
      grid(2, 20), [rect(39, 30, 10, 10), rect(51, 30, 10, 10), rect(39, 60, 10, 10), rect(51, 60, 10, 10)])
  }

  func testFlexibleColumnsShareWhatIsLeft() async {
    let scene = scene(200, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40, 20)
          Color.blue
          Color.green
        }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 40, 20), rect(40, 0, 80, 20), rect(120, 0, 80, 20)])
  }

  func testAColumnLimitedByAFrameLeavesTheRestToOthers() async {
    let scene = scene(200, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.blue.frame(maxWidth: 30)
        }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 170, 20), rect(170, 0, 30, 20)])
  }

  func testFlexibleRowsShareTheHeight() async {
    let scene = scene(20, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red }
        GridRow { box(20, 40) }
        GridRow { Color.blue }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 20, 30), rect(0, 30, 20, 40), rect(0, 70, 20, 30)])
  }

  func testACellSpansColumns() async {
    let scene = scene(100, 50) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 10); box(30, 10); box(20, 10)
        }
        GridRow {
          Color.blue.frame(height: 10).gridCellColumns(2)
          box(5, 10)
        }
      }.fixedSize()
    }
    // Columns 20, 30, 20; the blue cell spans 20 + 10 + 30.
    XCTAssertEqual(scene.boxes[3], rect(5, 25, 60, 10))
    XCTAssertEqual(scene.boxes[4], rect(75, 25, 5, 10))
  }

  func testASpanningCellWidensItsColumnsEqually() async {
    let scene = scene(200, 50) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10); box(40, 10); box(10, 10)
        }
        GridRow { box(100, 10).gridCellColumns(2) }
      }
    }
    // 100 against 60: 20 more for each of the two columns; 110 in all.
    XCTAssertEqual(
      scene.boxes, [rect(45, 15, 20, 10), rect(85, 15, 40, 10), rect(145, 15, 10, 10), rect(45, 25, 100, 10)])
  }

  func testAViewOutsideOfRowsSpansAllColumns() async {
    let scene = scene(200, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10); box(50, 10)
        }
        Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        GridRow {
          box(20, 10); box(20, 10)
        }
      }
    }
    XCTAssertEqual(scene.boxes[2], rect(60, 27.5, 80, 5))
  }

  func testADividerWidensTheGridUnlessItIsUnsized() async {
    func boxes(unsized: Bool) -> [CGRect] {
      scene(200, 60) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(30, 10); box(50, 10)
          }
          Divider().gridCellUnsizedAxes(unsized ? .horizontal : [])
        }
      }.boxes
    }
    XCTAssertEqual(boxes(unsized: true)[2].width, 80)
    XCTAssertEqual(boxes(unsized: false)[2].width, 200)
    // The columns grow by 60 each, their cells stay in the middle.
    XCTAssertEqual(boxes(unsized: false)[0].midX, 45)
    XCTAssertEqual(boxes(unsized: false)[1].midX, 145)
  }

  func testAnEmptyCellTakesWhatOthersLeave() async {
    let scene = scene(200, 200) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.blue.gridCellUnsizedAxes([.horizontal, .vertical])
          box(40, 10)
        }
        GridRow {
          box(20, 20); box(10, 10)
        }
      }
    }
    // The unsized cell fills its cell but asks for nothing.
    XCTAssertEqual(scene.boxes[0], rect(70, 85, 20, 10))
  }

  func testAlignmentOfGridColumnRowAndCell() async {
    func first(_ grid: () -> some View) -> CGRect { scene(100, 100) { grid() }.boxes[0] }
    XCTAssertEqual(
      first {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(10, 10); box(20, 40)
          }
          GridRow { box(80, 60) }
        }
      }, rect(0, 0, 10, 10))
    XCTAssertEqual(
      first {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            box(10, 10).gridColumnAlignment(.trailing); box(20, 40)
          }
          GridRow { box(80, 60) }
        }
      }, rect(70, 30, 10, 10))
    XCTAssertEqual(
      first {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(10, 10).gridCellAnchor(UnitPoint(x: 1, y: 0))
            box(20, 40)
          }
          GridRow { box(80, 60) }
        }
      }, rect(70, 0, 10, 10))
  }

  func testColumnAlignmentIsForAllCellsOfTheColumn() async {
    let scene = scene(100, 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(60, 10).gridColumnAlignment(.leading); box(40, 10)
        }
        GridRow {
          box(10, 10); box(10, 10)
        }
      }
    }
    XCTAssertEqual(scene.boxes[2].minX, 0)
    XCTAssertEqual(scene.boxes[3].midX, 80)
  }

  func testGuidesOfARowMeet() async {
    let scene = scene(100, 40) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
          box(20, 10).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
      }
    }
    // Baselines 15 and 5: the second stands 10 lower; together 20 high.
    XCTAssertEqual(scene.boxes, [rect(30, 10, 20, 20), rect(50, 20, 20, 10)])
  }

  func testRowsOfAForEachAndModifiersOfRows() async {
    let scene = scene(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<3) { _ in
          GridRow { ForEach(0..<2) { _ in box(10, 10) } }.padding(5)
        }
      }
    }
    XCTAssertEqual(scene.boxes.count, 6)
    // Each cell is padded: columns and rows of 20.
    XCTAssertEqual(scene.boxes[0], rect(35, 25, 10, 10))
    XCTAssertEqual(scene.boxes[5], rect(55, 65, 10, 10))
  }

  func testARowOutsideOfAGridIsJustItsViews() async {
    let scene = scene(100, 10) {
      HStack(spacing: 0) {
        GridRow {
          box(10, 10); box(20, 10)
        }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(35, 0, 10, 10), rect(45, 0, 20, 10)])
  }

  func testRightToLeftMirrorsColumns() async {
    let scene = scene(100, 10, rightToLeft: true) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10); box(30, 10)
        }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(60, 0, 10, 10), rect(30, 0, 30, 10)])
  }

  func testAGridInAStackKnowsHowFarItStretches() async {
    let scene = scene(100, 10) {
      HStack(spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(10, 10); box(30, 10)
          }
        }
        Color.blue
      }
    }
    XCTAssertEqual(scene.boxes[2], rect(40, 0, 60, 10))
  }

  func testAGridIsALayout() async {
    let scene = scene(100, 20) {
      let grid = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
      grid {
        GridRow {
          box(10, 10); box(30, 10)
        }
        GridRow { box(20, 10) }
      }
    }
    XCTAssertEqual(scene.boxes, [rect(30, 0, 10, 10), rect(45, 0, 30, 10), rect(25, 10, 20, 10)])
  }

  // MARK: bad input

  func testSpansThatAreNoneAreOneAndNamed() async {
    let scene = scene(100, 10) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10).gridCellColumns(-3); box(10, 10).gridCellColumns(0); box(10, 10)
        }
      }
    }
    XCTAssertEqual(scene.boxes.map(\.minX), [35, 45, 55])
    XCTAssertTrue(scene.codes.contains("invalid-grid-span"))
  }

  func testAHugeSpanIsBounded() async {
    let scene = scene(100, 10) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.gridCellColumns(.max) }
        GridRow { Color.red }
      }
    }
    XCTAssertEqual(scene.boxes[0].width, 100, accuracy: 1e-6)
    XCTAssertTrue(scene.codes.contains("invalid-grid-span"))
  }

  func testTenThousandCells() async {
    let clock = ContinuousClock()
    var boxes = 0
    let time = clock.measure {
      boxes =
        scene(1000, 1000) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<100) { _ in
              GridRow { ForEach(0..<100) { _ in Color.red } }
            }
          }
        }.boxes.count
    }
    XCTAssertEqual(boxes, 10_000)
    XCTAssertLessThan(time, .seconds(20))
  }

  func testEmptyGrids() async {
    XCTAssertEqual(scene(10, 10) { Grid { EmptyView() } }.boxes, [])
    XCTAssertEqual(scene(10, 10) { Grid { GridRow {} } }.boxes, [])
    XCTAssertEqual(
      scene(0, 0) {
        Grid {
          GridRow {
            Color.red; Color.blue
          }
        }
      }.codes, [])
    XCTAssertTrue(
      scene(100, 100) {
        Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
          GridRow {
            Color.red; Color.blue
          }
        }
      }
      .boxes.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite })
  }
}
