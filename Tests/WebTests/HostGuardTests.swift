import HTTPTypes
import Hummingbird
import XCTest

@testable import Web

/// Pages of other sites get nothing, by whatever name they reach the server.
final class HostGuardTests: XCTestCase {
  func testNames() {
    XCTAssertEqual(HostGuard.name("localhost"), "localhost")
    XCTAssertEqual(HostGuard.name("LocalHost:8080"), "localhost")
    XCTAssertEqual(HostGuard.name("127.0.0.1:1"), "127.0.0.1")
    XCTAssertEqual(HostGuard.name("[::1]:8080"), "::1")
    XCTAssertEqual(HostGuard.name("[::1]"), "::1")
    for odd in ["", ":80", "localhost:", "localhost:x", "[::1", "[::1]x", "a:1:2", "localhost:80@evil"] {
      XCTAssertNil(HostGuard.name(odd), odd)
    }
  }

  func testAnOriginThatIsNotOurs() async throws {
    for origin in [
      "https://evil.example", "http://localhost.evil.example", "null", "http://localhost:9999",
      "https://localhost",
    ] {
      let answer = try await request("/api/state", headers: [.origin: origin])
      XCTAssertEqual(answer.status, .forbidden, origin)
      XCTAssertEqual(try answer.refusal(), "forbidden", origin)
    }
    let ours = try await request("/api/state", headers: [.origin: "http://localhost"])
    XCTAssertEqual(ours.status, .ok)
  }

  func testAPostFromAnotherSite() async throws {
    let model = FakeModel()
    for site in ["cross-site", "same-site"] {
      let answer = try await request(
        "/api/widgets/w1/reload", method: .post, headers: [.fetchSite: site], model: model)
      XCTAssertEqual(answer.status, .forbidden, site)
    }
    let reloaded = await model.reloaded
    XCTAssertEqual(reloaded, [])
    let ours = try await request(
      "/api/widgets/w1/reload", method: .post, headers: [.fetchSite: "same-origin"], model: model)
    XCTAssertEqual(ours.status, .accepted)
  }

  func testAForeignName() async throws {
    try await expect("evil.example", .forbidden)
    try await expect("127.0.0.1.evil.example:80", .forbidden)
    try await expect("0.0.0.0:80", .forbidden, listeningOn: "0.0.0.0")
    try await expect("127.0.0.1:1234", .ok)
    try await expect("[::1]:80", .ok)
    try await expect("display.local", .forbidden)
    try await expect("Display.Local:80", .ok, allowed: ["display.local"])
  }

  private func expect(
    _ authority: String, _ status: HTTPResponse.Status, allowed: Set<String> = [],
    listeningOn host: String = "127.0.0.1",
    line: UInt = #line
  ) async throws {
    let server = try PageServer(
      model: FakeModel(), configuration: .init(host: host, port: 0, allowedHosts: allowed))
    let answer = try await server.firstLine(
      ofAnswerTo: "GET /api/state HTTP/1.1\r\nHost: \(authority)\r\nConnection: close\r\n\r\n")
    XCTAssertEqual(answer, "HTTP/1.1 \(status)", authority, line: line)
  }
}
