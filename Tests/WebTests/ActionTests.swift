import Host
import Hummingbird
import XCTest

@testable import Web

/// What a page may do: reload a widget, choose a device.
final class ActionTests: XCTestCase {
  func testReload() async throws {
    let model = FakeModel()
    let answer = try await request("/api/widgets/w1/reload", method: .post, model: model)
    XCTAssertEqual(answer.status, .accepted)
    let reloaded = await model.reloaded
    XCTAssertEqual(reloaded, ["w1"])
  }

  func testAReloadTheHostRefusesSaysWhy() async throws {
    let model = FakeModel()
    await model.refuse(Problem(code: "budget-spent", message: "No reload is left today.", cure: "Wait."))
    let answer = try await request("/api/widgets/w1/reload", method: .post, model: model)
    XCTAssertEqual(answer.status, .conflict)
    XCTAssertEqual(try answer.refusal(), "budget-spent")
    XCTAssertTrue(answer.text.contains("No reload is left today."))
  }

  func testAWidgetThatIsNotThere() async throws {
    let answer = try await request("/api/widgets/w9/reload", method: .post)
    XCTAssertEqual(answer.status, .notFound)
  }

  func testDevice() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/device", method: .post, body: #"{"device":"iphone-16-pro"}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    let device = await model.device
    XCTAssertEqual(device.name, "iPhone 16 Pro")
  }

  func testDevicesThatAreNone() async throws {
    for body in ["", "{}", "[]", #"{"device":7}"#, #"{"device":"iphone-3g"}"#, "\u{0}"] {
      let answer = try await request("/api/device", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
      XCTAssertEqual(try answer.refusal(), "bad-request", body)
    }
  }

  func testTheClockMovesAheadWhereItCan() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/clock", method: .post, body: #"{"now":1700003600}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    XCTAssertEqual(answer.text, #"{"now":1700003600}"#)
    let now = await model.now
    XCTAssertEqual(now.timeIntervalSince1970, 1_700_003_600)
    await model.refuse(.clockFixed)
    let refused = try await request(
      "/api/clock", method: .post, body: #"{"now":1700003700}"#, model: model)
    XCTAssertEqual(refused.status, .conflict)
    XCTAssertEqual(try refused.refusal(), "clock-fixed")
  }

  func testInstantsThatTheClockCannotShow() async throws {
    let model = FakeModel()
    for body in [
      "", "{}", #"{"now":"noon"}"#, #"{"now":1699999999}"#, #"{"now":1e300}"#, #"{"now":1800000000}"#,
    ] {
      let answer = try await request("/api/clock", method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
    let now = await model.now
    XCTAssertEqual(now.timeIntervalSince1970, 1_700_000_000)
  }

  func testBodiesAreBounded() async throws {
    let long = String(repeating: "x", count: 5000)
    for path in ["/api/device", "/api/clock", "/api/widgets/w1/reload"] {
      let answer = try await request(path, method: .post, body: long)
      XCTAssertEqual(answer.status, .contentTooLarge, path)
      XCTAssertEqual(try answer.refusal(), "too-large", path)
    }
  }

  func testMethodsThatAreNot() async throws {
    let cases: [(HTTPRequest.Method, String, String)] = [
      (.post, "/", "GET, HEAD"), (.delete, "/api/state", "GET, HEAD"),
      (.get, "/api/widgets/w1/reload", "POST"),
      (.get, "/api/device", "POST"), (.put, "/events", "GET, HEAD"),
      (.patch, "/w/Status/systemSmall.png", "GET, HEAD"),
    ]
    for (method, path, allow) in cases {
      let answer = try await request(path, method: method)
      XCTAssertEqual(answer.status, .methodNotAllowed, path)
      XCTAssertEqual(answer.headers[.allow], allow, path)
      XCTAssertEqual(try answer.refusal(), "method-not-allowed", path)
    }
  }

  func testHeadHasNoBody() async throws {
    let answer = try await request("/api/state", method: .head)
    XCTAssertEqual(answer.status, .ok)
    XCTAssertEqual(answer.body.readableBytes, 0)
  }

  func testUnknownPaths() async throws {
    for path in ["/api", "/api/nothing", "/favicon.ico", "/events/more"] {
      let answer = try await request(path)
      XCTAssertEqual(answer.status, .notFound, path)
      XCTAssertEqual(try answer.refusal(), "not-found", path)
      XCTAssertNotNil(answer.headers[.contentSecurityPolicy], path)
    }
  }
}
