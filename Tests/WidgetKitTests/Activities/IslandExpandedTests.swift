import ActivityKit
import Archive
import SwiftUI
import WidgetKit
import XCTest

private struct BoxAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// An expanded island of coloured boxes; the corners' finding is not wanted here.
private struct BoxWidget: Widget {
  var island: () -> DynamicIsland = {
    BoxWidget.island { DynamicIslandExpandedRegion(.bottom) { EmptyView() } }
  }
  init() {}
  init(_ island: @escaping () -> DynamicIsland) { self.island = island }

  static func island<Content: View>(
    @DynamicIslandExpandedContentBuilder _ content: @escaping () -> DynamicIslandExpandedContent<Content>
  ) -> DynamicIsland {
    DynamicIsland(
      expanded: content, compactLeading: { Color.red.frame(width: 20, height: 20) },
      compactTrailing: { EmptyView() }, minimal: { EmptyView() })
  }
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoxAttributes.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      island()
    }
  }
}

/// The expanded island: regions around the camera of 126×36.67 points in 371 points.
@MainActor final class IslandExpandedTests: XCTestCase {
  private func scene<Content: View>(
    margins: (DynamicIsland) -> DynamicIsland = { $0 },
    @DynamicIslandExpandedContentBuilder _ content: @escaping () -> DynamicIslandExpandedContent<Content>
  ) async throws -> Archive.Scene {
    let island = margins(BoxWidget.island(content))
    let scenes = try await ActivityBench(BoxWidget { island })
      .scenes(BoxAttributes(), .init(), [.phone(.expanded)])
    return scenes.pictures[0].scene
  }
  /// The frame of the shape in a colour.
  private func frame(_ color: SystemColor, in scene: Archive.Scene) throws -> CGRect {
    let path = SceneParts(scene).paths.first { path in
      // The island is dark, so colours are settled there.
      guard case .color(let found) = path.paint, case .srgb(let red, let green, let blue) = found.base else {
        return false
      }
      let dark = SystemColorTable.components(of: .system(color), dark: true, increasedContrast: false)
      return abs(red - dark.red) + abs(green - dark.green) + abs(blue - dark.blue) < 0.01
    }
    switch try XCTUnwrap(path?.geometry, "\(color)") {
    case .rect(let frame), .roundedRect(let frame, _, _), .ellipse(let frame): return frame
    case .elements: throw CancellationError()
    }
  }

