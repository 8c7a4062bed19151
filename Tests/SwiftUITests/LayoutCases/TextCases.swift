import SwiftUI

/// Text in layout: a character is 10 wide, a line 10 high.
extension LayoutCaseTests {
  @LayoutTable static var texts: [LayoutCase] {
    LayoutCase("as wide as its characters", 100, 20, [[30, 5, 40, 10]]) { Text("AAAA") }
    LayoutCase("twice as large at twice the size", 100, 20, [[10, 0, 80, 20]]) {
      Text("AAAA").font(.square(20))
    }
    LayoutCase("text does not fill", 100, 20, [[30, 5, 40, 10], [30, 5, 40, 10]]) { Text("AAAA").outlined() }
    LayoutCase("two runs of two sizes: the larger says the height", 100, 20, [[30, 0, 40, 20]]) {
      Text("AA") + Text("A").font(.square(20))
    }
    LayoutCase("wrapped between words, as wide as its longest line", 100, 40, [[5, 10, 90, 20]]) {
      Text("AAAA BBBB CCCC")
    }
    LayoutCase("a word a line", 45, 40, [[2.5, 5, 40, 30]]) { Text("AAAA BBBB CCCC") }
    LayoutCase("exactly fitting", 90, 20, [[0, 5, 90, 10]]) { Text("AAAA BBBB") }
    LayoutCase("one point too narrow", 89, 20, [[24.5, 0, 40, 20]]) { Text("AAAA BBBB") }
    LayoutCase("a word too long breaks inside", 50, 40, [[0, 10, 50, 20]]) { Text("AAAAAAAA") }
    LayoutCase("a break in the text", 100, 40, [[40, 10, 20, 20]]) { Text("A\nBB") }
    LayoutCase("an empty line", 100, 40, [[45, 5, 10, 30]]) { Text("A\n\nB") }
    LayoutCase("line spacing between lines only", 45, 40, [[2.5, 7.5, 40, 25]]) {
      Text("AAAA BBBB").lineSpacing(5)
    }
    LayoutCase("aligning lines keeps the frame", 100, 40, [[5, 10, 90, 20]]) {
      Text("AAAA BBBB CCCC").multilineTextAlignment(.trailing)
    }
    LayoutCase("one line, cut: as many characters as fit before the ellipsis", 100, 20, [[0, 5, 100, 10]]) {
      Text("AAAA BBBB CCCC").lineLimit(1)
    }
    LayoutCase("… in whole characters", 95, 20, [[2.5, 5, 90, 10]]) { Text("AAAA BBBB CCCC").lineLimit(1) }
    LayoutCase("cut at the head", 55, 10, [[2.5, 0, 50, 10]]) {
      Text("AAAAAAAA").lineLimit(1).truncationMode(.head)
    }
    LayoutCase("cut in the middle", 55, 10, [[2.5, 0, 50, 10]]) {
      Text("AAAAAAAA").lineLimit(1).truncationMode(.middle)
    }
    LayoutCase("two lines of three", 45, 40, [[2.5, 10, 40, 20]]) { Text("AAAA BBBB CCCC").lineLimit(2) }
    LayoutCase("a limit above the need", 45, 40, [[2.5, 10, 40, 20]]) { Text("AAAA BBBB").lineLimit(5) }
    LayoutCase("no limit", 45, 40, [[2.5, 5, 40, 30]]) { Text("AAAA BBBB CCCC").lineLimit(nil) }
    LayoutCase("room kept for lines", 100, 40, [[30, 5, 40, 30]]) {
      Text("AAAA").lineLimit(3, reservesSpace: true)
    }
    LayoutCase("no room kept", 100, 40, [[30, 15, 40, 10]]) {
      Text("AAAA").lineLimit(3, reservesSpace: false)
    }
    LayoutCase("lines that do not fit are left out", 45, 15, [[2.5, 2.5, 40, 10]]) { Text("AAAA BBBB CCCC") }
    LayoutCase("at least one line is drawn", 45, 5, [[2.5, -2.5, 40, 10]]) { Text("AAAA BBBB") }
    LayoutCase("shrunk until it fits", 80, 10, [[0, 1, 80, 8]]) {
      Text("AAAAAAAAAA").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase("not shrunk where it fits", 100, 10, [[0, 0, 100, 10]]) {
      Text("AAAAAAAAAA").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase("shrunk to the least and then cut", 40, 10, [[0, 2.5, 40, 5]]) {
      Text("AAAAAAAAAA").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase("upper case is as wide here", 100, 10, [[30, 0, 40, 10]]) { Text("aaaa").textCase(.uppercase) }
  }

  @LayoutTable static var textsInStacks: [LayoutCase] {
    LayoutCase("texts side by side", 100, 10, [[10, 0, 40, 10], [50, 0, 40, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA"); Text("BBBB")
      }
    }
    LayoutCase("the shorter first, the longer wraps", 100, 20, [[20, 0, 40, 20], [60, 5, 20, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA BBBB"); Text("CC")
      }
    }
    LayoutCase("the shorter first, the longer is cut", 100, 10, [[0, 0, 80, 10], [80, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA BBBB"); Text("CC")
      }.lineLimit(1)
    }
    LayoutCase("two alike share", 100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Text("AAAAAAAA"); Text("BBBBBBBB")
      }.lineLimit(1)
    }
    LayoutCase("priority first", 100, 10, [[0, 0, 90, 10], [90, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Text("AAAA BBBB").layoutPriority(1); Text("CCCC")
      }.lineLimit(1)
    }
    LayoutCase("priority of the second", 100, 10, [[0, 0, 20, 10], [20, 0, 80, 10]]) {
      HStack(spacing: 0) {
        Text("AAAAAA"); Text("BBBBBBBB").layoutPriority(1)
      }.lineLimit(1)
    }
    // The Field Guide's example: the text is offered a third and wraps although the row has room.
    LayoutCase(
      "text between colours is offered a third", 150, 40,
      [[0, 0, 50, 40], [50, 10, 50, 20], [100, 0, 50, 40]]
    ) {
      HStack(spacing: 0) {
        Color.red; Text("AAAAA BBBBB"); Color.green
      }
    }
    LayoutCase(
      "with priority it takes its line", 150, 40, [[0, 0, 20, 40], [20, 15, 110, 10], [130, 0, 20, 40]]
    ) {
      HStack(spacing: 0) {
        Color.red; Text("AAAAA BBBBB").layoutPriority(1); Color.green
      }
    }
    LayoutCase("text and a spacer", 100, 10, [[0, 0, 40, 10], [80, 0, 20, 10]]) {
      HStack {
        Text("AAAA"); Spacer(); Text("BB")
      }
    }
    LayoutCase(
      "a spacer yields before text is cut, but for its least", 68, 10, [[0, 0, 40, 10], [48, 0, 20, 10]]
    ) {
      HStack {
        Text("AAAA"); Spacer(); Text("BB")
      }
    }
    LayoutCase(
      "text in a column wraps to the column's width", 45, 60, [[2.5, 10, 40, 20], [2.5, 30, 40, 20]]
    ) {
      VStack(spacing: 0) {
        Text("AAAA BBBB"); Text("CCCC DDDD")
      }
    }
    LayoutCase("lines given up in a column", 50, 40, [[0, 0, 50, 20], [0, 20, 50, 20]]) {
      VStack(spacing: 0) {
        Text("AAAAA BBBBB CCCCC"); Color.red.frame(height: 20)
      }
    }
    LayoutCase("the text with fewer lines first", 50, 40, [[0, 0, 50, 10], [0, 10, 50, 30]]) {
      VStack(spacing: 0) {
        Text("AAAAA"); Text("BBBBB CCCCC DDDDD EEEEE")
      }
    }
    LayoutCase("a title over a value, leading", 100, 40, [[0, 0, 50, 10], [0, 20, 60, 20]]) {
      VStack(alignment: .leading, spacing: 0) {
        Text("AAAAA")
        Spacer()
        Text("BBB").font(.square(20))
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    LayoutCase("an icon beside two lines", 100, 30, [[0, 5, 20, 20], [28, 5, 50, 10], [28, 15, 30, 10]]) {
      HStack {
        box(20, 20)
        VStack(alignment: .leading, spacing: 0) {
          Text("AAAAA"); Text("BBB")
        }
        Spacer(minLength: 0)
      }
    }
    LayoutCase("shrinking text in a row", 100, 10, [[0, 0, 50, 10], [50, 2.5, 50, 5]]) {
      HStack(spacing: 0) {
        box(50, 10)
        Text("AAAAAAAAAA").lineLimit(1).minimumScaleFactor(0.5)
      }
    }
    LayoutCase("a fixed column keeps its line", 100, 20, [[0, 5, 60, 10], [60, 0, 40, 20]]) {
      HStack(spacing: 0) {
        Text("AAAAAA").fixedSize(); Text("BBBB CCCC")
      }
    }
    LayoutCase("text beside a divider", 100, 20, [[0, 5, 20, 10], [28, 0, 0.5, 20], [36.5, 5, 20, 10]]) {
      HStack {
        Text("AA"); Divider(); Text("BB"); Spacer(minLength: 0)
      }
    }
  }

  @LayoutTable static var priorities: [LayoutCase] {
    LayoutCase(
      "the higher takes all but the least of the lower", 100, 10, [[0, 0, 10, 10], [10, 0, 90, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10); Color.green.layoutPriority(1)
      }
    }
    LayoutCase("colours of a lower priority get nothing", 100, 10, [[0, 0, 0, 10], [0, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.layoutPriority(1)
      }
    }
    LayoutCase("a lower priority gets what is left", 100, 10, [[0, 0, 40, 10], [40, 0, 60, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.frame(maxWidth: 60).layoutPriority(1)
      }
    }
    LayoutCase("negative is lower than none", 100, 10, [[0, 0, 100, 10], [100, 0, 0, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.layoutPriority(-1)
      }
    }
    LayoutCase("three priorities", 100, 10, [[0, 0, 30, 10], [30, 0, 50, 10], [80, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 30).layoutPriority(2)
        Color.green.frame(maxWidth: 50).layoutPriority(1)
        Color.blue
      }
    }
    LayoutCase(
      "within a priority the least flexible first", 100, 10,
      [[0, 0, 20, 10], [20, 0, 70, 10], [90, 0, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20).layoutPriority(1)
        Color.green.layoutPriority(1)
        Color.blue.frame(minWidth: 10)
      }
    }
    LayoutCase("a spacer comes last", 100, 10, [[0, 0, 100, 10]]) {
      HStack(spacing: 0) {
        Color.red; Spacer(minLength: 0)
      }
    }
    LayoutCase("a spacer keeps its least", 100, 10, [[0, 0, 92, 10]]) {
      HStack(spacing: 0) {
        Color.red; Spacer()
      }
    }
    LayoutCase("a spacer with a priority takes all", 100, 10, [[100, 0, 0, 10]]) {
      HStack(spacing: 0) {
        Spacer().layoutPriority(1); Color.red
      }
    }
    LayoutCase("the priority inside padding does not count", 100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.layoutPriority(1).padding(0)
      }
    }
    LayoutCase("the priority inside a frame does not count", 100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        Color.red; Color.green.layoutPriority(1).frame(maxWidth: .infinity)
      }
    }
    LayoutCase(
      "the priority inside a background counts", 100, 10,
      [[0, 0, 20, 10], [20, 0, 80, 10], [20, 0, 80, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20); Color.green.layoutPriority(1).outlined()
      }
    }
    LayoutCase("the outer priority wins", 100, 10, [[0, 0, 20, 10], [20, 0, 80, 10]]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20); Color.green.layoutPriority(-5).layoutPriority(1)
      }
    }
    LayoutCase("in a column", 10, 100, [[0, 0, 10, 10], [0, 10, 10, 90]]) {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 10); Color.green.layoutPriority(1)
      }
    }
  }
}
