import Activities
import Archive
import Devices
import Foundation
import Host
import XCTest

@testable import Web

/// Live Activities as the page sees, starts, changes and ends them.
final class ActivityTests: XCTestCase {
  private func post(_ uri: String, _ body: String, _ model: FakeModel) async throws -> (Int, [String: Any]) {
    let answer = try await request(
      uri, method: .post, headers: [.contentType: "application/json"], body: body, model: model)
    return (answer.status.code, try answer.json())
  }

  private func done(_ model: FakeModel) async -> [String] { await model.running.done }

  func testTheStateTellsAllOfAnActivity() async throws {
    let model = FakeModel()
    let state = try await request("/api/state", model: model).json()
    let activity = try XCTUnwrap((state["activities"] as? [[String: Any]])?.first)
    XCTAssertEqual(activity["id"] as? String, "a1")
    XCTAssertEqual(activity["type"] as? String, "DeliveryAttributes")
    XCTAssertEqual(activity["phase"] as? String, "active")
    XCTAssertEqual((activity["content"] as? [String: Any])?["minutes"] as? Int, 12)
    XCTAssertEqual((activity["content"] as? [String: Any])?["share"] as? Double, 0.25)
    XCTAssertEqual(activity["relevance"] as? Double, 5)
    XCTAssertEqual(activity["origin"] as? String, "push")
    XCTAssertEqual(activity["token"] as? String, "0aff")
    XCTAssertEqual(activity["channel"] as? String, "abc=")
    XCTAssertEqual(activity["keylineTint"] as? String, "#ff8000")
    XCTAssertEqual(
      activity["endsAt"] as? Double, FakeActivities.start.timeIntervalSince1970 + 8 * 3600,
      "eight hours after its start, where nobody ends it")
    XCTAssertEqual((state["island"] as? [String: Any])?["state"] as? String, "compact")
    XCTAssertNil(state["alert"])
    let type = try XCTUnwrap((state["activityTypes"] as? [[String: Any]])?.first)
    XCTAssertEqual((type["state"] as? [String: Any])?["minutes"] as? Int, 0)
    XCTAssertEqual(type["keys"] as? [String], ["minutes: Int"])
  }

  /// Whole numbers beyond what a double holds come back as they were.
  func testIdentifiersOf64BitsAreNotRounded() async throws {
    let text = try await request("/api/state").text
    XCTAssertTrue(text.contains("9007199254740993"))
  }

  func testPresentationsHaveTheirSizeTintsAndTouches() async throws {
    let state = try await request("/api/state").json()
    let activity = try XCTUnwrap((state["activities"] as? [[String: Any]])?.first)
    let all = try XCTUnwrap(activity["presentations"] as? [[String: Any]])
    XCTAssertEqual(
      all.compactMap { $0["name"] as? String },
      ["lockScreen", "compactLeading", "expanded", "small", "medium", "standBy"],
      "no minimal picture was drawn: none is offered")
    let card = all[0]
    XCTAssertEqual(card["height"] as? Double, 120)
    let tint = try XCTUnwrap(card["backgroundTint"] as? [String: String])
    XCTAssertEqual(tint["light"], "#000000")
    XCTAssertEqual(tint["dark"], "#ffffff")
    XCTAssertEqual((card["actionColor"] as? [String: String])?["dark"], "#ff8000")
    XCTAssertEqual(card["accessibility"] as? String, "12 minutes")
    XCTAssertEqual(card["widgetURL"] as? String, "courier://7")
    // In the compact island a tap opens the app; in CarPlay buttons are inert.
    XCTAssertEqual(all.map { ($0["hits"] as? [Any])?.count }, [1, 0, 1, 1, 0, 1])
    let text = try await request("/api/state").text
    XCTAssertFalse(text.contains("secret payload"))
  }

  func testAStateThatIsNoJSONIsShownAsText() async throws {
    let model = FakeModel()
    await model.show(activities: [FakeActivities.snapshot(state: "{broken")])
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual((state["activities"] as? [[String: Any]])?.first?["content"] as? String, "{broken")
  }

  func testOfThousandsOfActivitiesTheLastAreShown() async throws {
    let model = FakeModel()
    await model.show(activities: (0..<1000).map { FakeActivities.snapshot(id: "a\($0)") })
    let state = try await request("/api/state", model: model).json()
    let shown = try XCTUnwrap(state["activities"] as? [[String: Any]])
    XCTAssertEqual(shown.count, StateDocument.activitiesShown)
    XCTAssertEqual(shown.last?["id"] as? String, "a999")
    XCTAssertEqual(state["activityCount"] as? Int, 1000)
  }

