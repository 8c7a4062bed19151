import Activities
import Archive
import Foundation
import HTTPTypes
import Host
import XCTest

@testable import Web

/// Tokens, companions, permissions and the gateway, as the page sees and works them.
final class PushTests: XCTestCase {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func trace(_ id: String = "a1", verdict: PushVerdict? = nil) -> PushTraceView {
    PushTraceView(
      id: id, receivedAt: date, path: "/3/device/5a5a",
      target: .init(kind: "start", for: "DeliveryAttributes", token: "5a5a", extensionName: "Courier"),
      pushType: "liveactivity", event: "start", priority: 10, status: 200, verdict: verdict,
      headers: [["apns-priority", "10"]], claims: Data(#"{"iss":"VITRINETM"}"#.utf8),
      payload: Data(#"{"aps":{"event":"start","timestamp":1785000000}}"#.utf8),
      steps: [.init(at: date, text: "Received")])
  }

  func testTheStateTellsTokensCompanionsAndPermissions() async throws {
    let model = FakeModel()
    let mirrored = CompanionSnapshot.Mirrored(id: "gone", deliveredAt: date, late: 12, revision: 3)
    await model.show(companions: [
      CompanionSnapshot(name: "watch", isConnected: false, activities: [mirrored])
    ])
    let state = try await request("/api/state", model: model).json()
    let tokens = try XCTUnwrap(state["tokens"] as? [[String: Any]])
    XCTAssertEqual(tokens.map { $0["kind"] as? String }, ["start", "widgets"])
    XCTAssertEqual(tokens[0]["for"] as? String, "DeliveryAttributes")
    XCTAssertNil(tokens[0]["unregisteredAt"])
    XCTAssertEqual(tokens[1]["unregisteredAt"] as? Double, 1_700_000_000)
    let watch = try XCTUnwrap((state["companions"] as? [[String: Any]])?.first)
    XCTAssertEqual(watch["connected"] as? Bool, false)
    let one = try XCTUnwrap((watch["activities"] as? [[String: Any]])?.first)
    XCTAssertEqual(one["late"] as? Double, 12)
    XCTAssertEqual(one["waits"] as? Bool, true, "it is gone here and still there")
    let permission = try XCTUnwrap((state["authorization"] as? [[String: Any]])?.first)
    XCTAssertEqual(permission["activities"] as? Bool, true)
    XCTAssertEqual(permission["supportsFrequentPushes"] as? Bool, true)
    XCTAssertNil(permission["supported"])
    XCTAssertNil(state["gateway"])
  }

  func testTheGatewayAndItsTraces() async throws {
    let model = FakeModel()
    let verdict = PushVerdict(
      .dropped, rule: "older-timestamp", message: "It is older.", changed: (0..<100).map(String.init))
    await model.run(FakeGate([trace("b2", verdict: verdict), trace()]))
    let state = try await request("/api/state", model: model).json()
    XCTAssertEqual((state["gateway"] as? [String: Any])?["url"] as? String, "https://127.0.0.1:8443")
    var answer = try await request("/api/pushes", model: model).json()
    var list = try XCTUnwrap(answer["pushes"] as? [[String: Any]])
    XCTAssertEqual(list.map { $0["id"] as? String }, ["b2", "a1"])
    XCTAssertEqual(list[0]["outcome"] as? String, "dropped")
    XCTAssertEqual(list[0]["rule"] as? String, "older-timestamp")
    XCTAssertEqual(list[0]["message"] as? String, "It is older.")
    XCTAssertEqual((list[0]["changed"] as? [String])?.count, PushSummary.mostChanged)
    XCTAssertEqual(list[0]["changedCount"] as? Int, 100)
    XCTAssertNil(list[0]["payload"], "the list is small")
    answer = try await request("/api/pushes?after=a1", model: model).json()
    list = try XCTUnwrap(answer["pushes"] as? [[String: Any]])
    XCTAssertEqual(list.count, 1)
    let whole = try await request("/api/pushes/A1", model: model).json()
    XCTAssertEqual(whole["bytes"] as? Int, 48)
    XCTAssertEqual(
      ((whole["payload"] as? [String: Any])?["aps"] as? [String: Any])?["timestamp"] as? Int, 1_785_000_000)
    XCTAssertEqual((whole["claims"] as? [String: Any])?["iss"] as? String, "VITRINETM")
    XCTAssertEqual((whole["steps"] as? [[String: Any]])?.first?["text"] as? String, "Received")
    XCTAssertEqual((whole["target"] as? [String: Any])?["token"] as? String, "5a5a")
    let unknown = try await request("/api/pushes/nobody", model: model)
    XCTAssertEqual(unknown.status, .notFound)
  }

  func testThePageSendsThroughTheGateway() async throws {
    let (model, gate) = (FakeModel(), FakeGate())
    await model.run(gate)
    await gate.answer(PushAnswer(status: 410, reason: "Unregistered", apnsId: "x"))
    let body =
      #"{"token":"5a5a","bundle":"b","priority":5,"expiration":0,"payload":{"aps":{"event":"update"}}}"#
    let answer = try await request("/api/pushes", method: .post, body: body, model: model)
    XCTAssertEqual(answer.status, .ok, "the page was answered; the push was refused")
    XCTAssertEqual(try answer.json()["status"] as? Int, 410)
    XCTAssertEqual(try answer.json()["reason"] as? String, "Unregistered")
    _ = try await request(
      "/api/pushes", method: .post, body: #"{"channel":"c","bundle":"b","type":"liveactivity","payload":{}}"#,
      model: model)
    let orders = await gate.orders
    XCTAssertEqual(
      orders,
      [
        PushOrder(
          target: .token("5a5a"), bundle: "b", type: "liveactivity", priority: 5, expiration: 0,
          payload: Data(#"{"aps":{"event":"update"}}"#.utf8)),
        PushOrder(target: .channel("c"), bundle: "b", type: "liveactivity", payload: Data("{}".utf8)),
      ])
  }

  func testChannels() async throws {
    let model = FakeModel()
    await model.run(FakeGate())
    let made = try await request(
      "/api/channels", method: .post, body: #"{"bundle":"b","policy":1}"#, model: model)
    XCTAssertEqual(made.status, .created)
    XCTAssertEqual(try made.json()["id"] as? String, "c0")
    let list = try await request("/api/channels", model: model).json()["channels"] as? [[String: Any]]
    XCTAssertEqual(list?.first?["policy"] as? Int, 1)
    let wrong = try await request(
      "/api/channels", method: .delete, body: #"{"bundle":"b","id":"zz"}"#, model: model)
    XCTAssertEqual(try wrong.refusal(), "unknown-channel")
    let gone = try await request(
      "/api/channels", method: .delete, body: #"{"bundle":"b","id":"c0"}"#, model: model)
    XCTAssertEqual(gone.status, .ok)
    let left = try await request("/api/channels", model: model).json()["channels"] as? [[String: Any]]
    XCTAssertEqual(left?.count, 0)
  }

  func testWithoutAGateway() async throws {
    let list = try await request("/api/pushes").json()["pushes"] as? [[String: Any]]
    XCTAssertEqual(list?.count, 0)
    let sent = try await request(
      "/api/pushes", method: .post, body: #"{"token":"5a","bundle":"b","payload":{}}"#)
    XCTAssertEqual(try sent.refusal(), "no-gateway")
  }

  func testWhatAPersonDoesReachesTheHost() async throws {
    let model = FakeModel()
    let posts = [
      ("/api/tokens/5a5a/rotate", ""), ("/api/companions/watch", #"{"connected":false}"#),
      ("/api/authorization", #"{"extension":"Courier","activities":false,"frequentPushes":true}"#),
    ]
    for (path, body) in posts {
      let answer = try await request(path, method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .ok, "\(path): \(answer.text)")
    }
    let done = await model.push.done
    XCTAssertEqual(done, ["rotate 5a5a", "watch connected false", "Courier: false true"])
    await model.refuse(Problem(code: "unknown-token", message: "No such token."))
    let refused = try await request("/api/tokens/ff/rotate", method: .post, body: "", model: model)
    XCTAssertEqual(try refused.refusal(), "unknown-token")
  }

  func testWhatMakesNoSenseIsRefusedWithWhatToSend() async throws {
    let model = FakeModel()
    await model.run(FakeGate())
    let posts: [(path: String, body: String, word: String)] = [
      ("/api/pushes", "{}", "payload"), ("/api/pushes", #"{"bundle":"b","payload":{}}"#, "token"),
      ("/api/pushes", #"{"token":"a","channel":"c","bundle":"b","payload":{}}"#, "channel"),
      ("/api/channels", "[]", "bundle"), ("/api/channels", #"{"bundle":"b","policy":7}"#, "policy"),
      ("/api/companions/watch", "{}", "connected"), ("/api/authorization", #"{"extension":1}"#, "extension"),
    ]
    for (path, body, word) in posts {
      let answer = try await request(path, method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .badRequest, "\(path) \(body)")
      XCTAssertTrue(answer.text.contains(word), answer.text)
    }
    let nobody = try await request(
      "/api/companions/fridge", method: .post, body: #"{"connected":true}"#, model: model)
    XCTAssertEqual(nobody.status, .notFound)
    let large = #"{"token":"a","bundle":"b","payload":{"a":"\#(String(repeating: "x", count: 70_000))"}}"#
    let tooLarge = try await request("/api/pushes", method: .post, body: large, model: model)
    XCTAssertEqual(tooLarge.status, .contentTooLarge)
  }

  func testPagesOfOtherSitesReachNothing() async throws {
    let paths: [(String, HTTPRequest.Method)] = [
      ("/api/pushes", .post), ("/api/channels", .post), ("/api/channels", .delete),
      ("/api/tokens/5a/rotate", .post), ("/api/companions/watch", .post), ("/api/authorization", .post),
    ]
    for (path, method) in paths {
      for header in [(HTTPField.Name.origin, "http://evil.example"), (.fetchSite, "cross-site")] {
        let answer = try await request(path, method: method, headers: [header.0: header.1], body: "{}")
        XCTAssertEqual(answer.status, .forbidden, path)
      }
    }
  }
}
