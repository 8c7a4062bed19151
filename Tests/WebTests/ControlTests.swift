import Archive
import Devices
import Foundation
import Host
import Hummingbird
import XCTest

@testable import Web

/// Controls as the page sees them and works them.
final class ControlTests: XCTestCase {
  private func document(_ model: FakeModel) async throws -> [String: Any] {
    let state = try await request("/api/state", model: model).json()
    return try XCTUnwrap((state["controls"] as? [[String: Any]])?.first)
  }

  func testAControl() async throws {
    let control = try await document(FakeModel())
    let texts = [
      "id": "c1", "extension": "Lights", "kind": "Lamp", "name": "A lamp", "place": "controlCenter",
      "size": "wide", "template": "toggle", "status": "The lamp is on", "title": "Lamp", "value": "Shining",
      "hint": "Hold for Shining", "symbol": "lightbulb", "tint": "#ffcc00",
    ]
    for (key, text) in texts { XCTAssertEqual(control[key] as? String, text, key) }
    let flags = [
      "isOn": true, "configurable": true, "disabled": false, "private": false, "pending": false,
      "preview": false, "opensApp": false,
    ]
    for (key, flag) in flags { XCTAssertEqual(control[key] as? Bool, flag, key) }
    XCTAssertEqual(control["position"] as? Int, 3)
    XCTAssertEqual(control["revision"] as? Int, 5)
    XCTAssertEqual(control["seconds"] as? Double, 0.25)
    XCTAssertEqual((control["problem"] as? [String: String])?["cure"], "Catch it.")
    XCTAssertEqual((control["findings"] as? [[String: Any]])?.first?["code"] as? String, "slow-control-value")
    let text = try await request("/api/state").text
    XCTAssertFalse(text.contains("secret payload"), "an intent never leaves the host")
  }

  func testAPrivateControlTellsNothingOnALockedDevice() async throws {
    let model = FakeModel()
    await model.show(controls: [FakeControls.snapshot(FakeControls.state(isPrivate: true))])
    var control = try await document(model)
    XCTAssertEqual(control["private"] as? Bool, false, "unlocked it is as any other")
    XCTAssertEqual(control["value"] as? String, "Shining")
    let open = try await request("/api/controls/c1.svg?on=true", model: model).text
    await model.lock()
    control = try await document(model)
    XCTAssertEqual(control["private"] as? Bool, true)
    XCTAssertEqual(control["isOn"] as? Bool, false)
    for key in ["title", "value", "hint", "status"] { XCTAssertNil(control[key], key) }
    let locked = try await request("/api/controls/c1.svg?on=true", model: model).text
    XCTAssertNotEqual(open, locked, "the picture of the off state, whatever was asked for")
    let off = try await request("/api/controls/c1.svg?on=false", model: model).text
    XCTAssertEqual(locked, off)
  }

  func testAControlBeforeAnythingIsKnown() async throws {
    let model = FakeModel()
    await model.show(controls: [FakeControls.snapshot(nil)])
    let control = try await document(model)
    XCTAssertNil(control["template"])
    XCTAssertNil(control["title"])
    let picture = try await request("/api/controls/c1.svg", model: model)
    XCTAssertEqual(picture.status, .notFound)
    XCTAssertEqual(try picture.refusal(), "no-picture")
  }

  func testPictures() async throws {
    let model = FakeModel()
    let off = try await request(
      "/api/controls/c1.svg?size=small&on=false&scheme=dark&revision=9", model: model)
    XCTAssertEqual(off.status, .ok)
    XCTAssertEqual(off.headers[.contentType], "image/svg+xml; charset=utf-8")
    XCTAssertTrue(off.text.contains("70"), off.text)
    let on = try await request("/api/controls/c1.svg?size=small&on=true", model: model)
    XCTAssertNotEqual(on.text, off.text)
    let own = try await request("/api/controls/c1.svg", model: model)
    XCTAssertTrue(own.text.contains("140"), "its own size, wide")
    let again = try await request(
      "/api/controls/c1.svg", headers: [.ifNoneMatch: own.headers[.eTag]!], model: model)
    XCTAssertEqual(again.status, .notModified)
    let gallery = try await request("/api/gallery/controls/Lights/Lamp.svg?size=large", model: model)
    XCTAssertEqual(gallery.status, .ok)
  }

  func testAButtonShowsThatItsActionRuns() async throws {
    let model = FakeModel()
    let button = FakeControls.state(template: .button, isOn: false)
    await model.show(controls: [FakeControls.snapshot(button)])
    let idle = try await request("/api/controls/c1.svg?on=false", model: model).text
    await model.show(controls: [FakeControls.snapshot(button, isPending: true)])
    let active = try await request("/api/controls/c1.svg", model: model).text
    XCTAssertNotEqual(idle, active)
    let control = try await document(model)
    XCTAssertEqual(control["isOn"] as? Bool, false)
    XCTAssertEqual(control["value"] as? String, "Shining", "what its action label says meanwhile")
  }

