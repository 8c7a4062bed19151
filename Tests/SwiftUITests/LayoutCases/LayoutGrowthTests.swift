import SwiftUI
import XCTest

/// Layout asks nodes for their size in numbers that grow with the nodes: at most five times for four times as many.
@MainActor final class LayoutGrowthTests: XCTestCase {
  private func measures(_ view: AnyView) -> Int {
    let before = _LayoutNode.measureCount
    _ = scene(360, 380) { view }
    return _LayoutNode.measureCount - before
  }

  private func check(_ name: String, _ small: AnyView, _ large: AnyView, line: UInt = #line) {
    let few = measures(small)
    let many = measures(large)
    XCTAssertGreaterThan(few, 0, line: line)
    XCTAssertLessThanOrEqual(
      Double(many), Double(few) * 5, "\(name): \(few) measures, then \(many)", line: line)
  }

  private func flat(_ count: Int) -> AnyView {
    AnyView(
      VStack {
        ForEach(0..<count / 4) { index in
          HStack {
            Text("\(index)").frame(width: 40); Color.red.frame(maxWidth: 30); Spacer(); Text("A")
          }
        }
      })
  }

  /// Each level holds a text, a framed colour and the next level.
  private func deep(_ levels: Int, _ wrap: (AnyView) -> AnyView = { $0 }) -> AnyView {
    var view = AnyView(Text("A"))
    for level in 0..<levels {
      let inner = wrap(view)
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Text("B").lineLimit(1); inner.frame(maxHeight: .infinity); Color.red.frame(width: 2)
          })
        : AnyView(
          VStack {
            Text("C"); inner.frame(maxWidth: .infinity); Color.blue.frame(height: 2)
          })
    }
    return view
  }

  /// A tree with three branches at each level.
  private func tree(_ levels: Int) -> AnyView {
    if levels == 0 { return AnyView(Text("A")) }
    let branch = tree(levels - 1)
    return levels.isMultiple(of: 2)
      ? AnyView(
        HStack {
          branch; branch; branch
        })
      : AnyView(
        VStack {
          branch; branch; branch
        })
  }

  func testFlat() async { check("400 and 1600 nodes", flat(400), flat(1600)) }
  func testRow() async {
    check(
      "a row", AnyView(HStack { ForEach(0..<400) { _ in Color.red } }),
      AnyView(HStack { ForEach(0..<1600) { _ in Color.red } }))
  }
  func testDeep() async { check("20 and 80 levels", deep(20), deep(80)) }
  func testDeepPlain() async {
    func plain(_ levels: Int) -> AnyView {
      var view = AnyView(Color.red)
      for level in 0..<levels {
        let inner = view
        view =
          level.isMultiple(of: 2)
          ? AnyView(
            HStack {
              Text("A"); inner; Color.blue
            })
          : AnyView(
            VStack {
              Text("A"); inner; Color.blue
            })
      }
      return view
    }
    check("20 and 80 levels of plain stacks", plain(20), plain(80))
  }
  func testDeepWithIdealSizes() async {
    check(
      "fixedSize", deep(20) { AnyView($0.fixedSize(horizontal: false, vertical: true)) },
      deep(80) { AnyView($0.fixedSize(horizontal: false, vertical: true)) })
  }
  func testDeepWithAspectRatios() async {
    check(
      "aspectRatio", deep(20) { AnyView($0.aspectRatio(2, contentMode: .fit)) },
      deep(80) { AnyView($0.aspectRatio(2, contentMode: .fit)) })
  }
  func testDeepWithPaddingAndLayers() async {
    check(
      "padding in layers", deep(20) { view in AnyView(ZStack { view.padding(1) }) },
      deep(80) { view in AnyView(ZStack { view.padding(1) }) })
  }
  func testBranching() async {
    // 3⁴ and 3⁶ leaves: nine times as many, with the same allowance.
    let few = measures(tree(4))
    let many = measures(tree(6))
    XCTAssertLessThanOrEqual(Double(many), Double(few) * 9 * 1.25, "\(few) measures, then \(many)")
  }
  func testAMeasureANodeIsAFewAtMost() async {
    XCTAssertLessThan(measures(flat(400)), 400 * 8)
  }
}
