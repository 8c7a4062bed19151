import SwiftUI

/// What moves views without, or with, changing the room they take.
extension LayoutCaseTests {
  @LayoutTable static var offsetsAndPositions: [LayoutCase] {
    LayoutCase("an offset moves what is drawn", 100, 100, [[50, 35, 20, 20]]) {
      box(20, 20).offset(x: 10, y: -5)
    }
    LayoutCase("an offset of a size", 100, 100, [[50, 35, 20, 20]]) {
      box(20, 20).offset(CGSize(width: 10, height: -5))
    }
    LayoutCase(
      "an offset leaves the room where it was", 100, 20,
      [[0, 0, 20, 20], [35, 5, 20, 20], [40, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        box(20, 20)
        box(20, 20).offset(x: 15, y: 5)
        box(20, 20)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("a background before an offset moves along", 100, 20, [[60, 5, 20, 20], [60, 5, 20, 20]]) {
      box(20, 20).outlined().offset(x: 20, y: 5)
    }
    LayoutCase("a background after an offset stays", 100, 20, [[40, 0, 20, 20], [60, 5, 20, 20]]) {
      box(20, 20).offset(x: 20, y: 5).outlined()
    }
    LayoutCase("offsets add up", 100, 100, [[45, 45, 20, 20]]) {
      box(20, 20).offset(x: 10).offset(x: -5, y: 5)
    }
    LayoutCase("an offset out of the container", 20, 20, [[105, 5, 10, 10]]) { box(10, 10).offset(x: 100) }
    LayoutCase("an offset colour still fills", 50, 20, [[10, 0, 50, 20]]) { Color.red.offset(x: 10) }
    LayoutCase("a position is of the centre", 100, 100, [[10, 20, 20, 20]]) {
      box(20, 20).position(x: 20, y: 30)
    }
    LayoutCase("a position of a point", 100, 100, [[-10, 40, 20, 20]]) {
      box(20, 20).position(CGPoint(x: 0, y: 50))
    }
    LayoutCase("a position takes all the room", 100, 60, [[0, 0, 100, 60], [-10, -10, 20, 20]]) {
      box(20, 20).position().outlined()
    }
    LayoutCase("a position in a row takes its share", 100, 20, [[0, 0, 50, 20], [55, 5, 10, 10]]) {
      HStack(spacing: 0) {
        Color.red; box(10, 10).position(x: 10, y: 10)
      }
    }
    LayoutCase(
      "a position without a proposal takes its child's size", 100, 100,
      [[40, 40, 20, 20], [30, 30, 20, 20]]
    ) {
      box(20, 20).position().outlined().fixedSize()
    }
    LayoutCase("a positioned colour is as large as the room", 40, 40, [[-20, -20, 40, 40]]) {
      Color.red.position()
    }
  }

  @LayoutTable static var paddings: [LayoutCase] {
    LayoutCase("sixteen on every edge", 100, 100, [[16, 16, 68, 68]]) { Color.red.padding() }
    LayoutCase("a length on every edge", 100, 100, [[10, 10, 80, 80]]) { Color.red.padding(10) }
    LayoutCase("top", 100, 100, [[0, 10, 100, 90]]) { Color.red.padding(.top, 10) }
    LayoutCase("bottom", 100, 100, [[0, 0, 100, 90]]) { Color.red.padding(.bottom, 10) }
    LayoutCase("leading", 100, 100, [[10, 0, 90, 100]]) { Color.red.padding(.leading, 10) }
    LayoutCase("trailing", 100, 100, [[0, 0, 90, 100]]) { Color.red.padding(.trailing, 10) }
    LayoutCase("horizontal", 100, 100, [[10, 0, 80, 100]]) { Color.red.padding(.horizontal, 10) }
    LayoutCase("vertical", 100, 100, [[0, 10, 100, 80]]) { Color.red.padding(.vertical, 10) }
    LayoutCase("a set of edges", 100, 100, [[10, 10, 90, 90]]) { Color.red.padding([.top, .leading], 10) }
    LayoutCase("edges without a length", 100, 100, [[16, 0, 84, 100]]) { Color.red.padding(.leading) }
    LayoutCase("insets", 100, 100, [[2, 1, 94, 96]]) {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    LayoutCase("padding adds to a fixed size", 100, 100, [[20, 20, 60, 60], [30, 30, 40, 40]]) {
      box(40, 40).padding(10).outlined()
    }
    LayoutCase("paddings add up", 100, 100, [[15, 15, 70, 70]]) { Color.red.padding(10).padding(5) }
    LayoutCase("negative padding takes less room", 100, 100, [[35, 35, 30, 30], [30, 30, 40, 40]]) {
      box(40, 40).padding(-5).outlined()
    }
    LayoutCase("negative padding lets a colour grow", 100, 100, [[-5, -5, 110, 110]]) {
      Color.red.padding(-5)
    }
    LayoutCase("no padding", 100, 100, [[0, 0, 100, 100]]) { Color.red.padding(0) }
    LayoutCase("text wraps inside padding", 60, 60, [[10, 20, 40, 20]]) { Text("AAAA BBBB").padding(10) }
    LayoutCase("padding outside a frame", 100, 100, [[20, 20, 60, 60], [30, 30, 40, 40]]) {
      Color.red.frame(width: 40, height: 40).padding(10).outlined()
    }
    LayoutCase("padding inside a frame", 100, 100, [[30, 30, 40, 40], [40, 40, 20, 20]]) {
      Color.red.padding(10).frame(width: 40, height: 40).outlined()
    }
    LayoutCase("padding in a row", 100, 20, [[5, 5, 10, 10], [20, 0, 80, 20]]) {
      HStack(spacing: 0) {
        box(10, 10).padding(5); Color.red
      }
    }
    LayoutCase("padded group: each child", 60, 20, [[5, 5, 10, 10], [25, 5, 10, 10]]) {
      HStack(spacing: 0) {
        Group {
          box(10, 10); box(10, 10)
        }.padding(5)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("padded stack: the whole", 60, 20, [[5, 5, 10, 10], [15, 5, 10, 10]]) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10); box(10, 10)
        }.padding(5)
        Spacer(minLength: 0)
      }
    }
  }

  @LayoutTable static var decorations: [LayoutCase] {
    LayoutCase(
      "an overlay is drawn after, a background before", 40, 20,
      [[0, 0, 40, 20], [0, 0, 40, 20], [10, 5, 20, 10]]
    ) {
      Color.red.overlay { box(20, 10) }.background { Color.blue }
    }
    LayoutCase(
      "an overlay does not change the size", 100, 100,
      [[30, 30, 40, 40], [40, 40, 20, 20], [20, 20, 60, 60]]
    ) {
      box(20, 20).overlay { box(60, 60) }.padding(10).outlined()
    }
    LayoutCase(
      "an overlay is offered the size of its view", 100, 100, [[30, 40, 40, 20], [30, 40, 40, 20]]
    ) {
      box(40, 20).overlay { Color.blue }
    }
    LayoutCase("text in an overlay wraps in its view", 100, 100, [[25, 25, 50, 50], [30, 40, 40, 20]]) {
      box(50, 50).overlay { Text("AAAA BBBB") }
    }
    LayoutCase(
      "several in an overlay are layers", 100, 100, [[40, 40, 20, 20], [45, 45, 10, 10], [48, 48, 4, 4]]
    ) {
      box(20, 20).overlay {
        box(10, 10); box(4, 4)
      }
    }
    LayoutCase("an overlay of a style", 60, 60, [[20, 20, 20, 20], [20, 20, 20, 20]]) {
      box(20, 20).overlay(.blue)
    }
    LayoutCase("a background of a style", 60, 60, [[20, 20, 20, 20], [20, 20, 20, 20]]) {
      box(20, 20).background(.blue)
    }
    LayoutCase("a background in a shape", 60, 60, [[20, 20, 20, 20], [20, 20, 20, 20]]) {
      box(20, 20).background(.blue, in: Rectangle())
    }
    LayoutCase("backgrounds stack up", 60, 60, [[10, 10, 40, 40], [15, 15, 30, 30], [20, 20, 20, 20]]) {
      box(20, 20).padding(5).outlined().padding(5).outlined()
    }
    LayoutCase("an overlay hangs on a guide of its view", 100, 100, [[40, 40, 20, 20], [50, 30, 10, 10]]) {
      box(20, 20)
        .alignmentGuide(HorizontalAlignment.leading) { _ in 10 }.alignmentGuide(VerticalAlignment.top) { _ in
          -10
        }
        .overlay(alignment: .topLeading) { box(10, 10) }
    }
    LayoutCase("an overlay hangs by its own guide", 100, 100, [[40, 40, 20, 20], [35, 35, 10, 10]]) {
      box(20, 20).overlay(alignment: .topLeading) {
        box(10, 10).alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }
          .alignmentGuide(VerticalAlignment.top) { $0.height / 2 }
      }
    }
    LayoutCase("an overlay on a baseline", 100, 40, [[30, 15, 40, 10], [65, 13, 5, 10]]) {
      Text("AAAA").overlay(alignment: .trailingFirstTextBaseline) { box(5, 10) }
    }
    LayoutCase("an overlay with a reader knows the size", 100, 100, [[30, 40, 40, 20], [30, 40, 10, 10]]) {
      box(40, 20).overlay { GeometryReader { proxy in box(proxy.size.width / 4, proxy.size.height / 2) } }
    }
    LayoutCase(
      "a spacer with a background has none to draw", 60, 10,
      [[0, 0, 10, 10], [10, 5, 40, 0], [50, 0, 10, 10]]
    ) {
      HStack {
        box(10, 10); Spacer().outlined(); box(10, 10)
      }
    }
    corners
  }

  /// A box of 10 × 20 over, and behind, one of 60 × 80.
  @LayoutTable private static var corners: [LayoutCase] {
    for (name, alignment, x, y) in [
      ("topLeading", Alignment.topLeading, 0.0, 0.0), ("top", .top, 25, 0),
      ("topTrailing", .topTrailing, 50, 0),
      ("leading", .leading, 0, 30), ("center", .center, 25, 30), ("trailing", .trailing, 50, 30),
      ("bottomLeading", .bottomLeading, 0, 60), ("bottom", .bottom, 25, 60),
      ("bottomTrailing", .bottomTrailing, 50, 60),
    ] {
      LayoutCase("overlay, \(name)", 60, 80, [[0, 0, 60, 80], [x, y, 10, 20]]) {
        Color.red.overlay(alignment: alignment) { box(10, 20) }
      }
      LayoutCase("background, \(name)", 60, 80, [[x, y, 10, 20], [0, 0, 60, 80]]) {
        Color.red.background(alignment: alignment) { box(10, 20) }
      }
      LayoutCase("layers, \(name)", 60, 80, [[0, 0, 60, 80], [x, y, 10, 20]]) {
        ZStack(alignment: alignment) {
          box(60, 80); box(10, 20)
        }
      }
    }
  }
}
