import Archive
import Foundation
import XCTest

@testable import vitrine

/// The made-up values that a Live Activity without a `#Preview` is drawn with.
final class ActivitySampleTests: XCTestCase {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000)

  private func description(
    attributes: String = #"{"name":"name"}"#, attributesKeys: [String] = [], state: String = "{}",
    stateKeys: [String] = []
  ) -> ActivityDescription {
    ActivityDescription(
      attributesType: "RideAttributes", attributesTemplate: attributes, stateTemplate: state,
      stateKeys: stateKeys, attributesKeys: attributesKeys)
  }

  func testDatesAreAQuarterOfAnHourAway() {
    let sample = ActivitySample(
      description(
        attributes: #"{"name":"name","done":0}"#, attributesKeys: ["name: String", "done: Date"],
        state:
          #"{"eta":0,"count":0,"window":[0,0],"driver":{"since":0},"stops":[{"at":0}],"maybe":0}"#,
        stateKeys: [
          "eta: Date", "count: Int", "window: ClosedRange<Date>", "driver: Driver", "driver.since: Date?",
          "stops: [Stop]", "stops[].at: Date", "gone.at: Date", "maybe: Date?",
        ]), now: now)
    XCTAssertEqual(
      JSONValue(sample.state),
      JSONValue(
        text:
          #"{"eta":1900,"count":0,"window":[1000,1900],"driver":{"since":1900},"stops":[{"at":1900}],"maybe":1900}"#
      ))
    XCTAssertEqual(JSONValue(sample.attributes), JSONValue(text: #"{"name":"name","done":1900}"#))
  }

  func testWhatTheLockScreenAndTheIslandShow() {
    func subject(_ presentation: PresentationChoice?) -> ActivitySubject {
      ActivitySubject(description(), now: now, presentation: presentation)
    }
    XCTAssertEqual(subject(nil).figures, [.content, .compact, .minimal, .expanded])
    XCTAssertEqual(subject(.only(.banner)).figures, [.banner])
    XCTAssertEqual(subject(nil).type, "RideAttributes")
  }
}
