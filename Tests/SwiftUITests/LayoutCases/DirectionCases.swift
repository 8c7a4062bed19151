import SwiftUI

/// From right to left everything stands mirrored in its parent (documentation of `LayoutDirection`).
extension LayoutCaseTests {
  @LayoutTable static var rightToLeft: [LayoutCase] {
    LayoutCase("a row", 100, 10, rightToLeft: true, [[90, 0, 10, 10], [60, 0, 30, 10]]) {
      HStack(spacing: 0) {
        box(10, 10); box(30, 10); Spacer(minLength: 0)
      }
    }
    LayoutCase("spacing in a row", 100, 10, rightToLeft: true, [[80, 0, 20, 10], [52, 0, 20, 10]]) {
      HStack {
        box(20, 10); box(20, 10); Spacer()
      }
    }
    LayoutCase("a column, leading", 100, 20, rightToLeft: true, [[50, 0, 20, 10], [30, 10, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("a column, trailing", 100, 20, rightToLeft: true, [[30, 0, 20, 10], [30, 10, 40, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("a column, centre", 100, 20, rightToLeft: true, [[40, 0, 20, 10], [30, 10, 40, 10]]) {
      VStack(spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("a frame, leading", 100, 20, rightToLeft: true, [[80, 0, 20, 20]]) {
      box(20, 20).frame(maxWidth: .infinity, alignment: .leading)
    }
    LayoutCase("a frame, trailing", 100, 20, rightToLeft: true, [[0, 0, 20, 20]]) {
      box(20, 20).frame(width: 100, alignment: .trailing)
    }
    LayoutCase(
      "a frame, overflowing from the leading edge", 100, 20, rightToLeft: true,
      [[40, 0, 20, 20], [20, 0, 40, 20]]
    ) {
      box(40, 20).frame(width: 20, alignment: .leading).outlined()
    }
    LayoutCase("layers, bottom leading", 60, 60, rightToLeft: true, [[10, 10, 40, 40], [40, 40, 10, 10]]) {
      ZStack(alignment: .bottomLeading) {
        box(40, 40); box(10, 10)
      }
    }
    LayoutCase("an overlay, top trailing", 60, 60, rightToLeft: true, [[10, 10, 40, 40], [10, 10, 5, 5]]) {
      box(40, 40).overlay(alignment: .topTrailing) { box(5, 5) }
    }
    LayoutCase("a background, leading", 60, 60, rightToLeft: true, [[40, 25, 10, 10], [10, 10, 40, 40]]) {
      box(40, 40).background(alignment: .leading) { box(10, 10) }
    }
    LayoutCase("padding, leading", 100, 10, rightToLeft: true, [[0, 0, 90, 10]]) {
      Color.red.padding(.leading, 10)
    }
    LayoutCase("padding, trailing", 100, 10, rightToLeft: true, [[10, 0, 90, 10]]) {
      Color.red.padding(.trailing, 10)
    }
    LayoutCase("insets", 100, 10, rightToLeft: true, [[4, 0, 94, 10]]) {
      Color.red.padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4))
    }
    LayoutCase("an offset goes towards the trailing edge", 100, 10, rightToLeft: true, [[35, 0, 10, 10]]) {
      box(10, 10).offset(x: 10)
    }
    LayoutCase("a position counts from the leading edge", 100, 20, rightToLeft: true, [[75, 5, 10, 10]]) {
      box(10, 10).position(x: 20, y: 10)
    }
    LayoutCase("a reader places at the leading edge", 100, 20, rightToLeft: true, [[90, 0, 10, 10]]) {
      GeometryReader { _ in box(10, 10) }
    }
    LayoutCase(
      "a leading guide indents from the right", 100, 20, rightToLeft: true,
      [[45, 0, 20, 10], [35, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    }
    LayoutCase(
      "a guide through padding and a frame", 100, 20, rightToLeft: true,
      [[30, 0, 20, 10], [40, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in -10 }.padding(.leading, 5)
          .frame(width: 40, alignment: .trailing)
        box(20, 10)
      }
    }
    LayoutCase(
      "a row in a column in a row", 100, 20, rightToLeft: true,
      [[90, 0, 10, 10], [70, 0, 20, 10], [90, 10, 10, 10], [60, 5, 10, 10]]
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            box(10, 10); box(20, 10)
          }
          box(10, 10)
        }
        box(10, 10)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("texts in a row", 100, 10, rightToLeft: true, [[60, 0, 40, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA"); Text("BB"); Spacer(minLength: 0)
      }
    }
    LayoutCase(
      "texts in a column, leading", 100, 20, rightToLeft: true, [[30, 0, 40, 10], [50, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("AAAA"); Text("BB")
      }
    }
    LayoutCase("from left to right inside", 100, 10, rightToLeft: true, [[70, 0, 10, 10], [80, 0, 20, 10]]) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10); box(20, 10)
        }.environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("from right to left inside", 100, 10, [[20, 0, 10, 10], [0, 0, 20, 10]]) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10); box(20, 10)
        }.environment(\.layoutDirection, .rightToLeft)
        Spacer(minLength: 0)
      }
    }
    LayoutCase("a column is not turned over", 10, 40, rightToLeft: true, [[0, 0, 10, 10], [0, 10, 10, 30]]) {
      VStack(spacing: 0) {
        box(10, 10); Color.red
      }
    }
    LayoutCase(
      "a row shares as before", 90, 10, rightToLeft: true,
      [[60, 0, 30, 10], [30, 0, 30, 10], [0, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase("aspect ratios do not turn", 100, 20, rightToLeft: true, [[80, 0, 20, 20], [0, 0, 80, 20]]) {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit); Color.green
      }
    }
    LayoutCase("a frame of fixed size", 60, 60, rightToLeft: true, [[50, 0, 10, 20]]) {
      box(10, 20).frame(width: 60, height: 60, alignment: .topLeading)
    }
    LayoutCase("what fits", 50, 20, rightToLeft: true, [[0, 5, 50, 10]]) {
      ViewThatFits {
        box(80, 10); box(50, 10)
      }
    }
    LayoutCase("a custom guide", 60, 40, rightToLeft: true, [[20, 15, 20, 10]]) {
      box(20, 10).alignmentGuide(.trailing) { _ in 40 }
        .frame(width: 60, height: 40, alignment: .trailing)
    }
  }
}
