import SwiftUI

/// Distances that stacks choose where none is given. The square font at 10 points has an ascent of 8, a descent of 2 and
/// capitals of 7; a tenth of the line is 1, so text wants 10 + 1 − 8 = 3 to an edge above and 10 + 1 − 7 = 4 to one below.
extension LayoutCaseTests {
  @LayoutTable static var spacing: [LayoutCase] {
    LayoutCase("colours in a row stand eight apart", 48, 10, [[0, 0, 20, 10], [28, 0, 20, 10]]) {
      HStack {
        Color.red; Color.green
      }
    }
    LayoutCase("colours in a column stand eight apart", 10, 48, [[0, 0, 10, 20], [0, 28, 10, 20]]) {
      VStack {
        Color.red; Color.green
      }
    }
    LayoutCase("shapes too", 10, 48, [[0, 0, 10, 20], [0, 28, 10, 20]]) {
      VStack {
        Rectangle(); Rectangle()
      }
    }
    LayoutCase("texts in a row stand eight apart", 100, 20, [[36, 5, 10, 10], [54, 5, 10, 10]]) {
      HStack {
        Text("A"); Text("B")
      }
    }
    LayoutCase(
      "texts in a column keep their leading, here none", 20, 40, [[5, 10, 10, 10], [5, 20, 10, 10]]
    ) {
      VStack {
        Text("A"); Text("B")
      }
    }
    LayoutCase("an edge above text", 20, 43, [[5, 10, 10, 10], [5, 23, 10, 10]]) {
      VStack {
        box(10, 10); Text("A")
      }
    }
    LayoutCase("an edge below text", 20, 44, [[5, 10, 10, 10], [5, 24, 10, 10]]) {
      VStack {
        Text("A"); box(10, 10)
      }
    }
    LayoutCase("text between edges", 20, 57, [[5, 10, 10, 10], [5, 23, 10, 10], [5, 37, 10, 10]]) {
      VStack {
        box(10, 10); Text("A"); box(10, 10)
      }
    }
    LayoutCase("twice the size, twice the distance", 20, 46, [[0, 0, 20, 10], [0, 16, 20, 20]]) {
      VStack {
        box(20, 10); Text("A").font(.square(20))
      }.frame(height: 46, alignment: .top)
    }
    LayoutCase("padded text is an edge", 20, 50, [[5, 11, 10, 10], [5, 30, 10, 10]]) {
      VStack {
        Text("A").padding(1); box(10, 10)
      }
    }
    LayoutCase("padding at the sides leaves it text", 20, 44, [[5, 10, 10, 10], [5, 24, 10, 10]]) {
      VStack {
        Text("A").padding(.horizontal, 1); box(10, 10)
      }
    }
    LayoutCase("a frame of a height makes an edge", 20, 50, [[5, 11, 10, 10], [5, 30, 10, 10]]) {
      VStack {
        Text("A").frame(height: 12); box(10, 10)
      }
    }
    LayoutCase("a frame of a width leaves it text", 20, 44, [[5, 10, 10, 10], [5, 24, 10, 10]]) {
      VStack {
        Text("A").frame(width: 12); box(10, 10)
      }
    }
    LayoutCase("a frame of a largest width leaves it text", 20, 44, [[5, 10, 10, 10], [5, 24, 10, 10]]) {
      VStack {
        Text("A").frame(maxWidth: .infinity); box(10, 10)
      }
    }
    LayoutCase("a background leaves it text", 20, 40, [[5, 10, 10, 10], [5, 10, 10, 10], [5, 20, 10, 10]]) {
      VStack {
        Text("A").outlined(); Text("B")
      }
    }
    LayoutCase("an opacity leaves it text", 20, 40, [[5, 10, 10, 10], [5, 20, 10, 10]]) {
      VStack {
        Text("A").opacity(0.5); Text("B")
      }
    }
    LayoutCase("a fixed size leaves it text", 20, 40, [[5, 10, 10, 10], [5, 20, 10, 10]]) {
      VStack {
        Text("A").fixedSize(); Text("B")
      }
    }
    LayoutCase(
      "a column of text ends in text", 20, 50, [[5, 10, 10, 10], [5, 20, 10, 10], [5, 30, 10, 10]]
    ) {
      VStack {
        VStack {
          Text("A"); Text("B")
        }
        Text("C")
      }
    }
    LayoutCase(
      "a column's last child meets what follows", 20, 57,
      [[5, 10, 10, 10], [5, 23, 10, 10], [5, 37, 10, 10]]
    ) {
      VStack {
        VStack {
          box(10, 10); Text("A")
        }
        box(10, 10)
      }
    }
    LayoutCase(
      "a row's children all meet what follows: the most counts", 40, 43,
      [[6, 10, 10, 10], [24, 10, 10, 10], [15, 23, 10, 10]]
    ) {
      VStack {
        HStack {
          Text("A"); box(10, 10)
        }
        Text("B")
      }
    }
    LayoutCase(
      "a row of texts and a spacer is text above and below", 40, 40,
      [[0, 10, 10, 10], [30, 10, 10, 10], [0, 20, 10, 10], [30, 20, 10, 10]]
    ) {
      VStack {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
        HStack {
          Text("C")
          Spacer()
          Text("D")
        }
      }
    }
    LayoutCase("text in layers stays text", 20, 40, [[5, 10, 10, 10], [5, 20, 10, 10]]) {
      VStack {
        ZStack { Text("A") }; Text("B")
      }
    }
    LayoutCase("no distance to a spacer", 100, 10, [[0, 0, 10, 10], [90, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer(); box(10, 10)
      }
    }
    LayoutCase("nor from text to a spacer", 20, 100, [[5, 0, 10, 10], [5, 90, 10, 10]]) {
      VStack {
        Text("A"); Spacer(); box(10, 10)
      }
    }
    LayoutCase("a framed spacer keeps none", 100, 10, [[30, 0, 10, 10], [60, 0, 10, 10]]) {
      HStack {
        box(10, 10); Spacer().frame(width: 20); box(10, 10)
      }
    }
    LayoutCase(
      "dividers stand eight away", 40, 56.5, [[15, 10, 10, 10], [0, 28, 40, 0.5], [15, 36.5, 10, 10]]
    ) {
      VStack {
        box(10, 10); Divider(); box(10, 10)
      }
    }
    LayoutCase("spacing that is given overrules text", 20, 45, [[5, 10, 10, 10], [5, 25, 10, 10]]) {
      VStack(spacing: 5) {
        Text("A"); box(10, 10)
      }
    }
    LayoutCase("no spacing", 20, 40, [[5, 10, 10, 10], [5, 20, 10, 10]]) {
      VStack(spacing: 0) {
        Text("A"); box(10, 10)
      }
    }
    LayoutCase("nothing between is no child", 100, 10, [[36, 0, 10, 10], [54, 0, 10, 10]]) {
      HStack {
        box(10, 10); EmptyView(); box(10, 10)
      }
    }
  }
}
