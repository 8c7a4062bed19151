import SwiftUI

/// Layers, readers of geometry, and views that are chosen by their fit.
extension LayoutCaseTests {
  @LayoutTable static var layers: [LayoutCase] {
    LayoutCase(
      "layers are as large as the largest", 100, 100,
      [[20, 30, 60, 40], [20, 30, 60, 40], [40, 40, 20, 20]]
    ) {
      ZStack {
        box(60, 40); box(20, 20)
      }.outlined()
    }
    LayoutCase(
      "the width of one, the height of another", 100, 100,
      [[20, 20, 60, 60], [20, 45, 60, 10], [45, 20, 10, 60]]
    ) {
      ZStack {
        box(60, 10); box(10, 60)
      }.outlined()
    }
    LayoutCase("a colour makes layers fill", 60, 40, [[0, 0, 60, 40], [20, 10, 20, 20]]) {
      ZStack {
        Color.red; box(20, 20)
      }
    }
    LayoutCase("the highest priority says the size", 100, 100, [[40, 45, 20, 10], [40, 45, 20, 10]]) {
      ZStack {
        Color.red; box(20, 10).layoutPriority(1)
      }
    }
    LayoutCase(
      "a lower priority may overflow", 100, 100, [[40, 40, 20, 20], [30, 30, 40, 40], [40, 40, 20, 20]]
    ) {
      ZStack {
        box(40, 40).layoutPriority(-1); box(20, 20)
      }.outlined()
    }
    LayoutCase(
      "guides push layers apart", 100, 100, [[35, 40, 30, 20], [35, 40, 20, 20], [45, 40, 20, 20]]
    ) {
      ZStack(alignment: .leading) {
        box(20, 20)
        box(20, 20).alignmentGuide(.leading) { _ in -10 }
      }.outlined()
    }
    LayoutCase("later layers are drawn later", 40, 40, [[10, 10, 20, 20], [15, 15, 10, 10]]) {
      ZStack {
        box(20, 20); box(10, 10)
      }
    }
    LayoutCase("unless their index says otherwise", 40, 40, [[15, 15, 10, 10], [10, 10, 20, 20]]) {
      ZStack {
        box(20, 20).zIndex(1); box(10, 10)
      }
    }
    LayoutCase("a negative index goes behind", 40, 40, [[15, 15, 10, 10], [10, 10, 20, 20]]) {
      ZStack {
        box(20, 20); box(10, 10).zIndex(-1)
      }
    }
    LayoutCase("no layers", 20, 20, [[5, 5, 10, 10]]) {
      VStack(spacing: 0) {
        ZStack {}
        box(10, 10)
      }
    }
    LayoutCase("layers in a row share it", 100, 10, [[0, 0, 50, 10], [50, 0, 50, 10]]) {
      HStack(spacing: 0) {
        ZStack { Color.red }; ZStack { Color.green }
      }
    }
    LayoutCase(
      "layers of fixed sizes in a row are fixed", 100, 10,
      [[0, 0, 30, 10], [10, 0, 10, 10], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        ZStack {
          box(30, 10); box(10, 10)
        }; Color.red
      }
    }
    LayoutCase("text in layers wraps", 50, 50, [[0, 0, 50, 50], [5, 15, 40, 20]]) {
      ZStack {
        Color.red; Text("AAAA BBBB")
      }
    }
    LayoutCase("bottom trailing badge", 40, 40, [[10, 10, 20, 20], [25, 25, 5, 5]]) {
      ZStack(alignment: .bottomTrailing) {
        box(20, 20); box(5, 5)
      }
    }
  }

