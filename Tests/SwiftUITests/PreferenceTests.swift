import Archive
import SwiftUI
import XCTest

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Chosen: PreferenceKey {
  typealias Value = Anchor<CGRect>?
  static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

@MainActor private func named(_ name: String) -> some View {
  Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name])
}

@MainActor final class PreferenceTests: XCTestCase {
  /// The value that a reader around `content` gets.
  private func value<K: PreferenceKey>(of key: K.Type, @ViewBuilder _ content: () -> some View) -> K.Value? {
    var found: K.Value?
    _ = scene(100, 100) {
      content().overlayPreferenceValue(key) { value in
        note { found = value }
      }
    }
    return found
  }

  func testValuesAreReducedInTheOrderOfTheViews() async {
    let names = value(of: Names.self) {
      VStack {
        named("a")
        HStack {
          named("b"); Color.red; named("c")
        }
        if true { named("d") }
        ForEach(["e", "f"], id: \.self) { Color.blue.preference(key: Names.self, value: [$0]) }
      }
    }
    XCTAssertEqual(names, ["a", "b", "c", "d", "e", "f"])
  }

  func testWithoutValuesThereIsTheDefault() async {
    XCTAssertEqual(value(of: Names.self) { Color.red }, [])
    XCTAssertEqual(value(of: Widest.self) { Color.red }, 0)
    XCTAssertEqual(value(of: Chosen.self) { Color.red }, .some(nil))
  }

  func testAValueStandsInPlaceOfThoseInside() async {
    let names = value(of: Names.self) {
      VStack {
        named("a"); named("b")
      }.preference(key: Names.self, value: ["whole"])
    }
    XCTAssertEqual(names, ["whole"])
  }

  func testKeysDoNotMix() async {
    let content = named("a").preference(key: Widest.self, value: 7)
    XCTAssertEqual(value(of: Names.self) { content }, ["a"])
    XCTAssertEqual(value(of: Widest.self) { content }, 7)
  }

  func testATransformChangesTheValueOfItsViews() async {
    let names = value(of: Names.self) {
      HStack {
        VStack {
          named("a"); named("b")
        }.transformPreference(Names.self) { $0.reverse() }
        named("c")
        Color.red.transformPreference(Names.self) { $0.append("new") }
      }
    }
    XCTAssertEqual(names, ["b", "a", "c", "new"])
  }

  func testABackgroundAndAnOverlayCount() async {
    let names = value(of: Names.self) {
      named("a").background { named("behind") }.overlay(alignment: .top) { named("over") }
    }
    XCTAssertEqual(names, ["a", "behind", "over"])
  }

  func testValuesGoOnPastAReader() async {
    var inner: [String] = []
    let names = value(of: Names.self) {
      VStack {
        named("a")
        named("b").overlayPreferenceValue(Names.self) { names in
          note { inner = names }
          named("decoration")
        }
        named("c")
      }
    }
    XCTAssertEqual(inner, ["b"])
    XCTAssertEqual(names, ["a", "b", "decoration", "c"])
  }

  func testWhatAGeometryReaderFoundKeepsItsTurn() async {
    let names = value(of: Names.self) {
      VStack(spacing: 0) {
        named("a")
        GeometryReader { proxy in
          Color.clear.preference(key: Names.self, value: ["\(Int(proxy.size.height))"])
        }
        named("b")
      }
    }
    XCTAssertEqual(names, ["a", "80", "b"])
  }

