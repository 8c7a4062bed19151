import SwiftUI
import XCTest

private enum Density: Equatable { case loose, tight }
private struct Ruler: Equatable { var unit: CGFloat }

extension EnvironmentValues {
  @Entry fileprivate var density: Density = .loose
  @Entry fileprivate var counted = 4
  @Entry fileprivate var ruler: Ruler?
  @Entry fileprivate var `default`: [String] = ["a"]
  @Entry fileprivate var action: @Sendable () -> Int = { 7 }
}

extension FocusedValues {
  @Entry fileprivate var selection: Binding<Int>?
}

@MainActor final class EntryTests: XCTestCase {
  func testDefaultsAndValuesSet() async {
    var values = EnvironmentValues()
    XCTAssertEqual(values.density, .loose)
    XCTAssertEqual(values.counted, 4)
    XCTAssertNil(values.ruler)
    XCTAssertEqual(values.default, ["a"])
    XCTAssertEqual(values.action(), 7)
    values.density = .tight
    values.ruler = Ruler(unit: 3)
    values.counted += 1
    XCTAssertEqual(values.density, .tight)
    XCTAssertEqual(values.ruler, Ruler(unit: 3))
    XCTAssertEqual(values.counted, 5)
  }

  func testEntriesReachDescendants() async {
    struct Sized: View {
      @Environment(\.ruler) var ruler
      @FocusedValue(\.selection) var selection
      var body: some View { Color.red.frame(width: ruler?.unit ?? 1, height: selection == nil ? 2 : 1) }
    }
    let scene = scene(50, 50) { VStack { Sized() }.environment(\.ruler, Ruler(unit: 9)) }
    XCTAssertEqual(scene.boxes.map(\.size), [CGSize(width: 9, height: 2)])
  }
}

#Preview { Text("plain") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count = 1
  VStack {
    Text("\(count)")
    Color.red.onTapGesture { count += 1 }
  }
}
