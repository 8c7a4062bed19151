import SwiftUI
import XCTest

/// What custom dynamic properties see and when they are updated.
@MainActor final class DynamicPropertyTests: XCTestCase {
  private final class Journal {
    var lines: [String] = []
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @Environment(\.lineSpacing) private var spacing
    let journal: Journal
    private var found: CGFloat = -1
    init(_ journal: Journal) { self.journal = journal }
    var wrappedValue: CGFloat { found }
    mutating func update() {
      found = spacing * 2
      journal.lines.append("doubled")
    }
  }

  @propertyWrapper private struct Outer: DynamicProperty {
    @Doubled var inner: CGFloat
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      _inner = Doubled(journal)
    }
    var wrappedValue: CGFloat { inner + 1 }
    mutating func update() { journal.lines.append("outer") }
  }

  private struct Box: View {
    @Outer var side: CGFloat
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      _side = Outer(journal)
    }
    var body: some View {
      let _ = journal.lines.append("body")
      Color.red.frame(width: side, height: 1)
    }
  }

  func testInnerPropertiesAreFilledAndUpdatedBeforeTheBody() async {
    let journal = Journal()
    let scene = scene(50, 50) { Box(journal).lineSpacing(7) }
    XCTAssertEqual(journal.lines, ["doubled", "outer", "body"])
    XCTAssertEqual(scene.boxes.map(\.width), [15])
  }

  func testTheUpdateIsOnTheEvaluatedCopyOnly() async {
    let journal = Journal()
    let box = Box(journal)
    _ = scene(50, 50) { box.lineSpacing(7) }
    let other = scene(50, 50) { box.lineSpacing(2) }
    XCTAssertEqual(other.boxes.map(\.width), [5])
  }

  func testModifiersAreFilledToo() async {
    struct Wide: ViewModifier {
      @Environment(\.lineSpacing) var spacing
      func body(content: Content) -> some View { content.frame(width: spacing, height: 1) }
    }
    XCTAssertEqual(
      scene(50, 50) { Color.red.modifier(Wide()).lineSpacing(9) }.boxes.map(\.width), [9])
  }

  func testValuesReadInALaterClosureAreThoseOfThePlace() async {
    struct Late: View {
      @Environment(\.lineSpacing) var spacing
      var body: some View {
        GeometryReader { _ in Color.red.frame(width: spacing, height: 1) }.lineSpacing(3)
      }
    }
    XCTAssertEqual(scene(50, 50) { Late().lineSpacing(8) }.boxes.map(\.width), [8])
  }

  func testViewsThatAreNoStructs() async {
    enum Choice: View {
      case narrow
      case wide(CGFloat)
      var body: some View {
        switch self {
        case .narrow: Color.red.frame(width: 1, height: 1)
        case .wide(let width): Color.red.frame(width: width, height: 1)
        }
      }
    }
    let scene = scene(50, 50) {
      HStack(spacing: 0) {
        Choice.narrow
        Choice.wide(8)
      }
    }
    XCTAssertEqual(scene.boxes.map(\.width), [1, 8])
  }

  func testStylesAreFilledToo() async {
    struct Wide: ButtonStyle {
      @Environment(\.lineSpacing) var spacing
      @Doubled var doubled: CGFloat
      func makeBody(configuration: Configuration) -> some View {
        GeometryReader { _ in Color.red.frame(width: spacing, height: doubled) }.lineSpacing(1)
      }
    }
    let style = Wide(doubled: Doubled(Journal()))
    let scene = scene(50, 50) { Button("Go") {}.buttonStyle(style).lineSpacing(6) }
    XCTAssertEqual(scene.boxes.map(\.size), [CGSize(width: 6, height: 12)])
  }

  func testNamespacesDifferByPropertyAndPlaceAndStayFromSceneToScene() async {
    final class Found { var ids: [Namespace.ID] = [] }
    struct Named: View {
      @Namespace var first
      @Namespace var second
      let found: Found
      var body: some View {
        let _ = found.ids += [first, second]
        Color.red
      }
    }
    let found = Found()
    for _ in 0..<2 {
      _ = scene(50, 50) {
        Named(found: found)
        Named(found: found)
      }
    }
    XCTAssertEqual(Set(found.ids).count, 4)
    XCTAssertEqual(Array(found.ids.prefix(4)), Array(found.ids.suffix(4)))
  }
}
