import SwiftUI
import XCTest

/// Children of the width of the widest, side by side: the example of Apple's documentation.
private struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let most = maximum(subviews)
    return CGSize(
      width: most.width * CGFloat(subviews.count) + spacing(subviews).reduce(0, +), height: most.height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let most = maximum(subviews)
    let spacing = spacing(subviews)
    var x = bounds.minX + most.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: most.width, height: most.height))
      x += most.width + spacing[index]
    }
  }
  private func maximum(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

/// Children on a circle, the first at the top.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct BreaksLine: LayoutValueKey {
  static let defaultValue = false
}

/// Children in lines, as text flows. Counts how often its cache is made.
struct FlowLayout: Layout {
  var spacing: CGFloat = 4
  struct Cache {
    var sizes: [CGSize]
  }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let origins = lines(width: proposal.width ?? .infinity, subviews, cache)
    var size = CGSize.zero
    for (origin, child) in zip(origins, cache.sizes) {
      size.width = max(size.width, origin.x + child.width)
      size.height = max(size.height, origin.y + child.height)
    }
    return size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, origin) in zip(subviews, lines(width: bounds.width, subviews, cache)) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
  private func lines(width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [CGPoint] {
    var x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
    return zip(subviews, cache.sizes).map { subview, size in
      if x > 0, x + size.width > width || subview[BreaksLine.self] {
        x = 0
        y += height + spacing
        height = 0
      }
      defer { x += size.width + spacing }
      height = max(height, size.height)
      return CGPoint(x: x, y: y)
    }
  }
}

@MainActor final class CustomLayoutTests: XCTestCase {
  func testEqualWidthsTakeTheWidestOfAll() async {
    let scene = scene(200, 50) {
      EqualWidthHStack {
        Color.red.frame(minWidth: 20, maxWidth: .infinity, minHeight: 10)
        Color.green.frame(minWidth: 60, maxWidth: .infinity, minHeight: 10)
        Color.blue.frame(minWidth: 40, maxWidth: .infinity, minHeight: 10)
      }
    }
    // Three of 60 with 8 between: 196, two left over at each side.
    XCTAssertEqual(scene.boxes, [rect(2, 20, 60, 10), rect(70, 20, 60, 10), rect(138, 20, 60, 10)])
  }

  func testARadialLayoutPlacesByTheCentre() async {
    let scene = scene(100, 100) {
      RadialLayout { ForEach(0..<4) { _ in Color.red.frame(width: 10, height: 10) } }
    }
    let expected = [rect(45, -5, 10, 10), rect(95, 45, 10, 10), rect(45, 95, 10, 10), rect(-5, 45, 10, 10)]
    XCTAssertEqual(scene.boxes.count, 4)
    for (box, wanted) in zip(scene.boxes, expected) {
      XCTAssertEqual(box.minX, wanted.minX, accuracy: 1e-9)
      XCTAssertEqual(box.minY, wanted.minY, accuracy: 1e-9)
      XCTAssertEqual(box.size, wanted.size)
    }
  }

  func testAFlowLayoutBreaksWhereTheWidthEnds() async {
    let scene = scene(100, 100) {
      FlowLayout {
        ForEach([40, 40, 30, 20], id: \.self) { Color.red.frame(width: $0, height: 10) }
      }
    }
    // 40 + 4 + 40 fit in 100, 30 goes below with 20: height 24, width 84.
    XCTAssertEqual(
      scene.boxes, [rect(8, 38, 40, 10), rect(52, 38, 40, 10), rect(8, 52, 30, 10), rect(42, 52, 20, 10)])
  }