  func testOnlyTheAlternativeThatFitsCounts() async {
    let names = value(of: Names.self) {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10).preference(key: Names.self, value: ["wide"])
        named("narrow")
      }
    }
    XCTAssertEqual(names, ["narrow"])
  }

  func testAValueReadIsDrawn() async {
    let scene = scene(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
          .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
        Color.red.frame(width: 50, height: 10)
          .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
      }
      .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) {
        Color.blue.frame(width: $0 / 2, height: 2)
      }
    }
    // 20 high and 50 wide in the middle: half of 50 at the bottom right corner.
    XCTAssertEqual(scene.boxes.last, rect(50, 58, 25, 2))
  }

  func testABackgroundValueIsDrawnBehind() async {
    let scene = scene(100, 100) {
      named("a").backgroundPreferenceValue(Names.self) { names in
        ForEach(names, id: \.self) { _ in Color.blue }
      }
    }
    XCTAssertEqual(scene.boxes.count, 2)
    XCTAssertNotEqual(scene.paths[0].paint, scene.paths[1].paint)
    let other = SwiftUITests.scene(100, 100) { named("a") }
    XCTAssertEqual(scene.paths[1].paint, other.paths[0].paint)
  }

  func testOnPreferenceChangeIsNamedAsWithoutEffect() async {
    let scene = scene(10, 10) {
      named("a").onPreferenceChange(Names.self) { _ in XCTFail("must not run") }
    }
    XCTAssertTrue(scene.codes.contains("no-effect-in-widget"))
  }

  // MARK: anchors

  func testABorderAroundTheChosenChild() async {
    let scene = scene(100, 100) {
      VStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Chosen.self, value: .bounds) { index == 1 ? $0 : nil }
        }
      }
      .overlayPreferenceValue(Chosen.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let frame = proxy[anchor]
            Color.blue.frame(width: frame.width + 4, height: frame.height + 4)
              .offset(x: frame.minX - 2, y: frame.minY - 2)
          }
        }
      }
    }
    // The middle one stands at (30, 40): the border reaches two points around it.
    XCTAssertEqual(scene.boxes[1], rect(30, 40, 40, 20))
    XCTAssertEqual(scene.boxes.last, rect(28, 38, 44, 24))
  }

  /// What anchors are in the coordinates of a reader around `content`.
  private func frames(_ width: CGFloat = 100, @ViewBuilder _ content: () -> some View) -> [CGRect] {
    var frames: [CGRect] = []
    _ = scene(width, 100) {
      content().overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          note { frames = anchors.map { proxy[$0] } }
        }
      }
    }
    return frames
  }
  private var marked: some View {
    Color.red.frame(width: 10, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
  }

  func testAnchorsAreLocalToTheirReader() async {
    XCTAssertEqual(
      frames {
        HStack(spacing: 5) {
          marked; marked
        }
      }, [rect(0, 0, 10, 20), rect(15, 0, 10, 20)])
    XCTAssertEqual(frames { marked.padding(7) }, [rect(7, 7, 10, 20)])
    XCTAssertEqual(frames { marked.offset(x: 3, y: 4) }, [rect(3, 4, 10, 20)])
    XCTAssertEqual(frames { marked.position(x: 50, y: 50) }, [rect(45, 40, 10, 20)])
  }

  func testEffectsMoveAnchors() async {
    XCTAssertEqual(frames { marked.scaleEffect(2) }, [rect(-5, -10, 20, 40)])
    let turned = frames { marked.rotationEffect(.degrees(90)) }[0]
    XCTAssertEqual(turned.minX, -5, accuracy: 1e-9)
    XCTAssertEqual(turned.width, 20, accuracy: 1e-9)
    XCTAssertEqual(turned.height, 10, accuracy: 1e-9)
    // An effect around the reader too moves both alike.
    var inner: [CGRect] = []
    _ = scene(100, 100) {
      marked.padding(1).overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          note { inner = anchors.map { proxy[$0] } }
        }
      }.scaleEffect(3)
    }
    XCTAssertEqual(inner, [rect(1, 1, 10, 20)])
  }

  func testAScaleOfZeroLeavesNoWayBack() async {
    let frames = frames { marked.scaleEffect(0) }
    XCTAssertEqual(frames.count, 1)
    XCTAssertTrue(frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite })
  }

  func testAnchorSources() async {
    var points: [CGPoint] = []
    let sources: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      .unitPoint(UnitPoint(x: 0.25, y: 2)), .point(CGPoint(x: 3, y: 4)),
    ]
    _ = scene(100, 100) {
      ZStack {
        ForEach(sources.indices, id: \.self) { index in
          Color.red.frame(width: 20, height: 40)
            .anchorPreference(key: Points.self, value: sources[index]) { [$0] }
        }
      }
      .padding(1)
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          note { points = anchors.map { proxy[$0] } }
        }
      }
    }
    let expected: [(CGFloat, CGFloat)] = [
      (0, 0), (10, 0), (20, 0), (0, 20), (10, 20), (20, 20), (0, 40), (10, 40), (20, 40), (5, 80), (3, 4),
    ]
    XCTAssertEqual(points, expected.map { CGPoint(x: $0.0 + 1, y: $0.1 + 1) })
  }

  func testAnAnchorAddedToThoseInside() async {
    let frames = frames {
      HStack(spacing: 0) {
        marked; marked
      }
      .transformAnchorPreference(key: Bounds.self, value: .rect(CGRect(x: 1, y: 1, width: 2, height: 2))) {
        $0.append($1)
      }
    }
    XCTAssertEqual(frames, [rect(0, 0, 10, 20), rect(10, 0, 10, 20), rect(1, 1, 2, 2)])
  }

  func testAnchorsOfAnchorSourcesTogether() async {
    struct Corners: PreferenceKey {
      typealias Value = Anchor<[CGPoint]>?
      static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
    }
    var corners: [CGPoint] = []
    _ = scene(100, 100) {
      Color.red.frame(width: 10, height: 10)
        .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .overlayPreferenceValue(Corners.self) { anchor in
          GeometryReader { proxy in
            note { corners = anchor.map { proxy[$0] } ?? [] }
          }
        }
    }
    XCTAssertEqual(corners, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)])
  }

  func testAnchorsOfOneViewAreEqual() async {
    var anchors: [Anchor<CGRect>] = []
    _ = scene(100, 100) {
      HStack(spacing: 0) {
        marked; marked
      }
      .overlayPreferenceValue(Bounds.self) { first in
        GeometryReader { _ in
          note { anchors = first }
        }
      }
    }
    XCTAssertEqual(anchors.count, 2)
    XCTAssertEqual(anchors[0], anchors[0])
    XCTAssertNotEqual(anchors[0], anchors[1])
  }

  func testMirroredAnchors() async {
    var frames: [CGRect] = []
    _ = SwiftUITests.scene(100, 20, rightToLeft: true) {
      HStack(spacing: 0) {
        marked; Color.blue
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          note { frames = anchors.map { proxy[$0] } }
        }
      }
    }
    XCTAssertEqual(frames, [rect(90, 0, 10, 20)])
  }
}
