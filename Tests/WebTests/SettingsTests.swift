import Foundation
import Host
import XCTest

@testable import Web

final class SettingsTests: XCTestCase {
  func testSettingsAreSetOneByOne() async throws {
    let model = FakeModel()
    let answer = try await request("/api/settings", method: .post, body: #"{"locale":"de_DE"}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    XCTAssertTrue(answer.text.contains(#""timeZone":"GMT""#), answer.text)
    let settings = await model.settings
    XCTAssertEqual(settings.locale, "de_DE")
    let refused = try await request("/api/settings", method: .post, body: #"{"timeZone":"Nowhere"}"#)
    XCTAssertTrue(refused.text.contains("unknown-time-zone"), refused.text)
    let wrong = try await request("/api/settings", method: .post, body: #"{"locale":7}"#)
    XCTAssertEqual(wrong.status, .badRequest)
  }
}
