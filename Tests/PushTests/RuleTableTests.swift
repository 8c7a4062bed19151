import Activities
import Foundation
import Push
import XCTest

/// Every rule for header fields, paths, tokens and payload sizes, with the status and the reason that follow from breaking it.
final class RuleTableTests: XCTestCase {
  struct Case {
    var name: String
    var method = "POST"
    var path = "/3/device/" + Sample.update
    var headers: [String: String?] = [:]
    var more: [(String, String)] = []
    var body = Sample.payload
    var status: Int
    var reason: APNsReason?
  }

  private static let expiration = ["apns-expiration": "1785003600"] as [String: String?]
  private static let widgets =
    ["apns-push-type": "widgets", "apns-topic": Sample.bundle + ".push-type.widgets"]
    as [String: String?]
  private static let changed = #"{"aps":{"content-changed":true}}"#

  private static let paths: [Case] = [
    Case(name: "a push", status: 200),
    Case(name: "token in capitals", path: "/3/device/" + Sample.update.uppercased(), status: 200),
    Case(name: "no such path", path: "/3/devices/" + Sample.update, status: 404, reason: .badPath),
    Case(name: "older version", path: "/2/device/" + Sample.update, status: 404, reason: .badPath),
    Case(name: "root", path: "/", status: 404, reason: .badPath),
    Case(name: "path below a token", path: "/3/device/0b/0b", status: 404, reason: .badPath),
    Case(name: "GET", method: "GET", status: 405, reason: .methodNotAllowed),
    Case(name: "PUT", method: "PUT", status: 405, reason: .methodNotAllowed),
    Case(
      name: "path before method", method: "GET", path: "/x", headers: ["authorization": nil], status: 404,
      reason: .badPath),
    Case(
      name: "method before authorisation", method: "GET", headers: ["authorization": nil], status: 405,
      reason: .methodNotAllowed),
    Case(
      name: "authorisation before push type", headers: ["authorization": nil, "apns-push-type": "x"],
      status: 403, reason: .missingProviderToken),
    Case(name: "basic", headers: ["authorization": "basic eDp5"], status: 403, reason: .invalidProviderToken),
    Case(name: "empty", headers: ["authorization": "bearer "], status: 403, reason: .invalidProviderToken),
  ]

