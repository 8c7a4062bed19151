import SwiftUI
import XCTest

/// Forms that real projects write; that they compile is the test, what they draw is looked at where it says something.
@MainActor final class LayoutFormsTests: XCTestCase {
  private struct Measured: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }
  private struct Frames: PreferenceKey {
    typealias Value = [Int: Anchor<CGRect>]
    static let defaultValue: Value = [:]
    static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
  }
  /// A layout as it is often written: `()` for the cache, a stored property, a nested call of another layout's methods.
  private struct Wrap: Layout {
    var alignment: Alignment = .center
    var spacing: CGFloat?
    var animatableData: CGFloat {
      get { spacing ?? 0 }
      set { spacing = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      guard !subviews.isEmpty else { return .zero }
      return subviews.reduce(into: CGSize.zero) { size, subview in
        let next = subview.dimensions(in: proposal)
        size.width = max(size.width, next.width)
        size.height += next.height
      }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var point = CGPoint(x: bounds.midX, y: bounds.minY)
      for index in subviews.indices {
        subviews[index].place(at: point, anchor: .top, proposal: .init(width: bounds.width, height: nil))
        point.y += subviews[index].sizeThatFits(.unspecified).height
      }
    }
  }

  func testLayoutsAreCalledLikeContainers() async {
    let isWide = true
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
    let scene = scene(200, 100) {
      VStack(spacing: 0) {
        Wrap { Color.red.frame(width: 10, height: 10) }
        Wrap(alignment: .top, spacing: 2) {
          ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }
          if isWide { Color.red.frame(width: 10, height: 10) }
        }
        AnyLayout(ZStackLayout()) { Color.red.frame(width: 10, height: 10) }
        layout { Color.red.frame(width: 10, height: 10) }
      }
    }
    XCTAssertEqual(scene.boxes.map(\.minY), [20, 30, 40, 50, 60, 70])
  }

  func testGeometryIsReadInManyForms() async {
    let scene = scene(100, 100) {
      VStack(spacing: 0) {
        Color.red
          .background(GeometryReader { Color.clear.preference(key: Measured.self, value: $0.size) })
          .onPreferenceChange(Measured.self) { _ in }
        GeometryReader { geometry in
          let global = geometry.frame(in: .global)
          let named = geometry.frame(in: .named("stack"))
          let local = geometry.frame(in: .local)
          Color.blue.frame(width: global.minY - named.minY + local.width / 2)
        }
      }
      .coordinateSpace(name: "stack")
      .coordinateSpace(.named("other"))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { _, _ in }
      .gesture(DragGesture(coordinateSpace: .named("stack")))
      .onTapGesture(coordinateSpace: .local) { _ in }
    }
    XCTAssertEqual(scene.boxes.last?.width, 50)
  }

  func testPreferencesAreReadInManyForms() async {
    let scene = scene(100, 100) {
      HStack {
        ForEach(0..<2) { index in
          Color.red.frame(width: 10, height: 10)
            .anchorPreference(key: Frames.self, value: .bounds, transform: { [index: $0] })
        }
      }
      .backgroundPreferenceValue(Frames.self) { frames in
        GeometryReader { geometry in
          ForEach(Array(frames.keys).sorted(), id: \.self) { key in
            if let anchor = frames[key] {
              let frame = geometry[anchor]
              Color.blue.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
            }
          }
        }
      }
      .overlayPreferenceValue(Frames.self, alignment: .top) { Text("\($0.count)") }
      .transformPreference(Frames.self) { $0[7] = nil }
    }
    XCTAssertEqual(scene.boxes.prefix(2), [rect(36, 55, 10, 2), rect(54, 55, 10, 2)])
    XCTAssertEqual(scene.texts.count, 1)
  }

  func testGridsAreWrittenInManyForms() async {
    let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 20), spacing: 4, alignment: .top)]
    let repeated = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    let scene = scene(100, 200) {
      VStack {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
          Section(header: Text("header")) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        }
        LazyVGrid(columns: repeated) { ForEach(0..<7, id: \.self) { Text("\($0)") } }
        LazyHGrid(rows: [.init(.fixed(10)), .init(.fixed(10))]) { Color.red }
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 2, verticalSpacing: 2) {
          GridRow {
            Text("a").gridColumnAlignment(.trailing)
            Text("b").gridCellColumns(2).gridCellAnchor(.center)
          }
          Divider().gridCellUnsizedAxes([.horizontal])
        }
      }
    }
    XCTAssertEqual(scene.texts.count, 13)
    XCTAssertFalse(scene.codes.contains { $0.hasPrefix("invalid") })
  }
}