  @LayoutTable static var readers: [LayoutCase] {
    LayoutCase(
      "a reader fills and places at the top leading corner", 100, 60, [[0, 0, 100, 60], [0, 0, 20, 10]]
    ) {
      GeometryReader { _ in box(20, 10) }.outlined()
    }
    LayoutCase("its content knows the size", 100, 60, [[0, 0, 25, 30]]) {
      GeometryReader { proxy in box(proxy.size.width / 4, proxy.size.height / 2) }
    }
    LayoutCase("colours in it fill", 100, 60, [[0, 0, 100, 60]]) { GeometryReader { _ in Color.red } }
    LayoutCase("several views are laid over each other", 100, 60, [[0, 0, 20, 10], [0, 0, 10, 20]]) {
      GeometryReader { _ in
        box(20, 10)
        box(10, 20)
      }
    }
    LayoutCase("in a row it takes its share", 100, 20, [[0, 0, 40, 20], [40, 0, 30, 20]]) {
      HStack(spacing: 0) {
        box(40, 20)
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
      }
    }
    LayoutCase("in a frame it knows that size", 100, 60, [[30, 20, 10, 20]]) {
      GeometryReader { proxy in box(proxy.size.width / 4, proxy.size.height) }.frame(width: 40, height: 20)
    }
    LayoutCase("inside padding", 100, 60, [[10, 10, 80, 40]]) {
      GeometryReader { proxy in box(proxy.size.width, proxy.size.height) }.padding(10)
    }
    LayoutCase("a position in a reader", 100, 60, [[45, 25, 10, 10]]) {
      GeometryReader { proxy in box(10, 10).position(x: proxy.size.width / 2, y: proxy.size.height / 2) }
    }
    LayoutCase("a bar of a part", 100, 20, [[0, 0, 100, 20], [0, 0, 75, 20]]) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Color.blue
          Color.red.frame(width: proxy.size.width * 0.75)
        }
      }
    }
    LayoutCase("its frame in the widget", 100, 60, [[40, 30, 10, 10]]) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        box(10, 10).offset(x: frame.minX, y: frame.minY)
      }.padding(.leading, 20).padding(.top, 15)
    }
    LayoutCase("its local frame begins at nothing", 100, 60, [[20, 15, 10, 10]]) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .local)
        box(10, 10).offset(x: frame.minX, y: frame.minY)
      }.padding(.leading, 20).padding(.top, 15)
    }
    LayoutCase("a reader in a reader", 80, 80, [[0, 0, 20, 20]]) {
      GeometryReader { outer in
        GeometryReader { inner in box(inner.size.width / 2, inner.size.height / 2) }
          .frame(width: outer.size.width / 2, height: outer.size.height / 2)
      }
    }
  }

  @LayoutTable static var fits: [LayoutCase] {
    LayoutCase("the first that fits", 50, 20, [[0, 5, 50, 10]]) {
      ViewThatFits {
        box(80, 10); box(50, 10); box(10, 10)
      }
    }
    LayoutCase("the last where none fits", 50, 20, [[-5, 5, 60, 10]]) {
      ViewThatFits {
        box(80, 10); box(60, 10)
      }
    }
    LayoutCase("height counts as well", 50, 20, [[20, 5, 10, 10]]) {
      ViewThatFits {
        box(10, 30); box(10, 10)
      }
    }
    LayoutCase("only the width counts where asked", 50, 20, [[20, -5, 10, 30]]) {
      ViewThatFits(in: .horizontal) {
        box(10, 30); box(10, 10)
      }
    }
    LayoutCase("only the height counts where asked", 50, 20, [[-15, 5, 80, 10]]) {
      ViewThatFits(in: .vertical) {
        box(80, 10); box(10, 10)
      }
    }
    LayoutCase("text is asked for its line", 60, 20, [[5, 5, 50, 10]]) {
      ViewThatFits {
        Text("AAAAAAAA"); Text("AAAAA")
      }
    }
    LayoutCase("text may wrap where the height alone counts", 60, 20, [[10, 0, 40, 20]]) {
      ViewThatFits(in: .vertical) {
        Text("AAAA BBBB"); Text("A")
      }
    }
    LayoutCase("a colour fits by its ideal and then fills", 60, 20, [[0, 0, 60, 20]]) {
      ViewThatFits {
        Color.red; box(10, 10)
      }
    }
    LayoutCase("a row or a column", 50, 40, [[10, 10, 30, 10], [10, 20, 30, 10]]) {
      ViewThatFits {
        HStack(spacing: 0) {
          box(30, 10); box(30, 10)
        }
        VStack(spacing: 0) {
          box(30, 10); box(30, 10)
        }
      }
    }
    LayoutCase("in a row it is offered its share", 100, 10, [[0, 0, 60, 10], [60, 0, 30, 10]]) {
      HStack(spacing: 0) {
        box(60, 10)
        ViewThatFits {
          box(50, 10); box(30, 10)
        }
        Spacer(minLength: 0)
      }
    }
    LayoutCase("inside padding there is less room", 50, 40, [[15, 15, 20, 10]]) {
      ViewThatFits {
        box(40, 10); box(20, 10)
      }.padding(10)
    }
    LayoutCase("without a proposal the first", 50, 20, [[-15, 5, 80, 10]]) {
      ViewThatFits {
        box(80, 10); box(10, 10)
      }.fixedSize()
    }
    LayoutCase("no choices", 20, 20, [[5, 5, 10, 10]]) {
      VStack(spacing: 0) {
        ViewThatFits {}
        box(10, 10)
      }
    }
  }
}
