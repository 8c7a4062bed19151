import Archive
import SwiftUI
import XCTest

/// Lengths that are none, and trees without measure: a bounded scene with a finding, never a crash or a hang.
@MainActor final class BadLayoutInputTests: XCTestCase {
  private static let lengths: [CGFloat] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -1e9, 1e9, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .ulpOfOne,
  ]

  /// Draws each view between two others, in both directions, with and without a proposal.
  private func draw(_ name: String, _ length: CGFloat, _ view: some View) {
    for rightToLeft in [false, true] {
      let drawn = scene(100, 60, rightToLeft: rightToLeft) {
        VStack {
          HStack {
            Color.red; view; Text("A")
          }
          view.fixedSize()
          ZStack {
            view; Color.blue
          }
        }
      }
      for frame in drawn.frames {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        XCTAssertTrue(
          numbers.allSatisfy { $0.isFinite && abs($0) < 1e8 }, "\(name)(\(length)) draws at \(frame)")
      }
    }
  }

  func testEveryLengthInEveryModifier() async {
    for x in Self.lengths {
      draw("frame(width:)", x, Color.red.frame(width: x))
      draw("frame(height:)", x, Text("A").frame(height: x))
      draw("frame(width:height:)", x, Color.red.frame(width: x, height: x))
      draw("frame(minWidth:)", x, Color.red.frame(minWidth: x))
      draw("frame(idealWidth:)", x, Color.red.frame(idealWidth: x))
      draw("frame(maxWidth:)", x, Color.red.frame(maxWidth: x))
      draw("frame(min…max)", x, Color.red.frame(minWidth: x, maxWidth: 10, minHeight: 10, maxHeight: x))
      draw("frame(all)", x, Text("A").frame(minWidth: x, idealWidth: x, maxWidth: x))
      draw("padding", x, Color.red.padding(x))
      draw("padding(edge)", x, Color.red.padding(.leading, x))
      draw("padding(insets)", x, Color.red.padding(EdgeInsets(top: x, leading: 1, bottom: -x, trailing: x)))
      draw("offset", x, Color.red.offset(x: x, y: -x))
      draw("position", x, Color.red.position(x: x, y: x))
      draw("aspectRatio", x, Color.red.aspectRatio(x, contentMode: .fit))
      draw("aspectRatio(size)", x, Color.red.aspectRatio(CGSize(width: x, height: 0), contentMode: .fill))
      draw(
        "HStack(spacing:)", x,
        HStack(spacing: x) {
          Color.red; Color.green; Text("A")
        })
      draw(
        "VStack(spacing:)", x,
        VStack(spacing: x) {
          Color.red; Color.green; Text("A")
        })
      draw(
        "Spacer(minLength:)", x,
        HStack {
          Color.red; Spacer(minLength: x); Color.green
        })
      draw(
        "alignmentGuide", x,
        VStack(alignment: .leading) {
          Color.red.alignmentGuide(.leading) { _ in x }; Text("A")
        })
      draw(
        "layoutPriority", x,
        HStack {
          Color.red.layoutPriority(Double(x)); Text("A").layoutPriority(-Double(x))
        })
      draw(
        "zIndex", x,
        ZStack {
          Color.red.zIndex(Double(x)); Color.green.zIndex(1)
        })
      draw("GeometryReader", x, GeometryReader { _ in Color.red.frame(width: x) })
      draw(
        "overlay", x,
        Color.red.overlay(alignment: .leading) { Color.blue.alignmentGuide(.leading) { _ in x } })
      draw(
        "ViewThatFits", x,
        ViewThatFits {
          Color.red.frame(width: x); Text("A")
        })
      draw("lineSpacing", x, Text("A B").lineSpacing(x).frame(width: 10))
    }
  }

  /// What a bad length counts as, and the finding that names the modifier.
  private func check<V: View>(
    _ code: String?, _ words: String, _ expected: CGRect, line: UInt = #line, @ViewBuilder _ view: () -> V
  ) {
    let drawn = scene(100, 60, view)
    XCTAssertEqual(drawn.frames, [expected], words, line: line)
    let finding = drawn.diagnostics.first { $0.code == code }
    if code != nil {
      XCTAssertNotNil(finding, "\(words): no finding among \(drawn.codes)", line: line)
      XCTAssertTrue(finding?.message.contains(words) ?? false, finding?.message ?? "", line: line)
    } else {
      XCTAssertEqual(drawn.codes, [], line: line)
    }
  }

  func testABadLengthIsReportedAndCountsAsNoneGiven() async {
    check("invalid-frame", "width", rect(0, 0, 100, 60)) { Color.red.frame(width: -5) }
    check("invalid-frame", "width", rect(0, 0, 100, 60)) { Color.red.frame(width: .nan) }
    check("invalid-frame", "height", rect(0, 0, 100, 60)) { Color.red.frame(height: .infinity) }
    check("invalid-frame", "width", rect(0, 0, 100, 60)) { Color.red.frame(minWidth: -5) }
    check("invalid-frame", "width", rect(0, 0, 100, 60)) { Color.red.frame(maxWidth: .nan) }
    check("invalid-frame", "Contradictory frame constraints for width", rect(10, 0, 80, 60)) {
      Color.red.frame(minWidth: 20, idealWidth: 80, maxWidth: 30).frame(width: 80)
    }
    check("invalid-padding", "not finite", rect(0, 0, 100, 60)) { Color.red.padding(.nan) }
    check("invalid-offset", "not finite", rect(0, 0, 100, 60)) { Color.red.offset(x: .nan) }
    check("invalid-position", "not finite", rect(-50, 0, 100, 60)) { Color.red.position(x: .nan, y: 30) }
    check("invalid-aspect-ratio", "0.0", rect(20, 0, 60, 60)) { Color.red.aspectRatio(0, contentMode: .fit) }
    check("invalid-spacing", "spacing", rect(0, 0, 100, 60)) { HStack(spacing: .nan) { Color.red } }
    check("invalid-spacing", "minLength", rect(0, 0, 100, 60)) {
      HStack(spacing: 0) {
        Spacer(minLength: .nan); Color.red
      }
    }
    check(nil, "", rect(0, 0, 100, 60)) { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  func testContradictoryLimitsFollowTheChild() async {
    let drawn = scene(100, 60) {
      Color.red.frame(width: 30, height: 10).frame(minWidth: 80, maxWidth: 50).outlined()
    }
    XCTAssertEqual(drawn.frames, [rect(35, 25, 30, 10), rect(35, 25, 30, 10)])
    XCTAssertEqual(drawn.codes, ["invalid-frame"])
  }

  func testNothingForEachAndNamesGivenTwice() async {
    XCTAssertEqual(scene(100, 10) { HStack { ForEach([Int](), id: \.self) { _ in Color.red } } }.frames, [])
    let twice = scene(90, 10) { HStack(spacing: 0) { ForEach([1, 1, 2], id: \.self) { _ in Color.red } } }
    XCTAssertEqual(twice.frames.map(\.width), [30, 30, 30])
    XCTAssertEqual(twice.codes, ["duplicate-id"])
  }

  /// Seconds of this thread's own work, whatever else the machine does.
  private func processorSeconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    work()
    return now() - start
  }

  func testTenThousandChildren() async {
    let column = processorSeconds {
      let drawn = scene(100, 100) { VStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red } } }
      XCTAssertEqual(drawn.codes, [])
    }
    let texts = processorSeconds {
      let drawn = scene(100, 100) { VStack { ForEach(0..<10_000) { Text("\($0)") } } }
      XCTAssertLessThanOrEqual(drawn.texts.count, 10_000)
    }
    let layers = processorSeconds {
      let drawn = scene(100, 100) { ZStack { ForEach(0..<10_000) { _ in Color.red } } }
      XCTAssertEqual(drawn.frames.count, 10_000)
    }
    for (name, time) in [("column", column), ("texts", texts), ("layers", layers)] {
      XCTAssertLessThan(time, 5, name)
    }
  }

  func testMoreViewsThanASceneHolds() async {
    let drawn = scene(100, 100) { ZStack { ForEach(0..<1_000_000) { _ in Color.red } } }
    XCTAssertLessThanOrEqual(drawn.frames.count, 20_000)
    XCTAssertEqual(drawn.codes, ["too-many-views"])
  }

  // MARK: Depth

  /// A view within a thousand others, by a step that adds one level.
  private func nested(_ levels: Int, _ step: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Color.red)
    for _ in 0..<levels { view = step(view) }
    return view
  }

  private let steps: [(String, (AnyView) -> AnyView)] = [
    ("VStack", { view in AnyView(VStack { view }) }),
    (
      "HStack",
      { view in
        AnyView(
          HStack {
            view; EmptyView()
          })
      }
    ),
    ("ZStack", { view in AnyView(ZStack { view }) }),
    ("padding", { AnyView($0.padding(0)) }),
    ("frame", { AnyView($0.frame(maxWidth: .infinity)) }),
    ("background", { AnyView($0.background(Color.blue)) }),
    ("overlay", { view in AnyView(Color.blue.overlay { view }) }),
    ("opacity", { AnyView($0.opacity(0.9)) }),
    ("fixedSize", { AnyView($0.fixedSize()) }),
    ("aspectRatio", { AnyView($0.aspectRatio(1, contentMode: .fit)) }),
    ("GeometryReader", { view in AnyView(GeometryReader { _ in view }) }),
    ("ViewThatFits", { view in AnyView(ViewThatFits { view }) }),
    ("environment", { AnyView($0.environment(\.lineLimit, 1)) }),
    ("Group", { view in AnyView(Group { view }) }),
    (
      "HStack in VStack",
      { view in
        AnyView(
          VStack {
            HStack {
              view; Color.blue
            }; Color.green
          })
      }
    ),
    (
      "stacks and frames",
      { view in
        AnyView(
          VStack {
            HStack {
              view; Text("A")
            }.frame(maxWidth: .infinity)
          })
      }
    ),
  ]

  func testAThousandLevels() async {
    for (name, step) in steps {
      let view = nested(1000, step)
      var drawn: Scene?
      XCTAssertLessThan(processorSeconds { drawn = scene(100, 100) { view } }, 5, name)
      XCTAssertLessThanOrEqual(drawn?.frames.count ?? 0, 20_000, name)
      let codes = Set(drawn?.codes ?? [])
      XCTAssertTrue(
        codes.isSubset(of: ["too-deep", "too-many-views", "text-truncated"]), "\(name): \(codes)")
      XCTAssertTrue(
        !(drawn?.frames.isEmpty ?? true) || codes.contains("too-deep"), "\(name) draws nothing unsaid")
    }
  }

  func testMoreLevelsThanTheStackHolds() async {
    for (name, step) in steps where name != "Group" {
      let view = nested(4000, step)
      let drawn = scene(100, 100) { view }
      XCTAssertTrue(drawn.codes.contains("too-deep"), "\(name): \(drawn.codes)")
    }
  }

  private struct Endless: View {
    var body: some View {
      VStack {
        Text("A"); HStack { AnyView(Endless()).padding(1) }
      }
    }
  }
  private struct Branching: View {
    var body: some View {
      HStack {
        AnyView(Branching()); AnyView(Branching())
      }
    }
  }

  func testRecursionWithoutEnd() async {
    let one = scene(100, 100) { Endless() }
    XCTAssertTrue(one.codes.contains("too-deep"))
    XCTAssertTrue(one.diagnostics.first { $0.code == "too-deep" }?.message.contains("Endless") ?? false)
    let two = scene(100, 100) { Branching() }
    XCTAssertTrue(two.codes.contains("too-many-views") || two.codes.contains("too-deep"), "\(two.codes)")
  }
}
