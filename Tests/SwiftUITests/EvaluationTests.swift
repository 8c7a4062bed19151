import Archive
import SwiftUI
import XCTest

@MainActor final class EvaluationTests: XCTestCase {
  private struct ReadsScheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { (scheme == .dark ? Color.white : Color.black).frame(width: 1, height: 1) }
  }

  func testReadingTheColorSchemeIsNoted() async {
    XCTAssertTrue(scene(10, 10) { ReadsScheme() }.dependencies.contains(.colorScheme))
    XCTAssertFalse(scene(10, 10) { Color.primary }.dependencies.contains(.colorScheme))
  }

  func testEnvironmentReachesDescendantsOnly() async {
    struct Width: View {
      @Environment(\.[key]) var width
      var body: some View { Color.red.frame(width: width, height: 1) }
    }
    let scene = scene(10, 10) {
      VStack(spacing: 0) {
        Width().environment(\.[key], 5)
        Width()
      }
    }
    XCTAssertEqual(scene.boxes.map(\.width), [5, 1])
  }

  func testAModifierWithABodyWrapsItsContent() async {
    struct Framed: ViewModifier {
      let side: CGFloat
      func body(content: Content) -> some View { content.frame(width: side, height: side) }
    }
    XCTAssertEqual(scene(100, 100) { Color.red.modifier(Framed(side: 30)) }.boxes, [rect(35, 35, 30, 30)])
  }

  func testModifiersOfAGroupApplyToEachChild() async {
    let scene = scene(100, 100) {
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }.frame(width: 5, height: 7)
      }
    }
    XCTAssertEqual(scene.boxes.map(\.size), [CGSize(width: 5, height: 7), CGSize(width: 5, height: 7)])
  }

  func testOpacityZeroDrawsNothingAndOneNoGroup() async {
    XCTAssertTrue(scene(10, 10) { Color.red.opacity(0) as Color }.boxes.count == 1)
    XCTAssertTrue(scene(10, 10) { Rectangle().opacity(0) }.content.isEmpty)
    XCTAssertTrue(scene(10, 10) { Rectangle().opacity(1) }.groups.isEmpty)
    XCTAssertEqual(scene(10, 10) { Rectangle().opacity(0.5) }.groups.first?.opacity, 0.5)
  }

  func testSystemColoursStaySymbolic() async {
    XCTAssertEqual(
      scene(10, 10) { Color.red.opacity(0.5) }.paths.first?.paint,
      .color(SceneColor(.system(.red), opacity: 0.5)))
  }

  func testAFixedSchemeSettlesColours() async {
    let scene = scene(10, 10) { Rectangle().foregroundStyle(.primary).environment(\.colorScheme, .dark) }
    XCTAssertEqual(scene.paths.first?.paint, .color(SceneColor(.srgb(red: 1, green: 1, blue: 1))))
  }

  func testHierarchicalStylesAreLevelsOfTheForeground() async {
    let plain = scene(10, 10) { Rectangle().foregroundStyle(.secondary) }
    XCTAssertEqual(plain.paths.first?.paint, .color(SceneColor(.system(.secondary))))
    let tinted = scene(10, 10) { Rectangle().foregroundStyle(.secondary).foregroundStyle(.blue) }
    XCTAssertEqual(tinted.paths.first?.paint, .color(SceneColor(.system(.blue), opacity: 0.5)))
  }

  func testContainerBackgroundStandsApartAndFillsTheWidget() async {
    let scene = scene(100, 80, margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)) {
      Color.red.containerBackground(.blue, for: .widget)
    }
    XCTAssertEqual(scene.containerBackground?.flatMap(\.boxes), [rect(0, 0, 100, 80)])
    XCTAssertEqual(scene.boxes, [rect(16, 16, 68, 48)])
  }

  func testLinksAreHitRegions() async {
    let scene = scene(100, 100) {
      Link(destination: URL(string: "app://x")!) { Color.red.frame(width: 10, height: 10) }
        .widgetURL(URL(string: "app://whole"))
    }
    XCTAssertEqual(scene.hits, [HitRegion(frame: rect(45, 45, 10, 10), action: .link("app://x"))])
    XCTAssertEqual(scene.widgetURL, "app://whole")
  }

  func testRecursionWithoutEndIsReported() async {
    struct Endless: View {
      var body: AnyView { AnyView(VStack { Endless() }) }
    }
    XCTAssertTrue(scene(10, 10) { Endless() }.codes.contains("too-deep"))
  }

  func testTooManyViewsAreReported() async {
    let scene = scene(10, 10) { VStack { ForEach(0..<100_000, id: \.self) { _ in Rectangle() } } }
    XCTAssertTrue(scene.codes.contains("too-many-views"))
  }

  func testNumbersThatAreNoneDoNotReachTheScene() async {
    for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e30] {
      let scene = scene(50, 50) {
        Color.red.frame(width: value, height: value).padding(value).offset(x: value, y: value)
          .rotationEffect(.degrees(value)).scaleEffect(value)
      }
      for box in scene.boxes {
        for number in [box.minX, box.minY, box.width, box.height] {
          XCTAssertTrue(number.isFinite && abs(number) <= 4e6, "\(value) gave \(number)")
        }
      }
    }
  }

  func testDuplicateIdsAreReported() async {
    XCTAssertTrue(
      scene(10, 10) { VStack { ForEach([1, 1], id: \.self) { _ in Color.red } } }.codes.contains(
        "duplicate-id"))
  }

  func testTrimKeepsPartOfARing() async {
    let scene = scene(100, 100) { Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4) }
    guard case .elements(let elements)? = scene.paths.first?.geometry else { return XCTFail("no path") }
    for case .line(let point) in elements {
      XCTAssertGreaterThanOrEqual(point.x, 49.9)
      XCTAssertGreaterThanOrEqual(point.y, 49.9)
    }
  }
}

private struct TestKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum KeyName { case width }
private let key = KeyName.width
extension EnvironmentValues {
  fileprivate subscript(_ name: KeyName) -> CGFloat {
    get { self[TestKey.self] }
    set { self[TestKey.self] = newValue }
  }
}
