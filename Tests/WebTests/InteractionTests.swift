import Archive
import Foundation
import Host
import Hummingbird
import XCTest

@testable import Web

/// Taps and the lock, as the page sends them.
final class InteractionTests: XCTestCase {
  func testATap() async throws {
    let model = FakeModel()
    await model.answer(
      TapOutcome(
        result: .failed, dialog: "Hm.", problem: Problem(code: "intent-threw", message: "No.", cure: "Yes."),
        notes: ["A note."], stages: ["perform": 0.25]))
    let answer = try await request(
      "/api/widgets/w1/tap", method: .post, body: #"{"hit":"00ff","nonce":"n1","authenticated":true}"#,
      model: model)
    XCTAssertEqual(answer.status, .ok)
    let taps = await model.taps
    XCTAssertEqual(taps, [TapRequest(widget: "w1", hit: "00ff", nonce: "n1", isAuthenticated: true)])
    let outcome = try answer.json()
    XCTAssertEqual(outcome["result"] as? String, "failed")
    XCTAssertEqual(outcome["dialog"] as? String, "Hm.")
    XCTAssertEqual((outcome["problem"] as? [String: String])?["cure"], "Yes.")
    XCTAssertEqual(outcome["notes"] as? [String], ["A note."])
    XCTAssertEqual(outcome["stages"] as? [String: Double], ["perform": 0.25])
  }

