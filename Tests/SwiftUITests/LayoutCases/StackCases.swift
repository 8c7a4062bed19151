import SwiftUI

/// How stacks give out space and align what they hold.
extension LayoutCaseTests {
  @LayoutTable static var stacks: [LayoutCase] {
    LayoutCase("colours share a row", 90, 30, [[0, 0, 30, 30], [30, 0, 30, 30], [60, 0, 30, 30]]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase("colours share a column", 30, 90, [[0, 0, 30, 30], [0, 30, 30, 30], [0, 60, 30, 30]]) {
      VStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    }
    LayoutCase("spacing is taken off before sharing", 100, 20, [[0, 0, 45, 20], [55, 0, 45, 20]]) {
      HStack(spacing: 10) {
        Color.red; Color.green
      }
    }
    LayoutCase("negative spacing overlaps", 100, 20, [[35, 0, 20, 20], [45, 0, 20, 20]]) {
      HStack(spacing: -10) {
        box(20, 20); box(20, 20)
      }
    }
    LayoutCase(
      "the fixed one first, the rest to the flexible", 100, 40, [[0, 0, 70, 40], [70, 15, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red; box(30, 10)
      }
    }
    LayoutCase("a row too wide overflows on both sides", 100, 10, [[-30, 0, 80, 10], [50, 0, 80, 10]]) {
      HStack(spacing: 0) {
        box(80, 10); box(80, 10)
      }
    }
    LayoutCase("a column too high overflows on both sides", 10, 100, [[0, -30, 10, 80], [0, 50, 10, 80]]) {
      VStack(spacing: 0) {
        box(10, 80); box(10, 80)
      }
    }
    LayoutCase("a column of fixed sizes is centred", 100, 100, [[40, 40, 20, 10], [30, 50, 40, 10]]) {
      VStack(spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("column, leading", 100, 100, [[30, 40, 20, 10], [30, 50, 40, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("column, trailing", 100, 100, [[50, 40, 20, 10], [30, 50, 40, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        box(20, 10); box(40, 10)
      }
    }
    LayoutCase("row, centre", 100, 100, [[40, 40, 10, 20], [50, 30, 10, 40]]) {
      HStack(spacing: 0) {
        box(10, 20); box(10, 40)
      }
    }
    LayoutCase("row, top", 100, 100, [[40, 30, 10, 20], [50, 30, 10, 40]]) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 20); box(10, 40)
      }
    }
    LayoutCase("row, bottom", 100, 100, [[40, 50, 10, 20], [50, 30, 10, 40]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 20); box(10, 40)
      }
    }
    LayoutCase("a stack is as large as its children", 100, 100, [[30, 40, 40, 20], [30, 40, 40, 20]]) {
      HStack { box(40, 20) }.outlined()
    }
    LayoutCase("a stack with a colour fills", 100, 60, [[0, 0, 100, 60], [0, 0, 100, 60]]) {
      VStack { Color.red }.outlined()
    }
    LayoutCase("an empty stack takes no room", 20, 20, [[5, 5, 10, 10]]) {
      VStack(spacing: 0) {
        HStack {}
        box(10, 10)
      }
    }
    LayoutCase("an empty stack is still a child with spacing", 40, 40, [[15, 20, 10, 10]]) {
      VStack(spacing: 10) {
        VStack {}
        box(10, 10)
      }
    }
    LayoutCase("one child gets all", 100, 50, [[0, 0, 100, 50]]) { HStack { Color.red } }
    LayoutCase(
      "nested: a row above a colour", 100, 100, [[0, 0, 50, 50], [50, 0, 50, 50], [0, 50, 100, 50]]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red; Color.green
        }
        Color.blue
      }
    }
    LayoutCase(
      "nested: a partly fixed row gets what the fixed leave", 100, 100,
      [[0, 25, 10, 20], [10, 0, 90, 70], [0, 70, 100, 30]]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 20); Color.green
        }
        Color.blue.frame(height: 30)
      }
    }
    LayoutCase(
      "nested: columns in a row", 120, 40,
      [[0, 0, 40, 20], [0, 20, 40, 20], [40, 0, 40, 40], [80, 0, 40, 10], [80, 10, 40, 30]]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red; Color.green
        }
        Color.blue
        VStack(spacing: 0) {
          Color.red.frame(height: 10); Color.green
        }
      }
    }
    LayoutCase(
      "nested: a row of fixed sizes beside a colour", 100, 20,
      [[0, 0, 10, 20], [12, 0, 10, 20], [26, 0, 74, 20]]
    ) {
      HStack(spacing: 4) {
        HStack(spacing: 2) {
          box(10, 20); box(10, 20)
        }
        Color.red
      }
    }
    LayoutCase(
      "nested three deep", 80, 80,
      [[0, 0, 40, 40], [40, 0, 20, 40], [60, 0, 20, 40], [0, 40, 80, 40]]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red
          HStack(spacing: 0) {
            Color.green; Color.blue
          }
        }
        Color.yellow
      }
    }
    LayoutCase("a stack of one stack of one", 30, 30, [[10, 10, 10, 10]]) {
      HStack { VStack { HStack { box(10, 10) } } }
    }
    LayoutCase(
      "a lazy row gives its children their ideal length", 40, 10, [[6, 0, 10, 10], [24, 0, 10, 10]]
    ) {
      LazyHStack {
        Color.red; Color.green
      }
    }
    LayoutCase(
      "a lazy column gives its children their ideal length", 10, 40, [[0, 6, 10, 10], [0, 24, 10, 10]]
    ) {
      LazyVStack {
        Color.red; Color.green
      }
    }
    LayoutCase("many children", 100, 10, (0..<20).map { [CGFloat($0) * 5, 0, 5, 10] }) {
      HStack(spacing: 0) { ForEach(0..<20) { _ in Color.red } }
    }
  }

  @LayoutTable static var flexibility: [LayoutCase] {
    LayoutCase("a maximum is served before no limit", 120, 10, [[0, 0, 100, 10], [100, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(maxWidth: 20)
      }
    }
    // objc.io, "How an HStack lays out its children": 75 and 100, out of bounds on both sides.
    LayoutCase(
      "a maximum before a minimum, although it does not fit", 150, 100,
      [[-12.5, 0, 75, 100], [62.5, 0, 100, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }.frame(width: 150, height: 100)
    }
    LayoutCase("from the tightest maximum", 180, 10, [[0, 0, 30, 10], [30, 0, 50, 10], [80, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 30)
        Color.green.frame(maxWidth: 50)
        Color.blue
      }
    }
    LayoutCase("a maximum above the share is no limit", 100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 80); Color.green
      }
    }
    LayoutCase("of two without end the one that needs more", 60, 10, [[0, 0, 50, 10], [50, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50); Color.green
      }
    }
    LayoutCase("… wherever it stands", 60, 10, [[0, 0, 10, 10], [10, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(minWidth: 50)
      }
    }
    LayoutCase("a minimum below the share is no limit", 200, 10, [[0, 0, 100, 10], [100, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50); Color.green
      }
    }
    LayoutCase("the smaller span first", 100, 10, [[0, 0, 40, 10], [40, 0, 60, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: 40)
        Color.green.frame(minWidth: 10, maxWidth: 100)
      }
    }
    LayoutCase("spans that leave room are centred", 100, 10, [[15, 0, 30, 10], [45, 0, 40, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 30)
        Color.green.frame(maxWidth: 40)
      }
    }
    LayoutCase("in a column too", 10, 120, [[0, 0, 10, 100], [0, 100, 10, 20]]) {
      VStack(spacing: 0) {
        Color.red; Color.green.frame(maxHeight: 20)
      }
    }
    LayoutCase("a padded colour is served before a bare one", 100, 40, [[10, 10, 30, 20], [50, 0, 50, 40]]) {
      HStack(spacing: 0) {
        Color.red.padding(10); Color.green
      }
    }
    LayoutCase("padding counts as need where room is short", 30, 40, [[10, 10, 0, 20], [20, 0, 10, 40]]) {
      HStack(spacing: 0) {
        Color.red.padding(10); Color.green
      }
    }
    LayoutCase("three minimums too large", 90, 10, [[-30, 0, 50, 10], [20, 0, 50, 10], [70, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.green.frame(minWidth: 50)
        Color.blue.frame(minWidth: 50)
      }
    }
    LayoutCase(
      "a row's flexibility is the sum of its children's", 100, 10,
      [[0, 0, 10, 10], [10, 0, 20, 10], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10); Color.green.frame(maxWidth: 20)
        }
        Color.blue
      }
    }
    LayoutCase(
      "a column in a row stretches as its widest", 100, 10,
      [[0, 0, 30, 5], [0, 5, 30, 5], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(maxWidth: 30); Color.green.frame(maxWidth: 30)
        }
        Color.blue
      }
    }
    LayoutCase(
      "a square in a column beside text leaves it its line", 100, 50,
      [[0, 0, 40, 40], [0, 40, 40, 10], [40, 20, 60, 10]]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit); Color.blue.frame(height: 10)
        }
        .frame(maxWidth: 40)
        Text("AAAAAA")
      }
    }
  }
}
