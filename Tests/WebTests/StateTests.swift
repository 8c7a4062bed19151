import Archive
import Devices
import Foundation
import Host
import XCTest

@testable import Web

/// `/api/state` says all that the page shows.
final class StateTests: XCTestCase {
  func testAWidget() async throws {
    let answer = try await request("/api/state")
    XCTAssertEqual(answer.headers[.cacheControl], "no-store")
    let state = try answer.json()
    XCTAssertEqual(state["project"] as? String, "SystemStatus")
    XCTAssertEqual(state["now"] as? Double, 1_700_000_000)
    let widget = try XCTUnwrap((state["widgets"] as? [[String: Any]])?.first)
    XCTAssertEqual(widget["id"] as? String, "w1")
    XCTAssertEqual(widget["family"] as? String, "systemSmall")
    XCTAssertEqual(widget["accessibility"] as? String, "Load, 42 percent, busy")
    XCTAssertEqual(widget["revision"] as? Int, 7)
    XCTAssertEqual(widget["nextReload"] as? Double, 1_700_003_500)
    XCTAssertEqual((widget["diagnostics"] as? [[String: Any]])?.count, 1, "the same finding twice is one")
    XCTAssertEqual((widget["scene"] as? [String: Any])?["nodes"] as? Int, 3)
    let entry = try XCTUnwrap(widget["entry"] as? [String: Any])
    XCTAssertEqual(entry["index"] as? Int, 0)
    XCTAssertEqual(entry["count"] as? Int, 2)
    XCTAssertEqual(entry["next"] as? Double, 1_700_000_800)
    XCTAssertEqual((widget["policy"] as? [String: Any])?["type"] as? String, "after")
    let frame = try XCTUnwrap(widget["frame"] as? [String: Double])
    XCTAssertEqual(frame["width"], 158)
    XCTAssertEqual(frame["y"], 92)
  }

  func testAWidgetWithoutAPictureAndOneWithoutAPlace() async throws {
    var waiting = FakeModel.snapshot(id: "waiting")
    waiting.timeline = nil
    waiting.entryIndex = nil
    waiting.problem = Problem(code: "extension-crashed", message: "It crashed.", cure: "Mend it.")
    let model = FakeModel()
    await model.show([
      waiting, FakeModel.snapshot(id: "accessory", family: .accessoryCircular),
      FakeModel.snapshot(id: "below", row: 9),
    ])
    let state = try await request("/api/state", model: model).json()
    let widgets = try XCTUnwrap(state["widgets"] as? [[String: Any]])
    XCTAssertNil(widgets[0]["entry"])
    XCTAssertEqual((widgets[0]["problem"] as? [String: String])?["cure"], "Mend it.")
    XCTAssertNil(widgets[1]["frame"])
    XCTAssertEqual(widgets[1]["accessory"] as? Bool, true)
    XCTAssertNil(widgets[2]["frame"])
  }

  func testABuildThatFailed() async throws {
    let model = FakeModel()
    let message = BuildReport.Message(
      file: "A.swift", line: 3, column: 5, severity: "error", text: "cannot find 'x' in scope",
      excerpt: "x\n^")
    await model.report(BuildReport(succeeded: false, seconds: 1.5, messages: [message]), for: "SystemStatus")
    let state = try await request("/api/state", model: model).json()
    let build = try XCTUnwrap((state["extensions"] as? [[String: Any]])?.first?["build"] as? [String: Any])
    XCTAssertEqual(build["succeeded"] as? Bool, false)
    XCTAssertEqual((build["messages"] as? [[String: Any]])?.first?["line"] as? Int, 3)
  }

  func testAnEntryIndexOutsideTheTimelineIsNoEntry() async throws {
    var odd = FakeModel.snapshot()
    odd.entryIndex = 12
    let model = FakeModel()
    await model.show([odd])
    let state = try await request("/api/state", model: model).json()
    XCTAssertNil((state["widgets"] as? [[String: Any]])?.first?["entry"])
  }
}
