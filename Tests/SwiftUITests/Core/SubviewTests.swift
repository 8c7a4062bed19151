import SwiftUI
import XCTest

extension ContainerValues {
  @Entry fileprivate var height: CGFloat = 1
}

@MainActor final class SubviewTests: XCTestCase {
  private struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack(spacing: 0) {
          if let first = subviews.first { first.frame(width: 30, height: 10) }
          ForEach(subviews.dropFirst()) { subview in
            subview.frame(width: 5, height: subview.containerValues.height)
          }
        }
      }
    }
  }

  private struct Sized: View {
    @Environment(\.lineSpacing) var spacing
    var body: some View { Color.red.frame(width: spacing) }
  }

  func testEachViewOfABlockIsASubview() async {
    let scene = scene(50, 50) {
      Card {
        Color.red
        ForEach(0..<2, id: \.self) { _ in Color.blue.containerValue(\.height, 4).padding(0) }
        if Bool(true) { Color.green }
      }
    }
    XCTAssertEqual(
      scene.boxes.map(\.size),
      [(30, 10), (5, 4), (5, 4), (5, 1)].map { CGSize(width: $0.0, height: $0.1) })
  }

  func testForEachOverSubviews() async {
    let scene = scene(50, 50) {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Color.red; Color.blue
          }
        ) { $0.frame(width: 7, height: 3) }
      }
    }
    XCTAssertEqual(scene.boxes.map(\.size), Array(repeating: CGSize(width: 7, height: 3), count: 2))
  }

  func testASubviewSeesTheEnvironmentOfWhereItIsPut() async {
    let scene = scene(90, 50) {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Sized(); Sized()
          }
        ) { subview in
          subview
          subview.lineSpacing(9)
        }
      }
      .lineSpacing(4)
    }
    XCTAssertEqual(scene.boxes.map(\.width), [4, 9, 4, 9])
  }

  func testNoSubviews() async {
    XCTAssertTrue(scene(50, 50) { Card {} }.boxes.isEmpty)
    XCTAssertTrue(scene(50, 50) { ForEach(subviews: EmptyView()) { $0 } }.boxes.isEmpty)
  }
}
