import Archive
import SwiftUI
import XCTest

@MainActor final class ProgressViewTests: XCTestCase {
  private struct Recorder: ProgressViewStyle {
    let note: (ProgressViewStyleConfiguration) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = note(configuration)
      configuration.label
      configuration.currentValueLabel
    }
  }
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func recorded<P: View>(
    _ view: P
  ) -> (configuration: ProgressViewStyleConfiguration?, scene: Scene) {
    var seen: ProgressViewStyleConfiguration?
    let scene = scene(200, 60) { view.progressViewStyle(Recorder { seen = $0 }) }
    return (seen, scene)
  }

  func testAStyleGetsTheFraction() async {
    let (half, drawn) = recorded(
      ProgressView(value: 5, total: 10) {
        Text("L")
      } currentValueLabel: {
        Text("v")
      })
    XCTAssertEqual(half?.fractionCompleted, 0.5)
    XCTAssertEqual(drawn.strings, ["L", "v"])
    let (none, _) = recorded(ProgressView())
    XCTAssertNotNil(none)
    XCTAssertNil(none?.fractionCompleted)
    XCTAssertNil(none?.label)
    let (titled, _) = recorded(ProgressView("Title", value: Float(0.25)))
    XCTAssertEqual(titled?.fractionCompleted, 0.25)
    XCTAssertNotNil(titled?.label)
    let (unknown, _) = recorded(ProgressView("Title", value: Optional<Double>.none))
    XCTAssertNil(unknown?.fractionCompleted)
  }

  func testAFoundationProgressGivesItsFraction() async {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    XCTAssertEqual(recorded(ProgressView(progress)).configuration?.fractionCompleted, 0.25)
    let unknown = Progress(totalUnitCount: -1)
    let (configuration, _) = recorded(ProgressView(unknown))
    XCTAssertNil(configuration?.fractionCompleted)
  }

  func testBadAmountsAreBoundedAndReported() async {
    let cases: [(Double, Double, Double, [String])] = [
      (20, 10, 1, ["value-out-of-range"]), (-1, 10, 0, ["value-out-of-range"]),
      (.nan, 10, 0, ["invalid-value"]), (1, 0, 0, ["invalid-range"]), (1, -5, 0, ["invalid-range"]),
      (1, .nan, 0, ["invalid-value"]), (.infinity, 1, 1, ["value-out-of-range"]),
    ]
    for (value, total, fraction, codes) in cases {
      let (configuration, drawn) = recorded(ProgressView(value: value, total: total))
      XCTAssertEqual(configuration?.fractionCompleted, fraction, "\(value) of \(total)")
      XCTAssertEqual(drawn.codes, codes, "\(value) of \(total)")
    }
  }

  func testTheBarIsFourPointsHigh() async {
    let drawn = scene(200, 60) { ProgressView(value: 0.25).tint(.red) }
    XCTAssertEqual(drawn.paths.map(\.bounds), [rect(0, 28, 200, 4), rect(0, 28, 50, 4)])
    XCTAssertEqual(
      drawn.paths.map(\.paint), [.color(SceneColor(.system(.systemFill))), .color(SceneColor(.system(.red)))])
    XCTAssertEqual(scene(200, 60) { ProgressView(value: 0) }.paths.count, 1)
  }

  func testTheIndicatorHasEightSpokesInTwentyPoints() async {
    let drawn = scene(100, 100) { ProgressView() }
    XCTAssertEqual(drawn.paths.count, 8)
    XCTAssertEqual(Set(drawn.groups.map(\.opacity)).count, 7, "the brightest spoke needs no group")
    let all = drawn.paths.map(\.bounds).reduce(CGRect.null) { $0.union($1) }
    XCTAssertEqual(all.width, 20, accuracy: 0.2)
    XCTAssertEqual(all.height, 20, accuracy: 0.2)
    let large = scene(100, 100) { ProgressView().controlSize(.large) }
    XCTAssertEqual(large.paths.map(\.bounds).reduce(CGRect.null) { $0.union($1) }.width, 37, accuracy: 0.4)
  }

  func testTheRingTakesTheSpaceItIsOffered() async {
    let drawn = scene(80, 60) {
      ProgressView(value: 0.5) {
        Text("L")
      } currentValueLabel: {
        Text("v")
      }.progressViewStyle(.circular)
    }
    XCTAssertEqual(drawn.strings, ["L", "v"])
    XCTAssertEqual(drawn.paths[0].bounds, rect(10, 0, 60, 60))
    // Half: from the top to the bottom on the right, with round ends.
    XCTAssertEqual(drawn.paths[1].bounds.maxX, 70, accuracy: 0.05)
    XCTAssertEqual(drawn.paths[1].bounds.minX, 40 - 3, accuracy: 0.05)
    let free = scene(200, 200) { ProgressView(value: 0.5).progressViewStyle(.circular).fixedSize() }
    XCTAssertEqual(free.paths[0].bounds.width, 50)
  }

  func testATimerIsDrawnForEachInstant() async {
    let interval = now.addingTimeInterval(-30)...now.addingTimeInterval(90)
    let bar = scene(200, 60) { ProgressView(timerInterval: interval).tint(.orange) }
    guard let node = bar.content.flatMap(\.liveProgress).first else { return XCTFail("no live progress") }
    XCTAssertEqual(node.start, interval.lowerBound)
    XCTAssertEqual(node.end, interval.upperBound)
    XCTAssertTrue(node.countsDown)
    XCTAssertEqual(node.shape, .bar(rightToLeft: false))
    XCTAssertEqual(node.frame.size, CGSize(width: 200, height: 4))
    XCTAssertEqual(node.paint, .color(SceneColor(.system(.orange))))
    XCTAssertEqual(node.fraction(at: now), 0.75)
    XCTAssertEqual(bar.content.flatMap(\.liveTexts).count, 1, "the time that is left")
    let ring = scene(60, 60) {
      ProgressView(timerInterval: interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }.progressViewStyle(.circular)
    }
    guard let turn = ring.content.flatMap(\.liveProgress).first else { return XCTFail("no live progress") }
    XCTAssertFalse(turn.countsDown)
    XCTAssertEqual(turn.shape, .ring(lineWidth: 6))
    XCTAssertEqual(turn.frame, rect(0, 0, 60, 60))
    XCTAssertTrue(ring.content.flatMap(\.liveTexts).isEmpty)
  }

  func testAStyleGetsATimersFractionAtTheEntrysTime() async {
    let interval = now.addingTimeInterval(-30)...now.addingTimeInterval(90)
    XCTAssertEqual(recorded(ProgressView(timerInterval: interval)).configuration?.fractionCompleted, 0.75)
    XCTAssertEqual(
      recorded(ProgressView(timerInterval: interval, countsDown: false)).configuration?.fractionCompleted,
      0.25)
    XCTAssertEqual(recorded(ProgressView(timerInterval: now...now)).configuration?.fractionCompleted, 0)
  }

  func testAConfigurationIsDrawnByTheStyleAround() async {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("mine")
        ProgressView(configuration)
      }
    }
    let drawn = scene(100, 100) {
      VStack { ProgressView("L", value: 0.5).progressViewStyle(Framed()) }
    }
    XCTAssertEqual(drawn.strings, ["mine", "L"])
    XCTAssertEqual(drawn.paths.count, 2, "the default bar and its track")
    XCTAssertEqual(drawn.accessibility.map(\.label), ["L", "L"], "each part of the style says the whole")
  }
}

extension Node {
  var liveProgress: [LiveProgressNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.liveProgress)
    case .liveProgress(let progress): [progress]
    default: []
    }
  }
  var liveTexts: [LiveTextNode] {
    switch self {
    case .group(let group): group.children.flatMap(\.liveTexts)
    case .liveText(let text): [text]
    default: []
    }
  }
}
