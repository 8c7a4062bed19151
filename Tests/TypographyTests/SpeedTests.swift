import Archive
import Foundation
import XCTest

import Typography

/// Prints what a layout costs; the bounds hold in debug builds on a busy machine. `VITRINE_SPEED=1` asserts
/// the goals.
final class SpeedTests: XCTestCase {
  func testShortLine() {
    let text = RichText(segments: [TextSegment(.string("Partly cloudy"), style: TextStyle(size: 15))])
    let now = Date()
    func run() { _ = TextEngine.shared.layout(text, width: 200, height: 40, at: now, displayScale: 3) }
    for _ in 0..<200 { run() }
    let clock = ContinuousClock()
    var best = Duration.seconds(1)
    for _ in 0..<20 {
      best = min(best, clock.measure { for _ in 0..<100 { run() } } / 100)
    }
    print("layout of a short line: \(best)")
    XCTAssertLessThan(
      best, .microseconds(ProcessInfo.processInfo.environment["VITRINE_SPEED"] == nil ? 400 : 15))
  }
}