  private static let fields: [Case] = [
    Case(name: "apns-id", headers: ["apns-id": "8D0BBD6A-1F4F-4FDD-8AC9-1A2B3C4D5E6F"], status: 200),
    Case(name: "apns-id, no UUID", headers: ["apns-id": "1"], status: 400, reason: .badMessageID),
    Case(
      name: "apns-id without hyphens", headers: ["apns-id": "8d0bbd6a1f4f4fdd8ac91a2b3c4d5e6f"], status: 400,
      reason: .badMessageID),
    Case(
      name: "twice", more: [("apns-priority", "5"), ("apns-priority", "5")], status: 400,
      reason: .duplicateHeaders),
    Case(name: "topic twice", more: [("apns-topic", "a.b")], status: 400, reason: .duplicateHeaders),
    Case(name: "others twice", more: [("x-a", "1"), ("x-a", "2")], status: 200),
    Case(name: "no type", headers: ["apns-push-type": nil], status: 400, reason: .missingPushType),
    Case(
      name: "type in capitals", headers: ["apns-push-type": "LiveActivity"], status: 400,
      reason: .invalidPushType),
    Case(name: "unknown type", headers: ["apns-push-type": "widget"], status: 400, reason: .invalidPushType),
    Case(name: "no topic", headers: ["apns-topic": nil], status: 400, reason: .missingTopic),
    Case(name: "empty topic", headers: ["apns-topic": ""], status: 400, reason: .missingTopic),
    Case(
      name: "topic without suffix", headers: ["apns-topic": Sample.bundle], status: 400, reason: .badTopic),
    Case(
      name: "suffix only", headers: ["apns-topic": ".push-type.liveactivity"], status: 400, reason: .badTopic),
    Case(
      name: "suffix of widgets", headers: ["apns-topic": Sample.bundle + ".push-type.widgets"], status: 400,
      reason: .invalidPushType),
    Case(
      name: "voip topic", headers: ["apns-push-type": "alert", "apns-topic": Sample.bundle + ".voip"],
      status: 400,
      reason: .invalidPushType),
    Case(
      name: "topic with a space", headers: ["apns-topic": "a b.push-type.liveactivity"], status: 400,
      reason: .badTopic),
    Case(
      name: "another app", headers: ["apns-topic": "com.example.other.push-type.liveactivity"], status: 400,
      reason: .deviceTokenNotForTopic),
    Case(name: "widgets to an activity", headers: widgets, status: 400, reason: .deviceTokenNotForTopic),
    Case(
      name: "alert to an activity", headers: ["apns-push-type": "alert", "apns-topic": Sample.bundle],
      status: 400,
      reason: .deviceTokenNotForTopic),
    Case(name: "widgets", path: "/3/device/" + Sample.widgets, headers: widgets, body: changed, status: 200),
    Case(
      name: "control", path: "/3/device/" + Sample.control,
      headers: ["apns-push-type": "controls", "apns-topic": Sample.bundle + ".push-type.controls"],
      body: changed,
      status: 200),
    Case(name: "priority 10", headers: ["apns-priority": "10"], status: 200),
    Case(name: "priority 5", headers: ["apns-priority": "5"], status: 200),
    Case(name: "priority 1", headers: ["apns-priority": "1"], status: 200),
    Case(name: "priority 7", headers: ["apns-priority": "7"], status: 400, reason: .badPriority),
    Case(name: "priority high", headers: ["apns-priority": "high"], status: 400, reason: .badPriority),
    Case(name: "priority empty", headers: ["apns-priority": ""], status: 400, reason: .badPriority),
    Case(
      name: "background at 10",
      headers: ["apns-push-type": "background", "apns-topic": Sample.bundle, "apns-priority": "10"],
      status: 400,
      reason: .badPriority),
    Case(name: "expiration", headers: expiration, status: 200),
    Case(name: "expiration 0", headers: ["apns-expiration": "0"], status: 200),
    Case(
      name: "expiration in words", headers: ["apns-expiration": "tomorrow"], status: 400,
      reason: .badExpirationDate),
    Case(name: "expiration -1", headers: ["apns-expiration": "-1"], status: 400, reason: .badExpirationDate),
    Case(
      name: "expiration of 20 digits", headers: ["apns-expiration": "99999999999999999999"], status: 400,
      reason: .badExpirationDate),
    Case(
      name: "collapse of 64", headers: ["apns-collapse-id": String(repeating: "c", count: 64)], status: 200),
    Case(
      name: "collapse of 65", headers: ["apns-collapse-id": String(repeating: "c", count: 65)], status: 400,
      reason: .badCollapseID),
    Case(
      name: "collapse of 33 umlauts", headers: ["apns-collapse-id": String(repeating: "ü", count: 33)],
      status: 400,
      reason: .badCollapseID),
    Case(
      name: "header flood", more: (0..<300).map { ("x-\($0)", String(repeating: "x", count: 60)) },
      status: 400,
      reason: .badRequestParams),
  ]