  func testARefusedTapSaysWhy() async throws {
    let model = FakeModel()
    await model.refuse(Problem(code: "tap-replayed", message: "Again?", cure: "Once."))
    let answer = try await request(
      "/api/widgets/w1/tap", method: .post, body: #"{"hit":"00ff","nonce":"n1"}"#, model: model)
    XCTAssertEqual(answer.status, .conflict)
    XCTAssertEqual(try answer.refusal(), "tap-replayed")
  }

  func testTapsThatAreNone() async throws {
    let model = FakeModel()
    for body in ["", "[]", "{}", #"{"hit":"x"}"#, #"{"hit":1,"nonce":"n"}"#, #"{"hit":"x","nonce":null}"#] {
      let answer = try await request("/api/widgets/w1/tap", method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .badRequest, body)
      XCTAssertTrue(answer.text.contains("nonce"), "says what to send")
    }
    let unknown = try await request(
      "/api/widgets/w9/tap", method: .post, body: #"{"hit":"x","nonce":"n"}"#, model: model)
    XCTAssertEqual(unknown.status, .notFound)
    let long = try await request(
      "/api/widgets/w1/tap", method: .post, body: String(repeating: " ", count: 5000), model: model)
    XCTAssertEqual(long.status, .contentTooLarge)
    let get = try await request("/api/widgets/w1/tap", model: model)
    XCTAssertEqual(get.status, .methodNotAllowed)
    let foreign = try await request(
      "/api/widgets/w1/tap", method: .post, headers: [.origin: "http://evil.example"],
      body: #"{"hit":"x","nonce":"n"}"#, model: model)
    XCTAssertEqual(foreign.status, .forbidden)
    let taps = await model.taps
    XCTAssertEqual(taps, [])
  }

  func testLock() async throws {
    let model = FakeModel()
    let answer = try await request("/api/lock", method: .post, body: #"{"locked":true}"#, model: model)
    XCTAssertEqual(try answer.json()["locked"] as? Bool, true)
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual(state["locked"] as? Bool, true)
    let odd = try await request("/api/lock", method: .post, body: #"{"locked":"yes"}"#, model: model)
    XCTAssertEqual(odd.status, .badRequest)
  }

  func testTheStateTellsWhatCanBeTapped() async throws {
    let model = FakeModel()
    var snapshot = FakeModel.snapshot(family: .systemMedium)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let off = GroupNode(toggle: GroupNode.ToggleFace(hit: 1, isOn: false, isCurrent: true), children: [])
    let on = GroupNode(toggle: GroupNode.ToggleFace(hit: 1, isOn: true, isCurrent: false), children: [])
    let scene = Scene(
      size: CGSize(width: 300, height: 150),
      content: [.group(GroupNode(children: [.group(off), .group(on)]))],
      hits: [
        HitRegion(frame: frame, action: .intent(identifier: "secret payload"), label: "Play"),
        HitRegion(frame: frame, action: .intent(identifier: "toggle"), label: "Lamp", isOn: false),
        HitRegion(frame: frame, action: .link("https://example.com/a")),
      ], widgetURL: "tasks://all")
    snapshot.timeline?.entries[0].scenes = [SceneVariant(environment: 0, scene: scene)]
    snapshot.isPending = true
    snapshot.isConfigurable = true
    var circle = snapshot
    circle.placed.family = .accessoryCircular
    await model.show([snapshot, circle])
    await model.note(OpenedURL(url: "tasks://all", date: Date(timeIntervalSince1970: 7), source: "w1"))
    await model.note(
      OpenedURL(url: "", date: Date(timeIntervalSince1970: 8), source: "w1", userInfo: ["kind": "Status"]))
    let answer = try await request("/api/state", model: model)
    XCTAssertFalse(answer.text.contains("secret payload"), "an intent never leaves the host")
    let state = try answer.json()
    let widgets = try XCTUnwrap(state["widgets"] as? [[String: Any]])
    XCTAssertEqual(widgets[0]["pending"] as? Bool, true)
    XCTAssertEqual(widgets[0]["configurable"] as? Bool, true)
    XCTAssertEqual(widgets[0]["widgetURL"] as? String, "tasks://all")
    let hits = try XCTUnwrap(widgets[0]["hits"] as? [[String: Any]])
    XCTAssertEqual(hits.map { $0["kind"] as? String }, ["intent", "intent", "link"])
    XCTAssertEqual(
      hits[0]["token"] as? String, HitToken(.intent(identifier: "secret payload")).description)
    XCTAssertEqual((hits[0]["token"] as? String)?.count, 16)
    XCTAssertEqual(hits[0]["frame"] as? [String: Double], ["x": 1, "y": 2, "width": 30, "height": 40])
    XCTAssertTrue(hits[0]["isOn"] is NSNull && hits[0]["toggle"] is NSNull && hits[2]["label"] is NSNull)
    XCTAssertEqual(hits[1]["isOn"] as? Bool, false)
    XCTAssertEqual(hits[1]["toggle"] as? Int, 1)
    XCTAssertEqual((widgets[1]["hits"] as? [Any])?.count, 2, "no links on a round widget")
    let opened = try XCTUnwrap(state["opened"] as? [[String: Any]])
    XCTAssertEqual(opened[0]["url"] as? String, "tasks://all")
    XCTAssertEqual(opened[0]["date"] as? Double, 7)
    XCTAssertNil(opened[1]["url"])
    XCTAssertEqual(opened[1]["userInfo"] as? [String: String], ["kind": "Status"])
  }

  func testAnOpenedURLIsAnEvent() {
    let text = EventText.text(
      .opened(OpenedURL(url: "a://b", date: Date(timeIntervalSince1970: 7), source: "w1")))
    XCTAssertEqual(text, "event: opened\ndata: {\"date\":7,\"source\":\"w1\",\"url\":\"a://b\"}\n\n")
  }

  func testSymbols() async throws {
    for name in ["star.fill", "building.2", "square.and.arrow.up", "bell.slash", "1.circle.fill"] {
      let answer = try await request("/api/symbols/\(name).svg")
      XCTAssertEqual(answer.status, .ok, name)
      XCTAssertEqual(answer.headers[.contentType], "image/svg+xml; charset=utf-8")
      XCTAssertTrue(answer.text.contains("currentColor") && answer.text.contains("<path d=\""), name)
      XCTAssertFalse(answer.text.contains("nan"), name)
      let tag = try XCTUnwrap(answer.headers[.eTag])
      let again = try await request("/api/symbols/\(name).svg", headers: [.ifNoneMatch: tag])
      XCTAssertEqual(again.status, .notModified, name)
    }
    let none = [
      "no.such.symbol.at.all.svg", "star.fill.png", "star", ".svg", "%22%3E.svg",
      "\(String(repeating: "x", count: 300)).svg",
    ]
    for path in none {
      let answer = try await request("/api/symbols/\(path)")
      XCTAssertEqual(answer.status, .notFound, path)
    }
  }
}
