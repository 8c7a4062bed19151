import Foundation
import Schedule
import XCTest

@testable import Web

final class StackTests: XCTestCase {
  func testAPersonTurnsAStack() async throws {
    let model = FakeModel()
    let answer = try await request("/api/stack", method: .post, body: #"{"id":"w2"}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    let turned = await model.turned
    XCTAssertEqual(turned, ["w2"])
    for body in ["", "{}", #"{"id":2}"#] {
      let answer = try await request("/api/stack", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
    let alone = try await request("/api/stack", method: .post, body: #"{"id":"alone"}"#)
    XCTAssertTrue(alone.text.contains("not-stacked"), alone.text)
  }

  func testCircumstancesAreSetAndWordsChecked() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/circumstances", method: .post, body: #"{"place":"work","conditions":["headphones"]}"#,
      model: model)
    XCTAssertEqual(answer.status, .ok)
    var circumstances = await model.circumstances
    XCTAssertEqual(circumstances, Circumstances(place: "work", conditions: ["headphones"]))
    _ = try await request("/api/circumstances", method: .post, body: "{}", model: model)
    circumstances = await model.circumstances
    XCTAssertEqual(circumstances, Circumstances())
    for body in [#"{"place":"moon"}"#, #"{"conditions":["x"]}"#, #"{"conditions":1}"#] {
      let answer = try await request("/api/circumstances", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
  }
}