  private static let tokens: [Case] = [
    Case(name: "no token", path: "/3/device/", status: 400, reason: .missingDeviceToken),
    Case(name: "no token, no slash", path: "/3/device", status: 400, reason: .missingDeviceToken),
    Case(
      name: "unknown", path: "/3/device/" + String(repeating: "ff", count: 32), status: 400,
      reason: .badDeviceToken),
    Case(name: "odd", path: "/3/device/abc", status: 400, reason: .badDeviceToken),
    Case(name: "base64", path: "/3/device/q83vEg==", status: 400, reason: .badDeviceToken),
    Case(
      name: "endless", path: "/3/device/" + String(repeating: "ab", count: 4000), status: 400,
      reason: .badDeviceToken),
    Case(name: "ended", path: "/3/device/" + Sample.ended, status: 410, reason: .expiredToken),
    Case(
      name: "replaced", path: "/3/device/" + Sample.replaced, headers: widgets, body: changed, status: 410,
      reason: .unregistered),
    Case(name: "empty", body: "", status: 400, reason: .payloadEmpty),
    Case(name: "4,096 bytes", body: padded(to: 4096), status: 200),
    Case(name: "4,097 bytes", body: padded(to: 4097), status: 413, reason: .payloadTooLarge),
    Case(name: "a megabyte", body: padded(to: 1 << 20), status: 413, reason: .payloadTooLarge),
    Case(name: "no JSON", body: "aps=1", status: 400, reason: .badRequestPayload),
    Case(name: "an array", body: "[1]", status: 400, reason: .badRequestPayload),
    Case(name: "token before payload", path: "/3/device/ff", body: "", status: 400, reason: .badDeviceToken),
    Case(
      name: "topic before token", path: "/3/device/ff", headers: ["apns-topic": ""], status: 400,
      reason: .missingTopic),
  ]

  private static func padded(to count: Int) -> String {
    let head = #"{"pad":""#
    let tail = #"","# + Sample.payload.dropFirst()
    return head + String(repeating: "x", count: count - head.utf8.count - tail.utf8.count) + tail
  }

  func testPathsMethodsAndAuthorisation() async throws { try await check(Self.paths) }
  func testHeaderFields() async throws { try await check(Self.fields) }
  func testTokensAndSizes() async throws { try await check(Self.tokens) }

  private func check(_ cases: [Case]) async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let token = try gateway.key.token(issuedAt: noon)
    for test in cases {
      var headers = Sample.headers(test.headers, token: token)
      headers += test.more
      let request = PushRequest(test.method, test.path, headers, body: Array(test.body.utf8))
      let answer = try await gateway.answers([request])[0]
      XCTAssertEqual(answer.status, test.status, test.name)
      XCTAssertEqual(answer.reason, test.reason, test.name)
      XCTAssertNotNil(answer.id, test.name)
      if let reason = test.reason {
        XCTAssertTrue(
          String(decoding: answer.body, as: UTF8.self).hasPrefix("{\"reason\":\"\(reason.rawValue)\""))
        let trace = await gateway.trace(answer.id!.description)
        XCTAssertEqual(trace?.reason, reason.rawValue, test.name)
        XCTAssertGreaterThan(trace?.detail?.count ?? 0, 20, test.name)
      } else {
        XCTAssertTrue(answer.body.isEmpty, test.name)
        XCTAssertNotNil(answer.uniqueID, test.name)
      }
    }
    let accepted = cases.count { $0.status == 200 }
    if accepted > 0 { await bench.receiver.arrived(accepted) }
    XCTAssertEqual(bench.receiver.pushes.count, accepted, "a refused push reaches nobody")
    await gateway.stop()
  }

  func testIdentifiersAreEchoedInLowerCaseAndTimestampsAreMilliseconds() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let token = try gateway.key.token(issuedAt: noon)
    let id = "8D0BBD6A-1F4F-4FDD-8AC9-1A2B3C4D5E6F"
    let headers = Sample.headers(["apns-id": id], token: token)
    let good = PushRequest("POST", "/3/device/" + Sample.update, headers, body: Array(Sample.payload.utf8))
    let gone = PushRequest("POST", "/3/device/" + Sample.ended, headers, body: Array(Sample.payload.utf8))
    let answers = try await gateway.answers([good, gone])
    XCTAssertEqual(answers.map { $0.id?.description }, [id.lowercased(), id.lowercased()])
    XCTAssertEqual(
      String(decoding: answers[1].body, as: UTF8.self),
      #"{"reason":"ExpiredToken","timestamp":1785000000500}"#)
    await gateway.stop()
  }
}
