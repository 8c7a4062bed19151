import Foundation
import Simulate
import XCTest

final class SimulationPageTests: XCTestCase {
  private func page(_ kinds: String, days: Int = 1) async throws -> String {
    var simulation = try SimulationTests.simulation(kinds, UsageProfile.commuterText)
    simulation.days = days
    simulation.keepsPictures = true
    return SimulationPage(try await simulation.run()).html
  }

  func testThePageOfTheSameDayIsTheSame() async throws {
    let first = try await page("steps,loops")
    let second = try await page("steps,loops")
    XCTAssertEqual(first, second)
    XCTAssertTrue(first.contains("reload-loop"))
  }

  func testNothingIsFetchedAndNoScriptRuns() async throws {
    let html = try await page("steps")
    XCTAssertTrue(html.contains("default-src 'none'"))
    XCTAssertFalse(html.contains("<script"))
    for word in ["http://", "https://", "@import", "<link", "src="] {
      XCTAssertFalse(html.contains(word), word)
    }
    XCTAssertTrue(html.contains("prefers-color-scheme:dark"))
    XCTAssertTrue(html.contains("url(data:image/svg+xml;base64,"), "pictures of the hours")
  }

  func testEveryDecisionIsTold() async throws {
    let html = try await page("five")
    XCTAssertTrue(html.contains("the budget of 24 hours is used"))
    XCTAssertTrue(html.contains("used up"))
    XCTAssertTrue(html.contains("class=\"charged\""))
    XCTAssertTrue(html.contains("class=\"off\""))
  }

  func testNamesOfExtensionsAreText() async throws {
    let html = try await page("<b>&\"x'")
    XCTAssertFalse(html.contains("<b>&\""))
    XCTAssertTrue(html.contains("&lt;b&gt;&amp;&quot;x&#39;"))
  }

  func testAYearStaysAPage() async throws {
    let html = try await page("quarter", days: 60)
    XCTAssertTrue(html.contains("29 days more"))
    XCTAssertLessThan(html.utf8.count, 4_000_000)
  }

  func testAReportWithoutPicturesIsAPage() async throws {
    let report = try await SimulationTests.simulation("crash").run()
    let html = SimulationPage(report).html
    XCTAssertTrue(html.contains("extension-crashed"))
    XCTAssertFalse(html.contains("base64"))
  }
}
