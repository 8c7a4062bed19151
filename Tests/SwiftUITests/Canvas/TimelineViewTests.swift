import Archive
import SwiftUI
import XCTest

@MainActor final class TimelineViewTests: XCTestCase {
  // `scene` draws for this instant: 20 seconds after a minute.
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func date<S: TimelineSchedule>(_ schedule: S) -> Date? {
    var found: Date?
    let scene = scene(50, 50) {
      TimelineView(schedule) { context in
        let _ = found = context.date
        Text("x")
      }
    }
    XCTAssertEqual(scene.codes, ["timeline-view"])
    XCTAssertEqual(scene.texts.count, 1)
    return found
  }

  func testDatesOfSchedules() async {
    let second = now.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    XCTAssertEqual(date(.everyMinute), now - second)
    XCTAssertEqual(date(.periodic(from: now - 125, by: 60)), now - 5)
    XCTAssertEqual(date(.periodic(from: now + 90, by: 60)), now - 30)
    XCTAssertEqual(date(.explicit([now - 50, now - 10, now + 10])), now - 10)
    XCTAssertEqual(date(.explicit([now + 5, now + 10])), now + 5)
    XCTAssertEqual(date(.explicit([Date]())), now)
    XCTAssertEqual(date(.animation), now)
    XCTAssertEqual(date(.animation(minimumInterval: 0.5, paused: true)), now)
    XCTAssertEqual(date(.periodic(from: now, by: .nan)), now)
    XCTAssertEqual(date(.periodic(from: .distantPast, by: 1e-30)), now)
  }

  func testCadence() async {
    _ = scene(50, 50) {
      TimelineView(.everyMinute) { context in
        let _ = XCTAssertEqual(context.cadence, .live)
        let _ = XCTAssertTrue(context.cadence < .minutes)
        Text(context.date, style: .time)
      }
      TimelineView(.everyMinute) { context in
        let _ = XCTAssertEqual(context.cadence, .minutes)
        Text("x")
      }.environment(\.isLuminanceReduced, true)
    }
  }

  func testRendererOfImagesIsReported() async {
    struct Picture: View {
      var body: some View {
        let renderer = ImageRenderer(content: Text("x"))
        renderer.scale = 2
        return Text(renderer.uiImage == nil ? "none" : "some")
      }
    }
    let scene = scene(50, 50) { Picture() }
    XCTAssertEqual(scene.codes, ["no-image-renderer"])
    XCTAssertEqual(scene.texts.first?.string, "none")
  }
}