  func testLayoutValuesReachTheLayoutThroughModifiers() async {
    let scene = scene(100, 100) {
      FlowLayout(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).layoutValue(key: BreaksLine.self, value: true).padding(0)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(45, 40, 10, 10), rect(45, 50, 10, 10)])
  }

  func testRightToLeftMirrorsWhatWasPlaced() async {
    let scene = scene(100, 10, rightToLeft: true) {
      FlowLayout(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 50, height: 10)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(60, 0, 30, 10), rect(10, 0, 50, 10)])
  }

  func testBoundsDoNotStartAtZero() async {
    struct Corner: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 40, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: 5))
      }
    }
    let scene = scene(100, 100) { Corner { Color.red } }
    XCTAssertEqual(scene.boxes, [rect(30, 30, 5, 5)])
  }

  func testWhatIsNotPlacedStandsInTheMiddle() async {
    struct Forgetful: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 60, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let scene = scene(100, 100) { Forgetful { Color.red.frame(width: 10, height: 20) } }
    XCTAssertEqual(scene.boxes, [rect(45, 40, 10, 20)])
  }

  func testTheLastOfTwoPlacementsCounts() async {
    struct Twice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    let scene = scene(100, 100) { Twice { Color.red.frame(width: 10, height: 10) } }
    XCTAssertEqual(scene.boxes, [rect(90, 90, 10, 10)])
  }

  func testALayoutIsAChildLikeAnyOther() async {
    let scene = scene(100, 20) {
      HStack(spacing: 0) {
        FlowLayout(spacing: 0) { Color.red.frame(width: 30, height: 10) }
        Color.blue
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 5, 30, 10), rect(30, 0, 70, 20)])
  }

  func testTheGuidesOfSubviewsAreMerged() async {
    let scene = scene(100, 40) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.firstTextBaseline) { _ in 4 }
        }
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 10 }
      }
    }
    // Baselines 4 and 10 meet: the first stands 6 lower than the second; 26 in all.
    XCTAssertEqual(scene.boxes, [rect(40, 13, 10, 20), rect(50, 7, 10, 10)])
  }

  func testALayoutSetsItsOwnGuide() async {
    struct Raised: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
      ) -> CGFloat? { guide == .top ? bounds.minY + 5 : nil }
    }
    let scene = scene(100, 40) {
      HStack(alignment: .top, spacing: 0) {
        Raised { Color.red.frame(width: 10, height: 20) }
        Color.blue.frame(width: 10, height: 20)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(40, 7.5, 10, 20), rect(50, 12.5, 10, 20)])
  }

  func testStackOrientationDirectsSpacersAndDividers() async {
    struct Column: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let spacer = subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: 50))
        subviews[1].place(
          at: bounds.origin, proposal: ProposedViewSize(width: spacer.width, height: spacer.height))
      }
    }
    // A spacer in a column has no width.
    XCTAssertEqual(
      scene(100, 100) {
        Column {
          Spacer(); Color.red
        }
      }.boxes, [rect(0, 0, 0, 50)])
  }

  func testSlicesAndPickedSubviews() async {
    struct Slices: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 40, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let middle = subviews[1..<3]
        XCTAssertEqual(middle.startIndex, 1)
        XCTAssertEqual(middle.count, 2)
        XCTAssertEqual(middle[1], subviews[1])
        let picked = subviews[[3, 0]]
        XCTAssertEqual(picked.startIndex, 0)
        XCTAssertEqual(picked[0], subviews[3])
        XCTAssertEqual(picked[1], subviews[0])
        XCTAssertEqual(subviews.dropFirst(3).first, subviews[3])
        XCTAssertNotEqual(picked, subviews)
        XCTAssertEqual(subviews[3].priority, 2)
        var x = bounds.minX
        for subview in Array(picked) + Array(middle) {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += 10
        }
      }
    }
    let scene = scene(40, 10) {
      Slices {
        ForEach(1..<4) { Color.red.frame(width: 10, height: CGFloat($0)) }
        Color.red.frame(width: 10, height: 4).layoutPriority(2)
      }
    }
    XCTAssertEqual(scene.boxes.map(\.minX), [10, 20, 30, 0])
  }

  func testSpacingIsMergedEdgeByEdge() async {
    let plain = ViewSpacing()
    XCTAssertEqual(plain.distance(to: plain, along: .horizontal), 8)
    XCTAssertEqual(ViewSpacing.zero.distance(to: plain, along: .vertical), 0)
    var mixed = ViewSpacing.zero
    mixed.formUnion(plain, edges: .bottom)
    XCTAssertEqual(mixed.distance(to: plain, along: .vertical), 8)
    XCTAssertEqual(mixed.distance(to: plain, along: .horizontal), 0)
    XCTAssertEqual(ViewSpacing.zero.union(plain).distance(to: plain, along: .horizontal), 8)
  }

  func testProposalsFillWhatIsUnspecified() async {
    XCTAssertEqual(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 10))
    XCTAssertEqual(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)),
      CGSize(width: 3, height: 2))
    XCTAssertEqual(ProposedViewSize(CGSize(width: 3, height: 4)), ProposedViewSize(width: 3, height: 4))
  }
}