  func testTheIslandAndItsAlert() async throws {
    let model = FakeModel()
    await model.show(island: .expanded(id: "a1", detached: "a2"))
    await model.call(ActivityAlert(title: "Here", body: "At the door"), until: FakeActivities.start + 5)
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual(
      state["island"] as? [String: String], ["state": "expanded", "id": "a1", "detached": "a2"])
    XCTAssertEqual((state["alert"] as? [String: Any])?["body"] as? String, "At the door")
    let (status, answer) = try await post("/api/island", #"{"expand":"a1"}"#, model)
    XCTAssertEqual(status, 200)
    XCTAssertEqual(answer["state"] as? String, "expanded")
    _ = try await post("/api/island", #"{"expand":null}"#, model)
    let words = await done(model)
    XCTAssertEqual(words, ["expand a1", "expand nothing"])
    let (unknown, _) = try await post("/api/island", #"{"expand":"a7"}"#, model)
    XCTAssertEqual(unknown, 404)
  }

  func testStarting() async throws {
    let model = FakeModel()
    let (status, answer) = try await post(
      "/api/activities",
      #"{"type":"DeliveryAttributes","attributes":{"order":9007199254740993},"state":{"minutes":3},"staleDate":1700000900,"relevance":7,"start":"2026-03-01T09:41:00Z","alert":{"title":"Soon","body":"…"},"style":"transient","push":{"channel":"c="}}"#,
      model)
    XCTAssertEqual(status, 201)
    XCTAssertEqual(answer["id"] as? String, "a2")
    let words = await done(model)
    XCTAssertEqual(words, ["start in Courier"], "found by its type")
    let started = await model.running.started
    let start = try XCTUnwrap(started.first)
    XCTAssertEqual(String(decoding: start.attributes, as: UTF8.self), #"{"order":9007199254740993}"#)
    XCTAssertEqual(String(decoding: start.content.state, as: UTF8.self), #"{"minutes":3}"#)
    XCTAssertEqual(start.content.staleDate, Date(timeIntervalSince1970: 1_700_000_900))
    XCTAssertEqual(start.content.relevanceScore, 7)
    XCTAssertEqual(start.start, Date(timeIntervalSince1970: 1_772_358_060))
    XCTAssertEqual(start.alert?.title, "Soon")
    XCTAssertEqual(start.style, .transient)
    XCTAssertEqual(start.pushType, .channel("c="))
  }

  func testWhatCannotStartSaysWhyAndWhatToDo() async throws {
    let model = FakeModel()
    let (unknown, answer) = try await post("/api/activities", #"{"type":"Match","state":{}}"#, model)
    XCTAssertEqual(unknown, 400)
    XCTAssertEqual((answer["error"] as? [String: String])?["cure"], "There are DeliveryAttributes.")
    for body in [
      "", "[]", #"{"type":"DeliveryAttributes"}"#, #"{"type":"DeliveryAttributes","state":{},"start":-4}"#,
    ] {
      let (status, _) = try await post("/api/activities", body, model)
      XCTAssertEqual(status, 400, body)
    }
    let types = await model.running.types
    await model.offer(types: types + [("Other", types[0].description)])
    let (status, _) = try await post("/api/activities", #"{"type":"DeliveryAttributes","state":{}}"#, model)
    XCTAssertEqual(status, 400, "two extensions draw it")
    await model.refuse(ActivityRefusal(.attributesTooLarge, "5000 bytes are more than 4096."))
    let (refused, why) = try await post(
      "/api/activities", #"{"extension":"Other","type":"DeliveryAttributes","state":{}}"#, model)
    XCTAssertEqual(refused, 409)
    XCTAssertEqual((why["error"] as? [String: String])?["code"], "attributesTooLarge")
    let large = String(repeating: "x", count: 80_000)
    let (tooLarge, _) = try await post("/api/activities", #"{"type":"\#(large)","state":{}}"#, model)
    XCTAssertEqual(tooLarge, 413)
    let words = await done(model)
    XCTAssertEqual(words, [])
  }

  func testUpdatingEndingAndClearing() async throws {
    let model = FakeModel()
    for (path, body) in [
      ("update", #"{"state":{"minutes":1},"staleDate":1700000001,"alert":{"title":"Near"}}"#),
      ("update", #"{"relevance":9}"#), ("end", #"{"dismissal":"immediate"}"#),
      ("end", #"{"state":{"minutes":0},"dismissal":1700003600}"#), ("end", "{}"), ("dismiss", ""),
    ] {
      let (status, _) = try await post("/api/activities/a1/\(path)", body, model)
      XCTAssertEqual(status, 200, body)
    }
    let words = await done(model)
    XCTAssertEqual(
      words,
      [
        #"update a1 to {"minutes":1}, stale 1700000001.0, 5.0, Near"#,
        #"update a1 to {"minutes":12,"share":0.25}, stale never, 9.0, quiet"#,
        "end a1 with what it has, immediate",
        #"end a1 with {"minutes":0}, after(2023-11-14 23:13:20 +0000)"#,
        "end a1 with what it has, standard", "dismiss a1",
      ])
    for path in ["update", "end", "dismiss"] {
      let (status, _) = try await post("/api/activities/nobody/\(path)", "{}", model)
      XCTAssertEqual(status, 404, path)
    }
  }

  func testTaps() async throws {
    let model = FakeModel()
    await model.answer(TapOutcome(result: .performed, dialog: "Calling"))
    let (status, answer) = try await post(
      "/api/activities/a1/tap",
      #"{"presentation":"expanded","hit":"beef","nonce":"n1","authenticated":true}"#, model)
    XCTAssertEqual(status, 200)
    XCTAssertEqual(answer["dialog"] as? String, "Calling")
    let words = await done(model)
    XCTAssertEqual(words, ["tap beef in expanded of a1, true"])
    let (bad, _) = try await post(
      "/api/activities/a1/tap", #"{"presentation":"banner","hit":"beef","nonce":"n1"}"#, model)
    XCTAssertEqual(bad, 400)
  }

  func testPictures() async throws {
    let model = FakeModel()
    let picture = try await request("/api/activities/a1/expanded.svg?scheme=dark&revision=4", model: model)
    XCTAssertEqual(picture.status, .ok)
    XCTAssertEqual(picture.headers[.contentType], "image/svg+xml; charset=utf-8")
    let drawn = await model.drawn
    XCTAssertEqual(drawn.first?.subject, .activity(id: "a1", ActivityPictureName(.expanded)))
    XCTAssertEqual(drawn.first?.options.isInlined, true, "live texts tick in the page")
    let tag = try XCTUnwrap(picture.headers[.eTag])
    let again = try await request(
      "/api/activities/a1/expanded.svg", headers: [.ifNoneMatch: tag], model: model)
    XCTAssertEqual(again.status, .notModified)
    let png = try await request("/api/activities/a1/lockScreen.png", model: model)
    XCTAssertEqual(png.headers[.contentType], "image/png")
    for (uri, status) in [
      ("/api/activities/a1/standBy.svg", 200), ("/api/activities/a1/banner.svg", 400),
      ("/api/activities/a9/expanded.svg", 404),
      ("/api/activities/a1/expanded", 404), ("/api/activities/a1/expanded.svg?scheme=red", 400),
    ] {
      let answer = try await request(uri, model: model)
      XCTAssertEqual(answer.status.code, status, uri)
    }
  }

  func testTheDeviceTellsItsRoomForActivities() async throws {
    let state = try await request("/api/state").json()
    let device = try XCTUnwrap(state["device"] as? [String: Any])
    let island = try XCTUnwrap(device["island"] as? [String: Any])
    XCTAssertEqual(island["compactWidth"] as? Double, 230)
    XCTAssertEqual(island["cornerRadius"] as? Double, 44)
    XCTAssertEqual((device["activity"] as? [String: Any])?["width"] as? Double, 371)
  }

  func testTheHostLaysActivitiesOutForTheDevice() throws {
    for device in Device.all {
      let (told, own) = (HostDevice(device).activity, device.activity)
      XCTAssertEqual(told.rooms[.lockScreen]?.maximum, own.lockScreen.maximum, device.name)
      XCTAssertEqual(told.rooms[.compactTrailing]?.maximum, own.compactTrailing, device.name)
      XCTAssertEqual(told.rooms[.expanded]?.minimum, own.expanded.minimum, device.name)
      XCTAssertEqual(told.rooms[.expanded]?.cornerRadius, 44, device.name)
      XCTAssertEqual(told.hasIsland, device.cutout == .island, device.name)
      XCTAssertEqual(told.sensor, own.sensor, device.name)
      XCTAssertEqual(Set(told.rooms.keys), Set(ActivityPresentation.allCases), device.name)
    }
  }
}
