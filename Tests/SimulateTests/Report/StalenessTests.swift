import Foundation
import Simulate
import XCTest

final class StalenessTests: XCTestCase {
  private func at(_ minute: Double) -> Date { Date(timeIntervalSinceReferenceDate: minute * 60) }

  private func minutes(
    _ loads: [(Double, Double?)], wishes: [Double] = [], end: Double = 100
  ) -> [ClosedRange<Double>] {
    Staleness.spans(
      loads: loads.map { (at($0.0), $0.1.map(at)) }, wishes: wishes.map(at), from: at(0), to: at(end),
      spacing: 300
    ).map {
      $0.start.timeIntervalSinceReferenceDate / 60...$0.end.timeIntervalSinceReferenceDate / 60
    }
  }

  func testAPictureIsStaleFromWhenItWasToBeReplaced() {
    XCTAssertEqual(minutes([(0, 30), (40, 60), (60, nil)]), [30...40])
    XCTAssertEqual(minutes([(0, 30)]), [30...100], "never replaced")
    XCTAssertEqual(minutes([(0, nil)]), [], "never to be replaced")
  }

  func testWithoutAnyPictureAllIsStale() {
    XCTAssertEqual(minutes([]), [0...100])
    XCTAssertEqual(minutes([(20, nil)]), [0...20])
  }

  func testAWishCountsFromWhenItCouldBeGranted() {
    XCTAssertEqual(minutes([(0, nil), (50, nil)], wishes: [2]), [5...50], "not within five minutes")
    XCTAssertEqual(minutes([(0, nil), (50, nil)], wishes: [30, 40]), [30...50], "the first counts")
    XCTAssertEqual(minutes([(0, 20), (50, nil)], wishes: [30]), [20...50])
    XCTAssertEqual(minutes([(0, nil), (50, nil)], wishes: [70]), [70...100])
  }

  func testSecondsOfADayAreThoseWithinIt() {
    let spans = [DateInterval(start: at(10), end: at(30)), DateInterval(start: at(50), end: at(60))]
    XCTAssertEqual(Staleness.seconds(of: spans, from: at(20), to: at(55)), 900)
    XCTAssertEqual(Staleness.seconds(of: spans, from: at(55), to: at(20)), 0)
  }
}
