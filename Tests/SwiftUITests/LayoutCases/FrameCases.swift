import SwiftUI

/// Fixed frames, and flexible ones in every combination of limits.
extension LayoutCaseTests {
  @LayoutTable static var fixedFrames: [LayoutCase] {
    LayoutCase("a frame offers its size", 100, 100, [[30, 40, 40, 20]]) {
      Color.red.frame(width: 40, height: 20)
    }
    LayoutCase("a width alone", 100, 60, [[30, 0, 40, 60]]) { Color.red.frame(width: 40) }
    LayoutCase("a height alone", 100, 60, [[0, 20, 100, 20]]) { Color.red.frame(height: 20) }
    LayoutCase(
      "a frame smaller than its child lets it overflow", 100, 100, [[40, 40, 20, 20], [30, 30, 40, 40]]
    ) {
      box(40, 40).frame(width: 20, height: 20).outlined()
    }
    LayoutCase("… from the leading edge", 100, 100, [[40, 40, 20, 20], [40, 40, 40, 40]]) {
      box(40, 40).frame(width: 20, height: 20, alignment: .topLeading).outlined()
    }
    LayoutCase("… from the trailing edge", 100, 100, [[40, 40, 20, 20], [20, 20, 40, 40]]) {
      box(40, 40).frame(width: 20, height: 20, alignment: .bottomTrailing).outlined()
    }
    LayoutCase("frames in frames: the outer places the inner", 100, 100, [[20, 20, 10, 10]]) {
      box(10, 10).frame(width: 60, height: 60, alignment: .topLeading)
    }
    LayoutCase("three frames", 100, 100, [[10, 10, 80, 80], [10, 50, 40, 40], [40, 80, 10, 10]]) {
      box(10, 10)
        .frame(width: 40, height: 40, alignment: .bottomTrailing).outlined()
        .frame(width: 80, height: 80, alignment: .bottomLeading).outlined()
    }
    LayoutCase("text in a wide frame keeps its size", 100, 20, [[0, 5, 100, 10], [30, 5, 40, 10]]) {
      Text("AAAA").frame(width: 100).outlined()
    }
    LayoutCase("text in a narrow frame wraps", 100, 40, [[25, 10, 50, 20], [30, 10, 40, 20]]) {
      Text("AAAA BBBB").frame(width: 50).outlined()
    }
    LayoutCase("a frame of nothing draws its child around its point", 20, 20, [[5, 5, 10, 10]]) {
      box(10, 10).frame(width: 0, height: 0).outlined()
    }
    alignments
  }

