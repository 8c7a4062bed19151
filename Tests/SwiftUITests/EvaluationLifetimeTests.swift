import Archive
import SwiftUI
import XCTest

/// An extension draws for months in one process: nothing of an evaluation may outlive it.
@MainActor final class EvaluationLifetimeTests: XCTestCase {
  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  /// Tracker of a finished evaluation: it knows the session as long as anything keeps that.
  private func tracker(after view: some View, fitted: Bool) -> DependencyTracker? {
    var tracker: DependencyTracker?
    var timings = SceneEvaluator.Timings()
    let environment = SceneEnvironment(
      size: CGSize(width: 100, height: 100), now: Date(timeIntervalSince1970: 1_800_000_000))
    if fitted {
      let room = SceneRoom(largest: CGSize(width: 100, height: 100), fillsWidth: true, fillsHeight: false)
      _ = SceneEvaluator.fittedScene(
        of: view, in: environment, room: room, configure: { tracker = $0.tracker }, timings: &timings)
    } else {
      _ = SceneEvaluator.scene(
        of: view, in: environment, margins: EdgeInsets(), configure: { tracker = $0.tracker },
        timings: &timings)
    }
    return tracker
  }

  private func expectGone(_ view: some View, line: UInt = #line) throws {
    for fitted in [false, true] {
      let tracker = try XCTUnwrap(tracker(after: view, fitted: fitted), line: line)
      XCTAssertNil(tracker.session, fitted ? "fitted" : "of a widget", line: line)
    }
  }

  func testABackgroundOfTheContainerGoesWithItsEvaluation() async throws {
    try expectGone(Text("a").containerBackground(for: .widget) { Color.red })
    try expectGone(
      GeometryReader { _ in Text("a").containerBackground(.blue, for: .widget) })
  }

  func testNothingElseStays() async throws {
    try expectGone(GeometryReader { Text("\($0.size.width)") })
    try expectGone(
      Color.red.preference(key: Width.self, value: 3).overlayPreferenceValue(Width.self) { Text("\($0)") })
    try expectGone(
      Color.red.anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
        .backgroundPreferenceValue(Anchors.self) { anchors in
          GeometryReader { proxy in Text("\(anchors.map { proxy[$0].width }.first ?? 0)") }
        })
    try expectGone(
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) })
    try expectGone(
      ViewThatFits {
        Text("long, long, long"); Text("short")
      })
    try expectGone(
      ForEach(0..<3) { Text("\($0)").transition(.slide).id($0) }.animation(.default, value: 1))
  }

  private struct Anchors: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
}