  func testPicturesThatAreNone() async throws {
    for path in [
      "/api/controls/c9.svg", "/api/controls/c1.png", "/api/controls/c1",
      "/api/gallery/controls/Lights/Lamp.png",
    ] {
      let answer = try await request(path)
      XCTAssertEqual(answer.status, .notFound, path)
    }
    for query in ["size=huge", "on=maybe", "scheme=blue", "on="] {
      let answer = try await request("/api/controls/c1.svg?\(query)")
      XCTAssertEqual(answer.status, .badRequest, query)
    }
    let unknown = try await request("/api/gallery/controls/Lights/Gone.svg")
    XCTAssertEqual(try unknown.refusal(), "unknown-kind")
  }

  func testWhatAPageDoesReachesTheHost() async throws {
    let model = FakeModel()
    await model.answer(TapOutcome(result: .performed, dialog: "Done.", stages: ["perform": 0.5]))
    let posts: [(path: String, body: String)] = [
      (
        "/api/controls",
        #"{"extension":"Lights","kind":"Lamp","place":"lockLeading","values":{"room":{"entity":"k"}}}"#
      ),
      ("/api/controls", #"{"extension":"Lights","kind":"Lamp"}"#),
      ("/api/controls/c1/press", #"{"nonce":"n1","authenticated":true}"#),
      ("/api/controls/c1/press", #"{"nonce":"n2"}"#),
      ("/api/controls/c1/move", #"{"place":"controlCenter","position":2}"#),
      ("/api/controls/c1/resize", #"{"size":"large"}"#),
      ("/api/controls/c1/sheet", "{}"),
      ("/api/controls/c1/options", #"{"parameter":"room","search":"k"}"#),
      ("/api/controls/c1/configuration", #"{"values":{"room":{"entity":"k"}}}"#),
      ("/api/controls/c1/remove", ""),
    ]
    for (path, body) in posts {
      let answer = try await request(path, method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .ok, "\(path): \(answer.text)")
    }
    let done = await model.board.done
    XCTAssertEqual(
      done,
      [
        "add Lights/Lamp to lockLeading with 1", "add Lights/Lamp to controlCenter with 0",
        "press c1 n1 true", "press c1 n2 false", "move c1 to controlCenter 2", "resize c1 to large",
        "sheet c1", "options c1 room k", "configure c1 1", "remove c1",
      ])
    let press = try await request(
      "/api/controls/c1/press", method: .post, body: #"{"nonce":"n3"}"#, model: model)
    XCTAssertEqual(try press.json()["dialog"] as? String, "Done.")
    let added = try await request(
      "/api/controls", method: .post, body: #"{"extension":"Lights","kind":"Lamp"}"#, model: model)
    XCTAssertEqual(try added.json()["id"] as? String, "c2")
  }

  func testWhatMakesNoSenseIsRefusedWithWhatToSend() async throws {
    let model = FakeModel()
    let posts: [(path: String, body: String, word: String)] = [
      ("/api/controls", "{}", "extension"), ("/api/controls", #"{"extension":1}"#, "extension"),
      ("/api/controls", #"{"extension":"a","kind":"b","place":"moon"}"#, "lockLeading"),
      ("/api/controls/c1/press", "{}", "nonce"), ("/api/controls/c1/press", "[]", "nonce"),
      ("/api/controls/c1/move", #"{"place":"moon"}"#, "controlCenter"),
      ("/api/controls/c1/resize", #"{"size":"huge"}"#, "small"),
      ("/api/controls/c1/options", "{}", "parameter"),
      ("/api/controls/c1/configuration", #"{"values":{"x":{"integer":"y"}}}"#, "x"),
    ]
    for (path, body, word) in posts {
      let answer = try await request(path, method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .badRequest, "\(path) \(body)")
      XCTAssertTrue(answer.text.contains(word), answer.text)
    }
    for verb in ["press", "move", "resize", "remove", "sheet", "options", "configuration"] {
      let body =
        #"{"nonce":"n","place":"controlCenter","size":"small","parameter":"p","values":{}}"#
      let answer = try await request("/api/controls/c9/\(verb)", method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .notFound, verb)
      let foreign = try await request(
        "/api/controls/c1/\(verb)", method: .post, headers: [.origin: "http://evil.example"], body: body,
        model: model)
      XCTAssertEqual(foreign.status, .forbidden, verb)
    }
    let done = await model.board.done
    XCTAssertEqual(done, [])
  }

  /// Statement 240: the Action button exists from iPhone 15 Pro on.
  func testTheActionButtonNeedsAPhoneThatHasOne() async throws {
    for (name, isThere) in [("iPhone 15", false), ("iPhone 15 Pro", true), ("iPhone 16", true)] {
      guard let device = Device.named(name) else { continue }
      let model = FakeModel()
      try await model.choose(device: device)
      let answer = try await request(
        "/api/controls", method: .post,
        body: #"{"extension":"Lights","kind":"Lamp","place":"actionButton"}"#, model: model)
      XCTAssertEqual(answer.status, isThere ? .ok : .conflict, name)
      if !isThere { XCTAssertEqual(try answer.refusal(), "no-action-button") }
    }
  }

  func testAPressTheHostRefusesSaysWhy() async throws {
    let model = FakeModel()
    await model.refuse(Problem(code: "control-disabled", message: "Not now.", cure: "Wait."))
    let answer = try await request(
      "/api/controls/c1/press", method: .post, body: #"{"nonce":"n"}"#, model: model)
    XCTAssertEqual(answer.status, .conflict)
    XCTAssertEqual(try answer.refusal(), "control-disabled")
  }
}
