import SwiftUI
import UIKit

/// What containers see as their children, and pictures among them.
extension LayoutCaseTests {
  private struct Pair: View {
    var body: some View {
      box(10, 10)
      box(20, 10)
    }
  }
  private struct Element: Identifiable {
    var id: String
    var width: CGFloat
  }
  private static let elements = [
    Element(id: "a", width: 10), Element(id: "b", width: 20), Element(id: "c", width: 30),
  ]

  @LayoutTable static var composition: [LayoutCase] {
    LayoutCase("a group is transparent", 60, 10, [[0, 0, 20, 10], [20, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Group {
          Color.red; Color.green
        }; Color.blue
      }
    }
    LayoutCase("groups in groups", 60, 10, [[0, 0, 20, 10], [20, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) {
        Group {
          Group { Color.red };
          Group {
            Color.green; Color.blue
          }
        }
      }
    }
    LayoutCase("a frame on a group is on each", 60, 10, [[20, 0, 10, 10], [30, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Group {
          Color.red; Color.green
        }.frame(width: 10)
      }
    }
    LayoutCase(
      "a background on a group is behind each", 60, 10,
      [[20, 0, 10, 10], [20, 0, 10, 10], [30, 0, 10, 10], [30, 0, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Group {
          box(10, 10); box(10, 10)
        }.outlined()
      }
    }
    LayoutCase("a view with two in its body gives two", 60, 10, [[15, 0, 10, 10], [25, 0, 20, 10]]) {
      HStack(spacing: 0) { Pair() }
    }
    LayoutCase("… in layers, two layers", 60, 10, [[25, 0, 10, 10], [20, 0, 20, 10]]) { ZStack { Pair() } }
    LayoutCase("for each of a range", 60, 10, [[0, 0, 20, 10], [20, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red } }
    }
    LayoutCase("for each of elements", 60, 10, [[0, 0, 10, 10], [10, 0, 20, 10], [30, 0, 30, 10]]) {
      HStack(spacing: 0) { ForEach(elements) { box($0.width, 10) } }
    }
    LayoutCase("for each by key path", 60, 10, [[0, 0, 10, 10], [10, 0, 20, 10], [30, 0, 30, 10]]) {
      HStack(spacing: 0) { ForEach([10.0, 20, 30], id: \.self) { box($0, 10) } }
    }
    LayoutCase(
      "for each with two views an element", 60, 10,
      [[10, 0, 10, 10], [20, 0, 10, 10], [30, 0, 10, 10], [40, 0, 10, 10]]
    ) {
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in
          box(10, 10)
          box(10, 10)
        }
      }
    }
    LayoutCase("for each of nothing", 60, 10, [[0, 0, 60, 10]]) {
      HStack {
        ForEach(0..<0) { _ in Color.red }; Color.green
      }
    }
    LayoutCase("nothing gives nothing", 60, 10, [[0, 0, 60, 10]]) {
      HStack {
        EmptyView(); Color.red; EmptyView()
      }
    }
    LayoutCase("a frame around nothing draws nothing but takes no child's place", 60, 10, [[0, 0, 60, 10]]) {
      HStack {
        EmptyView().frame(width: 20); Color.red
      }
    }
    LayoutCase("if, true", 60, 10, [[0, 0, 30, 10], [30, 0, 30, 10]]) {
      HStack(spacing: 0) {
        Color.red
        if !elements.isEmpty { Color.green }
      }
    }
    LayoutCase("if, false", 60, 10, [[0, 0, 60, 10]]) {
      HStack(spacing: 0) {
        Color.red
        if elements.isEmpty { Color.green }
      }
    }
    LayoutCase("else", 60, 10, [[0, 0, 30, 10], [30, 0, 30, 10]]) {
      HStack(spacing: 0) {
        Color.red
        if elements.isEmpty { box(5, 5) } else { Color.green }
      }
    }
    LayoutCase("an optional view", 60, 10, [[0, 0, 60, 10]]) {
      HStack(spacing: 0) {
        Color.red; elements.isEmpty ? Color.green : nil
      }
    }
    LayoutCase("if let", 60, 10, [[0, 0, 50, 10], [50, 0, 10, 10]]) {
      HStack(spacing: 0) {
        Color.red
        if let first = elements.first { box(first.width, 10) }
      }
    }
    LayoutCase("switch", 60, 10, [[25, 0, 10, 10]]) {
      HStack {
        switch elements.count {
        case 3: box(10, 10)
        default: box(20, 10)
        }
      }
    }
    LayoutCase("a view of hidden type", 60, 10, [[0, 0, 30, 10], [30, 0, 30, 10]]) {
      HStack(spacing: 0) {
        AnyView(Color.red); AnyView(Color.green)
      }
    }
    LayoutCase("a hidden view keeps its room", 60, 10, [[0, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) {
        box(20, 10); box(20, 10).hidden(); box(20, 10)
      }
    }
    LayoutCase("a view of no opacity keeps its room", 60, 10, [[0, 0, 20, 10], [40, 0, 20, 10]]) {
      HStack(spacing: 0) {
        box(20, 10); box(20, 10).opacity(0); box(20, 10)
      }
    }
    LayoutCase(
      "scaling and turning keep the room", 60, 10, [[0, 0, 20, 10], [20, 0, 20, 10], [40, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        box(20, 10); box(20, 10).scaleEffect(3); box(20, 10)
      }
    }
  }

  /// 20 × 10 grey pixels.
  private static let picture: UIImage = {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAAAAACRPiE6AAAAD0lEQVR42mNowAIYhrIgAAc5ZAFLvsJUAAAAAElFTkSuQmCC"
    guard let image = Data(base64Encoded: png).flatMap(UIImage.init(data:)) else {
      fatalError("the picture is broken")
    }
    return image
  }()

  @LayoutTable static var pictures: [LayoutCase] {
    LayoutCase("a picture has its own size", 100, 100, [[40, 45, 20, 10]]) { Image(uiImage: picture) }
    LayoutCase("whatever frame is around it", 100, 100, [[40, 45, 20, 10]]) {
      Image(uiImage: picture).frame(width: 80, height: 80)
    }
    LayoutCase("resizable it fills", 100, 60, [[0, 0, 100, 60]]) { Image(uiImage: picture).resizable() }
    LayoutCase("in its frame", 100, 60, [[30, 20, 40, 20]]) {
      Image(uiImage: picture).resizable().frame(width: 40, height: 20)
    }
    LayoutCase("fit", 100, 100, [[0, 25, 100, 50]]) { Image(uiImage: picture).resizable().scaledToFit() }
    LayoutCase("fill", 100, 100, [[-50, 0, 200, 100]]) { Image(uiImage: picture).resizable().scaledToFill() }
    LayoutCase("fit of another shape", 100, 100, [[0, 0, 100, 100]]) {
      Image(uiImage: picture).resizable().aspectRatio(1, contentMode: .fit)
    }
    LayoutCase("resizable, its ideal is its own size", 100, 100, [[40, 45, 20, 10]]) {
      Image(uiImage: picture).resizable().fixedSize()
    }
    LayoutCase("fill in a frame overflows it", 100, 100, [[30, 30, 40, 40], [10, 30, 80, 40]]) {
      Image(uiImage: picture).resizable().scaledToFill().frame(width: 40, height: 40).outlined()
    }
    LayoutCase("beside text", 100, 20, [[26, 5, 20, 10], [54, 5, 20, 10]]) {
      HStack {
        Image(uiImage: picture); Text("AA")
      }
    }
    LayoutCase("fitting beside a colour", 100, 10, [[0, 0, 20, 10], [20, 0, 80, 10]]) {
      HStack(spacing: 0) {
        Image(uiImage: picture).resizable().scaledToFit(); Color.red
      }
    }
  }
}
