import Archive
import Devices
import Foundation
import Host
import XCTest

@testable import Web

/// A page changes what stands where, and sees where that is.
final class LayoutTests: XCTestCase {
  func testEdits() async throws {
    let model = FakeModel()
    for body in [
      #"{"edit":"move","id":"w1","surface":"today","page":0,"column":2,"row":4}"#,
      #"{"edit":"stack","id":"w1","onto":"w2"}"#, #"{"edit":"unstack","id":"w1"}"#,
      #"{"edit":"resize","id":"w1","family":"systemMedium"}"#, #"{"edit":"remove","id":"w1"}"#,
    ] {
      let answer = try await request("/api/layout", method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .ok, body)
    }
    let edits = await model.edits
    XCTAssertEqual(
      edits,
      [
        .move(id: "w1", surface: .today, page: 0, column: 2, row: 4), .stack(id: "w1", onto: "w2"),
        .unstack(id: "w1"), .resize(id: "w1", family: .systemMedium), .remove(id: "w1"),
      ])
  }

  func testEditsThatAreNone() async throws {
    for body in [
      "", "[]", "{}", #"{"edit":"fold","id":"w1"}"#, #"{"edit":"move","id":"w1"}"#,
      #"{"edit":"move","id":"w1","surface":"moon","column":0,"row":0}"#,
      #"{"edit":"move","id":"w1","surface":"home","column":1e99,"row":0}"#, #"{"edit":"stack","id":"w1"}"#,
      #"{"edit":"resize","id":"w1","family":"huge"}"#, #"{"edit":"remove","id":7}"#,
    ] {
      let answer = try await request("/api/layout", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
    let answer = try await request("/api/layout", method: .post, body: #"{"edit":"remove","id":"w9"}"#)
    XCTAssertEqual(answer.status, .notFound)
  }

  func testARefusalSaysWhy() async throws {
    let model = FakeModel()
    await model.refuse(Problem(code: "no-room", message: "The Lock Screen has no room.", cure: "Remove one."))
    let answer = try await request(
      "/api/layout", method: .post, body: #"{"edit":"remove","id":"w1"}"#, model: model)
    XCTAssertEqual(answer.status, .conflict)
    XCTAssertEqual(try answer.refusal(), "no-room")
    XCTAssertTrue(answer.text.contains("Remove one."))
  }

  func testUndo() async throws {
    let model = FakeModel()
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual(state["undo"] as? String, "Remove Status")
    let first = try await request("/api/undo", method: .post, model: model)
    XCTAssertEqual(try first.json()["undone"] as? String, "Remove Status")
    let second = try await request("/api/undo", method: .post, model: model)
    XCTAssertTrue(try second.json()["undone"] is NSNull, "there is nothing more to take back")
  }

  func testAppearance() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/appearance", method: .post, body: #"{"appearance":"tinted"}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual(state["appearance"] as? String, "tinted")
    let widget = try XCTUnwrap((state["widgets"] as? [[String: Any]])?.first)
    XCTAssertEqual(widget["mode"] as? String, "accented")
    XCTAssertEqual(widget["background"] as? Bool, false)
    for body in ["", "{}", #"{"appearance":"pink"}"#] {
      let refused = try await request("/api/appearance", method: .post, body: body)
      XCTAssertEqual(refused.status, .badRequest, body)
    }
  }

  /// Statement 163: a widget on the Lock Screen is vibrant.
  func testFramesAreThoseOfTheSurface() async throws {
    var lock = FakeModel.snapshot(id: "lock", family: .accessoryRectangular, row: 1)
    (lock.placed.surface, lock.placed.column) = (.lock, 2)
    var today = FakeModel.snapshot(id: "today", row: 40)
    today.placed.surface = .today
    var stacked = FakeModel.snapshot(id: "stacked")
    stacked.placed.stackIndex = 3
    stacked.families = [.systemSmall, .systemMedium]
    let model = FakeModel()
    await model.show([lock, today, stacked])
    let state = try await request("/api/state", model: model).json()
    let widgets = try XCTUnwrap(state["widgets"] as? [[String: Any]])
    XCTAssertEqual(widgets.map { $0["surface"] as? String }, ["lock", "today", "home"])
    let expected = try XCTUnwrap(Device.default.lockFrame(of: .accessoryRectangular, column: 2, row: 1))
    XCTAssertEqual((widgets[0]["frame"] as? [String: Double])?["x"], expected.minX)
    XCTAssertEqual(widgets[0]["mode"] as? String, "vibrant")
    XCTAssertNotNil(widgets[1]["frame"], "Today View is as long as it needs to be")
    XCTAssertEqual(widgets[2]["stackIndex"] as? Int, 3)
    XCTAssertEqual(widgets[2]["families"] as? [String], ["systemSmall", "systemMedium"])
    XCTAssertEqual(widgets[2]["column"] as? Int, 0)
  }

  func testTheDeviceTellsItsLockScreenAndControlCenter() async throws {
    let state = try await request("/api/state").json()
    let device = try XCTUnwrap(state["device"] as? [String: Any])
    let lock = try XCTUnwrap(device["lock"] as? [String: Any])
    XCTAssertEqual((lock["cells"] as? [String: Double])?["cell"], 72)
    XCTAssertEqual((lock["cells"] as? [String: Double])?["gap"], 16)
    XCTAssertNotNil((lock["buttons"] as? [String: Any])?["leading"])
    XCTAssertEqual((device["controlCenter"] as? [String: Double])?["columns"], 4)
    XCTAssertEqual(device["actionButton"] as? Bool, true)
    XCTAssertEqual(
      ((device["sizes"] as? [String: Any])?["accessoryInline"] as? [String: Double])?["width"], 234)
    let sources = try XCTUnwrap(device["sources"] as? [[String: String]])
    XCTAssertEqual(sources.first { $0["subject"] == "lockScreen" }?["confidence"], "D")
  }
}