  /// A box of 10 × 20 in a frame of 60 × 80, which fills the container.
  @LayoutTable private static var alignments: [LayoutCase] {
    for (name, alignment, x, y) in [
      ("topLeading", Alignment.topLeading, 0.0, 0.0), ("top", .top, 25, 0),
      ("topTrailing", .topTrailing, 50, 0),
      ("leading", .leading, 0, 30), ("center", .center, 25, 30), ("trailing", .trailing, 50, 30),
      ("bottomLeading", .bottomLeading, 0, 60), ("bottom", .bottom, 25, 60),
      ("bottomTrailing", .bottomTrailing, 50, 60),
    ] {
      LayoutCase("frame, \(name)", 60, 80, [[x, y, 10, 20]]) {
        box(10, 20).frame(width: 60, height: 80, alignment: alignment)
      }
      LayoutCase("flexible frame, \(name)", 60, 80, [[x, y, 10, 20]]) {
        box(10, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
  }

  /// What a flexible frame is tried with.
  private struct Row {
    var limits: String
    var min, ideal, max: CGFloat?
    /// Widths for proposals of 20, 70, 120 and none, around a box of 50.
    var aroundBox: [CGFloat]
    /// The same around a colour, which follows its proposal and has an ideal of 10.
    var aroundColour: [CGFloat]
  }

  private static let widthsProposed: [CGFloat?] = [20, 70, 120, nil]

  private static let rows: [Row] = [
    Row(limits: "no limit", aroundBox: [50, 50, 50, 50], aroundColour: [20, 70, 120, 10]),
    Row(limits: "min 30", min: 30, aroundBox: [30, 50, 50, 50], aroundColour: [30, 70, 120, 30]),
    Row(limits: "ideal 60", ideal: 60, aroundBox: [50, 50, 50, 60], aroundColour: [20, 70, 120, 60]),
    Row(limits: "max 90", max: 90, aroundBox: [50, 70, 90, 50], aroundColour: [20, 70, 90, 10]),
    Row(limits: "max 40", max: 40, aroundBox: [40, 40, 40, 40], aroundColour: [20, 40, 40, 10]),
    Row(
      limits: "min 30, ideal 60", min: 30, ideal: 60, aroundBox: [30, 50, 50, 60],
      aroundColour: [30, 70, 120, 60]),
    Row(
      limits: "min 30, max 90", min: 30, max: 90, aroundBox: [30, 70, 90, 50], aroundColour: [30, 70, 90, 30]),
    Row(
      limits: "ideal 60, max 90", ideal: 60, max: 90, aroundBox: [50, 70, 90, 60],
      aroundColour: [20, 70, 90, 60]),
    Row(
      limits: "min 30, ideal 60, max 90", min: 30, ideal: 60, max: 90, aroundBox: [30, 70, 90, 60],
      aroundColour: [30, 70, 90, 60]),
    Row(
      limits: "max ∞", max: .infinity, aroundBox: [50, 70, 120, 50], aroundColour: [20, 70, 120, 10]),
    Row(
      limits: "min 0, max ∞", min: 0, max: .infinity, aroundBox: [20, 70, 120, 50],
      aroundColour: [20, 70, 120, 10]),
    Row(limits: "min 80", min: 80, aroundBox: [80, 80, 80, 80], aroundColour: [80, 80, 120, 80]),
  ]

  @LayoutTable static var flexibleFrames: [LayoutCase] {
    for row in rows {
      for (index, proposal) in widthsProposed.enumerated() {
        wide(row, proposal, row.aroundBox[index])
        high(row, proposal, row.aroundColour[index])
      }
    }
    LayoutCase("the ideal replaces the child's only without a proposal", 100, 100, [[15, 35, 70, 30]]) {
      Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
    }
    LayoutCase("text is offered the limit and wraps", 120, 40, [[30, 10, 60, 20], [35, 10, 50, 20]]) {
      Text("AAAAA BBBBB").frame(maxWidth: 60).outlined()
    }
    LayoutCase("text in a minimum keeps its size", 120, 20, [[20, 5, 80, 10], [40, 5, 40, 10]]) {
      Text("AAAA").frame(minWidth: 80).outlined()
    }
    LayoutCase("text longer than a minimum decides", 120, 20, [[10, 5, 100, 10], [10, 5, 100, 10]]) {
      Text("AAAAAAAAAA").frame(minWidth: 80).outlined()
    }
    LayoutCase(
      "a largest width leaves the height to the child", 80, 40, [[0, 15, 80, 10], [20, 15, 40, 10]]
    ) {
      Text("AAAA").frame(maxWidth: .infinity).outlined()
    }
    LayoutCase(
      "a largest height leaves the width to the child", 80, 40, [[20, 0, 40, 40], [20, 15, 40, 10]]
    ) {
      Text("AAAA").frame(maxHeight: .infinity).outlined()
    }
    LayoutCase("both fill", 80, 40, [[0, 0, 80, 40], [0, 0, 40, 10]]) {
      Text("AAAA").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).outlined()
    }
    LayoutCase(
      "two that fill share a row", 100, 20,
      [[0, 5, 50, 10], [15, 5, 20, 10], [50, 5, 50, 10], [60, 5, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Text("AA").frame(maxWidth: .infinity).outlined()
        Text("BBB").frame(maxWidth: .infinity).outlined()
      }
    }
    LayoutCase(
      "a frame too wide for its place shrinks to a minimum", 50, 10, [[-5, 0, 60, 10], [-5, 0, 60, 10]]
    ) {
      Color.red.frame(minWidth: 60, maxWidth: .infinity).outlined()
    }
    LayoutCase(
      "without a proposal a full width is the child's", 100, 20, [[30, 5, 40, 10], [30, 5, 40, 10]]
    ) {
      Text("AAAA").frame(maxWidth: .infinity).outlined().fixedSize()
    }
    LayoutCase("a limit inside a fixed frame", 100, 20, [[30, 0, 40, 20]]) {
      Color.red.frame(maxWidth: 40).frame(width: 100)
    }
  }

  /// One proposal of a width; the child stands in the middle of the frame, the frame in that of the container.
  private static func wide(_ row: Row, _ proposal: CGFloat?, _ expected: CGFloat) -> LayoutCase {
    let width = proposal ?? 200
    return LayoutCase(
      "box, \(row.limits), proposal \(proposal.map { "\($0)" } ?? "none")", width, 10,
      [[(width - expected) / 2, 0, expected, 10], [(width - 50) / 2, 0, 50, 10]]
    ) {
      box(50, 10).frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max).outlined()
        .fixedSize(horizontal: proposal == nil, vertical: false)
    }
  }

  /// One proposal of a height; the colour fills the frame.
  private static func high(_ row: Row, _ proposal: CGFloat?, _ expected: CGFloat) -> LayoutCase {
    let height = proposal ?? 200
    let frame = [0, (height - expected) / 2, 10, expected]
    return LayoutCase(
      "colour, \(row.limits), proposal \(proposal.map { "\($0)" } ?? "none")", 10, height, [frame, frame]
    ) {
      Color.red.frame(minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max).outlined()
        .fixedSize(horizontal: false, vertical: proposal == nil)
    }
  }
}
