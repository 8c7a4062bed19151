import SwiftUI

/// Baselines and guides. In the square font a line's baseline stands at four fifths of its height.
extension LayoutCaseTests {
  @LayoutTable static var baselines: [LayoutCase] {
    LayoutCase("small and large text share a baseline", 100, 20, [[35, 8, 10, 10], [45, 0, 20, 20]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A"); Text("B").font(.square(20))
      }
    }
    LayoutCase("the first of two lines", 100, 28, [[35, 8, 10, 20], [45, 0, 20, 20]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A\nA"); Text("B").font(.square(20))
      }
    }
    LayoutCase("the last of two lines", 100, 22, [[35, 0, 10, 20], [45, 2, 20, 20]]) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("A\nA"); Text("B").font(.square(20))
      }
    }
    LayoutCase("a view without text stands on the baseline", 100, 12, [[40, 0, 10, 10], [50, 2, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 10); Text("A")
      }
    }
    LayoutCase(
      "the last baseline of a view without text is its bottom too", 100, 12,
      [[40, 0, 10, 10], [50, 2, 10, 10]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box(10, 10); Text("A")
      }
    }
    LayoutCase("padding above lowers a baseline", 100, 15, [[40, 5, 10, 10], [50, 5, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").padding(.top, 5); Text("B")
      }
    }
    LayoutCase("a frame centres it", 100, 20, [[40, 5, 10, 10], [50, 5, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").frame(height: 20); Text("B")
      }
    }
    LayoutCase("a frame's alignment moves it", 100, 20, [[40, 10, 10, 10], [50, 10, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").frame(height: 20, alignment: .bottom)
        Text("B")
      }
    }
    LayoutCase(
      "a column's first", 100, 30, [[40, 0, 10, 10], [40, 10, 10, 10], [40, 20, 10, 10], [50, 0, 10, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("A"); Text("B"); Text("C")
        }
        Text("D")
      }
    }
    LayoutCase(
      "a column's last", 100, 30, [[40, 0, 10, 10], [40, 10, 10, 10], [40, 20, 10, 10], [50, 20, 10, 10]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("A"); Text("B"); Text("C")
        }
        Text("D")
      }
    }
    LayoutCase(
      "only text counts in a column", 100, 20, [[40, 0, 10, 10], [40, 10, 10, 10], [50, 10, 10, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10); Text("A")
        }
        Text("B")
      }
    }
    LayoutCase("text in layers", 100, 20, [[35, 0, 20, 20], [40, 5, 10, 10], [55, 5, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ZStack {
          box(20, 20); Text("A")
        }; Text("B")
      }
    }
    LayoutCase(
      "text in an overlay does not count", 100, 12, [[40, 0, 10, 10], [40, 0, 10, 10], [50, 2, 10, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 10).overlay { Text("A") }; Text("B")
      }
    }
    LayoutCase("an offset leaves the baseline", 100, 10, [[40, 5, 10, 10], [50, 0, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").offset(y: 5); Text("B")
      }
    }
    LayoutCase("a row in a row", 100, 20, [[20, 8, 10, 10], [30, 0, 20, 20], [50, 8, 30, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A"); Text("B").font(.square(20))
        }
        Text("CCC")
      }
    }
    LayoutCase(
      "a centred row in a row keeps its highest baseline", 100, 20,
      [[25, 5, 10, 10], [35, 0, 20, 20], [55, 5, 20, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        HStack(spacing: 0) {
          Text("A"); Text("B").font(.square(20))
        }
        Text("CC").frame(width: 20)
      }
    }
    LayoutCase("a frame aligned by the baseline hangs text on its bottom", 40, 30, [[0, 22, 40, 10]]) {
      Text("AAAA").frame(width: 40, height: 30, alignment: .centerFirstTextBaseline)
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  private static let middle = VerticalAlignment(Middle.self)
  private static let third = HorizontalAlignment(Third.self)

  @LayoutTable static var guides: [LayoutCase] {
    LayoutCase("a leading guide indents", 100, 20, [[35, 0, 20, 10], [45, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    }
    LayoutCase("a guide knows the size", 100, 20, [[50, 0, 20, 10], [30, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    LayoutCase("a guide of another alignment does nothing", 100, 20, [[40, 0, 20, 10], [40, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.trailing) { _ in 100 }
      }
    }
    LayoutCase("a top guide lifts", 100, 30, [[40, 10, 10, 20], [50, 0, 10, 20]]) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 20)
        box(10, 20).alignmentGuide(.top) { $0.height / 2 }
      }
    }
    LayoutCase("steps of guides", 100, 30, [[30, 0, 20, 10], [40, 10, 20, 10], [50, 20, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { index in
          box(20, 10).alignmentGuide(.leading) { _ in CGFloat(index) * -10 }
        }
      }
    }
    LayoutCase(
      "a guide inside padding counts from the padded edge", 100, 30, [[45, 0, 20, 10], [35, 15, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in 10 }.padding(5).padding(.leading, -5)
      }
    }
    LayoutCase("a guide through padding and a frame", 100, 20, [[50, 0, 20, 10], [40, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in -10 }.padding(.leading, 5)
          .frame(width: 40, alignment: .trailing)
        box(20, 10)
      }
    }
    LayoutCase("a custom guide's default", 120, 20, [[40, 0, 60, 10], [50, 10, 30, 10]]) {
      VStack(alignment: third, spacing: 0) {
        box(60, 10); box(30, 10)
      }.frame(width: 60).offset(x: 10)
    }
    LayoutCase(
      "a custom guide reaches out of a column", 100, 30,
      [[40, 0, 10, 10], [40, 10, 10, 20], [50, 15, 10, 10]]
    ) {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10)
          box(10, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }
        }
        box(10, 10)
      }
    }
    LayoutCase(
      "several explicit values of a custom guide are averaged", 100, 20,
      [[40, 0, 10, 10], [40, 10, 10, 10], [50, 5, 10, 10]]
    ) {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(middle) { _ in 0 }
          box(10, 10).alignmentGuide(middle) { _ in 0 }
        }
        box(10, 10).alignmentGuide(middle) { _ in 0 }
      }
    }
    LayoutCase(
      "a centre set inside a column stays inside", 100, 40,
      [[40, 10, 10, 10], [40, 20, 10, 10], [50, 0, 10, 40]]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(VerticalAlignment.center) { _ in 0 }
          box(10, 10)
        }
        box(10, 40)
      }
    }
    LayoutCase("a centre set outside counts", 100, 40, [[40, 20, 10, 10], [50, 0, 10, 40]]) {
      HStack(spacing: 0) {
        box(10, 10).alignmentGuide(VerticalAlignment.center) { _ in 0 }
        box(10, 40)
      }
    }
    LayoutCase("a guide in a frame's alignment", 60, 60, [[-10, 25, 20, 10]]) {
      box(20, 10).alignmentGuide(.leading) { _ in 10 }.frame(width: 60, height: 60, alignment: .leading)
    }
    LayoutCase("a custom guide in a frame stands on the frame's own default", 60, 40, [[20, 15, 20, 10]]) {
      box(20, 10).alignmentGuide(third) { _ in 0 }
        .frame(width: 60, height: 40, alignment: Alignment(horizontal: third, vertical: .center))
    }
    LayoutCase("the outer of two guides wins", 100, 20, [[35, 0, 20, 10], [45, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in 50 }.alignmentGuide(.leading) { _ in -10 }
      }
    }
    LayoutCase("a guide may read the one inside", 100, 20, [[35, 0, 20, 10], [45, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -5 }.alignmentGuide(.leading) { $0[.leading] * 2 }
      }
    }
    LayoutCase("an explicit value is known as such", 100, 20, [[40, 0, 20, 10], [40, 10, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { $0[explicit: .leading] == nil ? 0 : 50 }
        box(20, 10).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) {
          $0[explicit: .leading] == 7 ? 0 : 50
        }
      }
    }
  }
}