  /// Statement 232: leading is left of the camera. 233: trailing is right of it. 234: centre is directly below. 235: bottom is below all.
  func testRegionsStandAroundTheCamera() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 30) }
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 20) }
      DynamicIslandExpandedRegion(.center) { Color.blue.frame(width: 100, height: 20) }
      DynamicIslandExpandedRegion(.trailing) { Color.orange.frame(width: 50, height: 20) }
    }
    let (left, right) = (371 / 2 - 63.0, 371 / 2 + 63.0)
    let red = try frame(.red, in: scene), orange = try frame(.orange, in: scene)
    let blue = try frame(.blue, in: scene), green = try frame(.green, in: scene)
    XCTAssertEqual(red.minX, 16, accuracy: 0.4)
    XCTAssertLessThan(red.maxX, left)
    XCTAssertEqual(orange.maxX, 371 - 16, accuracy: 0.4)
    XCTAssertGreaterThan(orange.minX, right)
    XCTAssertEqual(red.midY, orange.midY, accuracy: 0.4)
    XCTAssertEqual(blue.midX, 185.5, accuracy: 0.4)
    XCTAssertGreaterThanOrEqual(blue.minY, 36.67)
    XCTAssertGreaterThanOrEqual(green.minY, max(blue.maxY, red.maxY))
    XCTAssertEqual(green.width, 371 - 32, accuracy: 0.7)
    XCTAssertEqual(scene.size.height, green.maxY + 16, accuracy: 0.7)
  }

  /// Statement 215: the centre region may be empty.
  func testAnEmptyCentreTakesNoPlace() async throws {
    let with = try await scene {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 20) }
      DynamicIslandExpandedRegion(.center) {
        // nothing
      }
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 60) }
    }
    let without = try await scene {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 20) }
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 60) }
    }
    XCTAssertEqual(with.size, without.size)
    XCTAssertEqual(try frame(.green, in: with), try frame(.green, in: without))
  }

  /// Words are not broken to stand beside the centre while it can stand below them.
  func testTheCentreGoesBelowWordsThatWouldBreak() async throws {
    func island(bottom: CGFloat) async throws -> (words: CGRect, centre: CGRect) {
      let scene = try await scene {
        DynamicIslandExpandedRegion(.leading) { Text("Two Pizzas").font(.title2) }
        DynamicIslandExpandedRegion(.center) { Color.blue.frame(width: 200, height: 14) }
        DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: bottom) }
      }
      let words = try XCTUnwrap(SceneParts(scene).text("Two Pizzas"))
      return (words, try frame(.blue, in: scene))
    }
    let roomy = try await island(bottom: 30)
    XCTAssertGreaterThanOrEqual(roomy.centre.minY, roomy.words.maxY - 0.5)
    XCTAssertEqual(roomy.centre.midX, 185.5, accuracy: 0.4)
    let tight = try await island(bottom: 66)
    XCTAssertLessThan(tight.centre.minY, tight.words.maxY)
    XCTAssertLessThanOrEqual(tight.words.maxX, tight.centre.minX)
  }

  func testLeadingAndTrailingGetTheSameWidth() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 20) }
      DynamicIslandExpandedRegion(.trailing) { Color.orange.frame(height: 20) }
    }
    let red = try frame(.red, in: scene), orange = try frame(.orange, in: scene)
    XCTAssertEqual(red.width, orange.width, accuracy: 0.4)
    XCTAssertLessThan(red.maxX, 371 / 2 - 63.0)
    XCTAssertEqual(scene.size.height, 84, "the least")
    XCTAssertEqual(red.midY, 42, accuracy: 0.4)
  }

  func testAWideCentreLeavesItsNeighboursTheirLeastWidth() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 40, height: 60) }
      DynamicIslandExpandedRegion(.trailing) { Color.orange.frame(minWidth: 30, maxHeight: 60) }
      DynamicIslandExpandedRegion(.center) { Color.blue.frame(height: 30) }
    }
    let red = try frame(.red, in: scene), blue = try frame(.blue, in: scene)
    let orange = try frame(.orange, in: scene)
    XCTAssertLessThanOrEqual(red.maxX, blue.minX)
    XCTAssertLessThanOrEqual(blue.maxX, orange.minX)
    XCTAssertEqual(blue.width, 371 - 32 - 2 * (40 + 8), accuracy: 0.7)
    XCTAssertEqual(orange.width, 40, accuracy: 0.7, "as wide as leading")
  }

  func testTheHighestPriorityGetsTheFullWidthBelowTheCamera() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.leading, priority: 1) { Color.red.frame(height: 30) }
      DynamicIslandExpandedRegion(.trailing) { Color.orange.frame(width: 30, height: 20) }
    }
    let red = try frame(.red, in: scene)
    XCTAssertEqual(red.width, 371 - 32, accuracy: 0.7)
    XCTAssertGreaterThan(red.minY, 36.67)
    XCTAssertLessThan(try frame(.orange, in: scene).minY, 36.67)
  }

  func testBelowIfTooWide() async throws {
    let wide = try await scene {
      DynamicIslandExpandedRegion(.leading) {
        VStack { Color.red.frame(width: 200, height: 20).dynamicIsland(verticalPlacement: .belowIfTooWide) }
      }
    }
    XCTAssertGreaterThan(try frame(.red, in: wide).minY, 36.67)
    let narrow = try await scene {
      DynamicIslandExpandedRegion(.leading) {
        Color.red.frame(width: 60, height: 20).dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 40) }
    }
    XCTAssertLessThan(try frame(.red, in: narrow).minY, 36.67)
  }

  /// Of several content margins the innermost counts, and a region's before the island's.
  func testInnermostMarginsCount() async throws {
    let scene = try await scene(margins: {
      $0.contentMargins(.leading, 30, for: .expanded).contentMargins(.all, 20, for: .expanded)
        .contentMargins(.trailing, 99, for: .compactLeading)
    }) {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 20) }
      DynamicIslandExpandedRegion(.trailing) { Color.orange.frame(height: 20) }
        .contentMargins(.trailing, 8).contentMargins(.all, 50)
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 40) }
    }
    XCTAssertEqual(try frame(.red, in: scene).minX, 30, accuracy: 0.4)
    XCTAssertEqual(try frame(.orange, in: scene).maxX, 371 - 8, accuracy: 0.4)
    let green = try frame(.green, in: scene)
    XCTAssertEqual(green.minX, 30, accuracy: 0.4)
    XCTAssertEqual(green.maxX, 371 - 20, accuracy: 0.4)
    XCTAssertEqual(scene.size.height - green.maxY, 20, accuracy: 0.4)
  }

  func testTheHeightIsBoundedAndExcessReported() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 300) }
    }
    XCTAssertEqual(scene.size.height, 160)
    XCTAssertTrue(scene.diagnostics.contains { $0.code == "activity-too-tall" }, "\(scene.diagnostics)")
  }

  func testSeveralRegionsAtOnePlaceAreAllShown() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 30) }
      DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 30) }
    }
    XCTAssertEqual(try frame(.red, in: scene).minY, try frame(.green, in: scene).maxY, accuracy: 0.4)
  }

  /// Statement 216: content of the Island is concentric with its shape, with even margins.
  func testAShapeThatFollowsTheIslandIsConcentric() async throws {
    let scene = try await scene {
      DynamicIslandExpandedRegion(.bottom) { ContainerRelativeShape().fill(.green).frame(height: 80) }
    }
    let path = try XCTUnwrap(SceneParts(scene).paths.first)
    guard case .roundedRect(let frame, let radius, _) = path.geometry else { return XCTFail("\(path)") }
    XCTAssertEqual(frame.minX, 16, accuracy: 0.4)
    XCTAssertEqual(scene.size.height - frame.maxY, 16, accuracy: 0.7)
    XCTAssertEqual(radius, 44 - 16, accuracy: 0.7)
  }

  /// Statement 216, snippet 036: a square pokes into the rounded corners; circles and rounded rectangles do not.
  func testASquareInACornerIsReported() async throws {
    func codes<V: View>(@ViewBuilder _ view: @escaping () -> V) async throws -> [String] {
      try await scene { DynamicIslandExpandedRegion(.leading) { view() } }.diagnostics.map(\.code)
    }
    let square = try await codes { Rectangle().fill(.blue).frame(width: 44, height: 44) }
    XCTAssertEqual(square, ["square-corner-in-island"])
    let circle = try await codes { Circle().fill(.blue).frame(width: 44, height: 44) }
    XCTAssertEqual(circle, [])
    let rounded = try await codes {
      RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 44, height: 44)
    }
    XCTAssertEqual(rounded, [])
    let clipped = try await codes { Rectangle().fill(.blue).frame(width: 44, height: 44).clipShape(Circle()) }
    XCTAssertEqual(clipped, [])
  }

  func testRightToLeft() async throws {
    var slot = ActivityRequest.Slot.phone(.expanded)
    slot.environment.rightToLeft = true
    let scenes = try await ActivityBench(
      BoxWidget {
        BoxWidget.island {
          DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 20) }
        }
      }
    ).scenes(BoxAttributes(), .init(), [slot])
    XCTAssertEqual(try frame(.red, in: scenes.pictures[0].scene).maxX, 371 - 16, accuracy: 0.4)
  }
}
