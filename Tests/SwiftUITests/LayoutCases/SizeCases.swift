import SwiftUI

/// Ideal sizes, aspect ratios, and proposals of nothing and of everything.
extension LayoutCaseTests {
  @LayoutTable static var idealSizes: [LayoutCase] {
    LayoutCase("a colour's ideal is ten by ten", 100, 100, [[45, 45, 10, 10]]) { Color.red.fixedSize() }
    LayoutCase("a shape's too", 100, 100, [[45, 45, 10, 10]]) { Rectangle().fixedSize() }
    LayoutCase("only the width", 100, 60, [[45, 0, 10, 60]]) {
      Color.red.fixedSize(horizontal: true, vertical: false)
    }
    LayoutCase("only the height", 100, 60, [[0, 25, 100, 10]]) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("neither", 100, 60, [[0, 0, 100, 60]]) {
      Color.red.fixedSize(horizontal: false, vertical: false)
    }
    LayoutCase("text that would wrap overflows", 50, 10, [[-25, 0, 100, 10]]) {
      Text("AAAAA BBBB").fixedSize()
    }
    LayoutCase("text as high as it needs", 50, 10, [[0, -5, 50, 20]]) {
      Text("AAAAA BBBBB").fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("a row of colours", 100, 100, [[35, 45, 10, 10], [45, 45, 10, 10], [55, 45, 10, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }.fixedSize()
    }
    LayoutCase(
      "a column is as wide as its widest, and colours grow to it", 100, 100,
      [[30, 40, 40, 10], [30, 50, 40, 10]]
    ) {
      VStack(spacing: 0) {
        box(40, 10); Color.red
      }.fixedSize()
    }
    LayoutCase(
      "a row is as high as its highest, and colours grow to it", 100, 100,
      [[40, 30, 10, 40], [50, 30, 10, 40]]
    ) {
      HStack(spacing: 0) {
        box(10, 40); Color.red
      }.fixedSize()
    }
    LayoutCase(
      "a divider spans a column of fixed size", 100, 40.5,
      [[30, 10, 40, 10], [30, 20, 40, 0.5], [40, 20.5, 20, 10]]
    ) {
      VStack(spacing: 0) {
        Text("AAAA"); Divider(); Text("BB")
      }.fixedSize()
    }
    LayoutCase(
      "layers of fixed size: a colour fills behind text", 100, 30, [[25, 5, 50, 20], [30, 10, 40, 10]]
    ) {
      ZStack {
        Color.red; Text("AAAA").padding(5)
      }.fixedSize()
    }
    LayoutCase("a spacer's ideal is its minimum", 100, 10, [[26, 0, 20, 10], [54, 0, 20, 10]]) {
      HStack(spacing: 0) {
        box(20, 10); Spacer(); box(20, 10)
      }.fixedSize()
    }
    LayoutCase("a reader's ideal is ten by ten", 100, 100, [[45, 45, 10, 10]]) {
      GeometryReader { _ in Color.red }.fixedSize()
    }
    LayoutCase("a fixed size inside a frame is centred in it", 100, 20, [[40, 5, 20, 10], [20, 5, 60, 10]]) {
      Text("AAAAAA").fixedSize().frame(width: 20).outlined()
    }
    LayoutCase("a fixed size is not flexible in a row", 100, 10, [[0, 0, 60, 10], [60, 0, 40, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA A").fixedSize(); Color.red
      }
    }
  }

  @LayoutTable static var aspectRatios: [LayoutCase] {
    LayoutCase("wide, fit", 100, 100, [[0, 25, 100, 50]]) { Color.red.aspectRatio(2, contentMode: .fit) }
    LayoutCase("high, fit", 100, 100, [[25, 0, 50, 100]]) { Color.red.aspectRatio(0.5, contentMode: .fit) }
    LayoutCase("wide, fill", 100, 100, [[-50, 0, 200, 100]]) { Color.red.aspectRatio(2, contentMode: .fill) }
    LayoutCase("high, fill", 100, 100, [[0, -50, 100, 200]]) {
      Color.red.aspectRatio(0.5, contentMode: .fill)
    }
    LayoutCase("of a size", 90, 90, [[0, 15, 90, 60]]) {
      Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    }
    LayoutCase("its own: a colour's is one", 100, 60, [[20, 0, 60, 60]]) { Color.red.scaledToFit() }
    LayoutCase("its own, fill", 100, 60, [[0, -20, 100, 100]]) { Color.red.scaledToFill() }
    LayoutCase("its own: that of the ideal size", 100, 100, [[0, 30, 100, 40]]) {
      Color.red.frame(idealWidth: 50, idealHeight: 20).scaledToFit()
    }
    LayoutCase("a fixed child is offered a shape and keeps its own", 100, 100, [[40, 40, 20, 20]]) {
      box(20, 20).aspectRatio(3, contentMode: .fit)
    }
    LayoutCase("a frame around says the room", 100, 100, [[30, 40, 40, 20]]) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
    }
    LayoutCase("a width decides where the height is free", 100, 100, [[30, 40, 40, 20]]) {
      VStack { Color.red.aspectRatio(2, contentMode: .fit) }.frame(width: 40)
    }
    LayoutCase("only a width is proposed", 80, 100, [[0, 30, 80, 40]]) {
      Color.red.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("only a height is proposed", 100, 40, [[10, 0, 80, 40]]) {
      Color.red.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: true, vertical: false)
    }
    LayoutCase("nothing is proposed: the ideal size", 100, 100, [[45, 45, 10, 10]]) {
      Color.red.aspectRatio(2, contentMode: .fit).fixedSize()
    }
    LayoutCase("fill where only a width is proposed", 80, 100, [[0, 30, 80, 40]]) {
      Color.red.aspectRatio(2, contentMode: .fill).fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("a square in a row leaves the rest", 100, 40, [[0, 0, 40, 40], [40, 0, 60, 40]]) {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit); Color.green
      }
    }
    LayoutCase("squares in a row share the width", 100, 60, [[0, 5, 50, 50], [50, 5, 50, 50]]) {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit)
        Color.green.aspectRatio(1, contentMode: .fit)
      }
    }
    LayoutCase("a square in a column", 40, 100, [[0, 0, 40, 40], [0, 40, 40, 60]]) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit); Color.green
      }
    }
    LayoutCase("fill in a frame overflows it", 100, 100, [[30, 40, 40, 20], [30, 30, 40, 40]]) {
      Color.red.aspectRatio(1, contentMode: .fill).frame(width: 40, height: 20).outlined()
    }
    LayoutCase("a circle's room is square", 100, 40, [[30, 0, 40, 40]]) {
      Rectangle().aspectRatio(1, contentMode: .fit)
    }
    LayoutCase("padding inside a shape", 100, 100, [[10, 35, 80, 30]]) {
      Color.red.padding(10).aspectRatio(2, contentMode: .fit)
    }
    LayoutCase("padding around a shape", 100, 100, [[10, 30, 80, 40]]) {
      Color.red.aspectRatio(2, contentMode: .fit).padding(10)
    }
  }

  @LayoutTable static var proposals: [LayoutCase] {
    LayoutCase("nothing offered, a fixed one keeps its size", 20, 20, [[5, 5, 10, 10]]) {
      box(10, 10).frame(width: 0, height: 0)
    }
    LayoutCase(
      "nothing offered, a row of fixed sizes overflows", 20, 20, [[0, 5, 10, 10], [10, 5, 10, 10]]
    ) {
      HStack(spacing: 0) {
        box(10, 10); box(10, 10)
      }.frame(width: 0, height: 0)
    }
    LayoutCase("less than the spacing", 20, 20, [[1, 5, 0, 10], [19, 5, 0, 10]]) {
      HStack(spacing: 18) {
        Color.red; Color.green
      }.frame(width: 10, height: 10)
    }
    LayoutCase("padding larger than the room leaves a colour nothing", 20, 20, [[-5, -5, 30, 30]]) {
      Color.red.padding(15).outlined()
    }
    LayoutCase("a minimum in no room", 20, 20, [[5, 5, 10, 10]]) {
      Color.red.frame(minWidth: 10, minHeight: 10).frame(width: 0, height: 0)
    }
    LayoutCase("everything offered along one axis", 100, 20, [[45, 0, 10, 20]]) {
      HStack { Color.red.frame(width: 10) }.frame(maxWidth: .infinity)
    }
    LayoutCase("a container of no size shows no colour", 0, 0, []) { Color.red }
    LayoutCase("a fixed one in a container of no size", 0, 0, [[-5, -5, 10, 10]]) { box(10, 10) }
    LayoutCase(
      "views in a body without a container stand in a column", 20, 48, [[0, 0, 20, 20], [0, 28, 20, 20]]
    ) {
      Color.red
      Color.green
    }
  }
}
