import Archive
import SwiftUI
import XCTest

/// Layout takes time in proportion to the nodes. Counted, not timed: how often leaves are asked for their size.
@MainActor final class ContainerGrowthTests: XCTestCase {
  /// Counts how often it is asked.
  private final class Counter: @unchecked Sendable { var questions = 0 }
  private struct Leaf: Layout {
    let counter: Counter
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      counter.questions += 1
      return CGSize(
        width: min(proposal.width ?? 30, 30), height: proposal.width.map { $0 < 30 ? 20 : 10 } ?? 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
  /// Asks its subviews as a stack of one's own would.
  private struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
      }
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
        y += subview.sizeThatFits(offer).height
      }
    }
  }

  private func questions(_ view: (AnyView) -> AnyView) -> Int {
    let counter = Counter()
    let leaf = Leaf(counter: counter)
    _ = scene(300, 300) { view(AnyView(leaf { EmptyView() })) }
    return counter.questions
  }

  private func assertLinear(_ name: String, _ view: (Int, AnyView) -> AnyView) {
    let few = questions { view(10, $0) }
    let many = questions { view(40, $0) }
    XCTAssertGreaterThan(few, 0, name)
    XCTAssertLessThanOrEqual(many, few * 5, "\(name): \(few) questions become \(many)")
  }

  func testFourTimesTheLeavesAreFourTimesTheQuestions() async {
    assertLinear("custom layout") { count, leaf in
      AnyView(Column { ForEach(0..<count, id: \.self) { _ in leaf } })
    }
    assertLinear("grid") { count, leaf in
      AnyView(
        Grid {
          ForEach(0..<count, id: \.self) { _ in
            GridRow {
              leaf; leaf; Color.red
            }
          }
        })
    }
    assertLinear("lazy grid") { count, leaf in
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
          ForEach(0..<count, id: \.self) { _ in leaf }
        })
    }
  }

  /// Views within each other: the questions to the innermost must not grow with each level by a factor.
  private func assertNests(_ name: String, _ wrap: (AnyView) -> AnyView) {
    func nested(_ depth: Int) -> Int {
      questions { leaf in (0..<depth).reduce(leaf) { view, _ in wrap(view) } }
    }
    let shallow = nested(4)
    let deep = nested(12)
    XCTAssertLessThanOrEqual(deep, max(shallow, 1) * 8, "\(name): \(shallow) questions become \(deep)")
  }

  func testNestingDoesNotMultiplyTheQuestions() async {
    assertNests("custom layout") { view in
      AnyView(
        Column {
          view; Color.red.frame(height: 1)
        })
    }
    assertNests("grid") { view in
      AnyView(
        Grid {
          GridRow {
            view; Color.red.frame(width: 1)
          }
        })
    }
    // Text takes other heights for other widths: the widths offered must not differ without need.
    assertNests("grid with text") { view in
      AnyView(
        Grid {
          GridRow { Text("a title").gridCellColumns(2) }
          GridRow {
            view; Text("some words")
          }
          Divider()
        })
    }
    assertNests("grid in a row") { view in
      AnyView(
        HStack {
          Grid {
            GridRow {
              view; Text("some words")
            }
          }; Text("more")
        })
    }
    assertNests("grid with a span") { view in
      AnyView(
        Grid {
          GridRow {
            Color.red; Color.red
          }; view
        })
    }
    assertNests("lazy grid") { view in AnyView(LazyVGrid(columns: [GridItem()]) { view }) }
    assertNests("alternatives") { view in
      AnyView(
        ViewThatFits {
          view; Color.red
        })
    }
    assertNests("inset") { view in AnyView(view.safeAreaInset(edge: .top) { Color.red.frame(height: 1) }) }
    assertNests("row of one's own") { view in
      AnyView(
        HStack {
          Column {
            view; Color.red.frame(height: 1)
          }; Color.red
        })
    }
  }

  /// A thousand views within each other: drawn where the stack allows it, otherwise reported.
  private func assertSurvives(_ name: String, _ wrap: (AnyView) -> AnyView) {
    let scene = scene(300, 300) { (0..<1000).reduce(AnyView(Color.red)) { view, _ in wrap(view) } }
    XCTAssertTrue(!scene.boxes.isEmpty || scene.codes.contains("too-deep"), name)
    XCTAssertTrue(scene.boxes.allSatisfy { $0.minX.isFinite && $0.width.isFinite }, name)
  }

  func testAThousandLevels() async {
    assertSurvives("custom layout") { view in AnyView(Column { view }) }
    assertSurvives("grid") { view in AnyView(Grid { GridRow { view } }) }
    assertSurvives("lazy grid") { view in AnyView(LazyVGrid(columns: [GridItem()]) { view }) }
    assertSurvives("reader") { view in AnyView(GeometryReader { _ in view }) }
    assertSurvives("padding") { view in AnyView(view.safeAreaPadding(0)) }
    assertSurvives("space") { view in AnyView(view.scaleEffect(1).coordinateSpace(name: 1)) }
    assertSurvives("alternatives") { view in AnyView(ViewThatFits { view }) }
  }
}
