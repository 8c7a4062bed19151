import Archive
import Foundation
import XCTest

@testable import vitrine

/// The made-up values that a Live Activity without a `#Preview` is drawn with.
final class ActivitySampleTests: XCTestCase {
  private func sample(_ template: String, _ keys: [String]) -> ActivitySample {
    ActivitySample(
      ActivityDescription(
        attributesType: "RideAttributes", supplementalFamilies: [], attributesTemplate: #"{"name":"name"}"#,
        stateTemplate: template, stateKeys: keys),
      now: Date(timeIntervalSinceReferenceDate: 1_000))
  }

  func testDatesAreAQuarterOfAnHourAway() {
    let sample = sample(
      #"{"eta":0,"count":0,"window":[0,0],"driver":{"since":0},"stops":[{"at":0}],"maybe":0}"#,
      [
        "eta: Date", "count: Int", "window: ClosedRange<Date>", "driver: Driver", "driver.since: Date?",
        "stops: [Stop]", "stops[].at: Date", "gone.at: Date", "maybe: Date?",
      ])
    XCTAssertEqual(
      JSONValue(sample.state),
      JSONValue(
        text:
          #"{"eta":1900,"count":0,"window":[1000,1900],"driver":{"since":1900},"stops":[{"at":1900}],"maybe":1900}"#
      ))
    XCTAssertEqual(JSONValue(sample.attributes), JSONValue(text: #"{"name":"name"}"#))
  }

  func testWhatTheLockScreenAndTheIslandShow() {
    let sample = sample("{}", [])
    XCTAssertEqual(sample.subject(nil).figures, [.content, .compact, .minimal, .expanded])
    XCTAssertEqual(sample.subject(.only(.banner)).figures, [.banner])
    XCTAssertEqual(sample.subject(nil).type, "RideAttributes")
  }
}
