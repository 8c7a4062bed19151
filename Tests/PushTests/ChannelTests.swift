import Activities
import Foundation
import Push
import XCTest

/// Broadcast channels: their management and pushes to them.
final class ChannelTests: XCTestCase {
  private static let path = "/1/apps/\(Sample.bundle)/channels"
  private static let listing = "/1/apps/\(Sample.bundle)/all-channels"
  private static let broadcast = "/4/broadcasts/apps/\(Sample.bundle)"
  private static let wish = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#

  func testEveryAnswerOfTheManagement() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let bearer = ("authorization", "bearer " + (try gateway.key.token(issuedAt: noon)))
    func ask(
      _ method: String, _ path: String, _ headers: [(String, String)] = [], _ body: String = ""
    ) async throws -> GatewayAnswer {
      try await gateway.answers([PushRequest(method, path, [bearer] + headers, body: Array(body.utf8))])[0]
    }
    let made = try await ask("POST", Self.path, [], Self.wish)
    XCTAssertEqual(made.status, 201)
    let id = try XCTUnwrap(made.channelID)
    XCTAssertEqual(id.count, 24)
    XCTAssertNotNil(made.requestID)
    let named = [("apns-channel-id", id)]
    let read = try await ask("GET", Self.path, named)
    XCTAssertEqual(
      String(decoding: read.body, as: UTF8.self), #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
    // APNSwift puts the channel behind the path, and lists without one.
    let escaped = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    let swift = try await ask("GET", Self.path + "/" + escaped)
    XCTAssertEqual(swift.body, read.body)
    let list = try await ask("GET", Self.listing)
    XCTAssertEqual(String(decoding: list.body, as: UTF8.self), "{\"channels\":[\"\(id)\"]}")
    let short = try await ask("GET", Self.path)
    XCTAssertEqual(short.body, list.body)

    let now = [("apns-push-type", "liveactivity"), ("apns-expiration", "0")]
    let cases: [(String, String, String, [(String, String)], String, Int, APNsReason?)] = [
      ("no body", "POST", Self.path, [], "", 400, .payloadEmpty),
      ("no JSON", "POST", Self.path, [], "{", 400, .badRequestPayload),
      ("no policy", "POST", Self.path, [], #"{"push-type":"LiveActivity"}"#, 400, .badRequestPayload),
      (
        "policy 2", "POST", Self.path, [], #"{"message-storage-policy":2,"push-type":"LiveActivity"}"#, 400,
        .badRequestPayload
      ),
      (
        "policy as text", "POST", Self.path, [],
        #"{"message-storage-policy":"1","push-type":"LiveActivity"}"#, 400, .badRequestPayload
      ),
      ("no type", "POST", Self.path, [], #"{"message-storage-policy":1}"#, 400, .missingPushType),
      (
        "other type", "POST", Self.path, [], #"{"message-storage-policy":1,"push-type":"Alert"}"#, 400,
        .invalidPushType
      ),
      ("bad bundle", "POST", "/1/apps/a%20b/channels", [], Self.wish, 400, .badRequestParams),
      ("bad request id", "POST", Self.path, [("apns-request-id", "7")], Self.wish, 400, .badMessageID),
      ("PUT", "PUT", Self.path, [], Self.wish, 405, .methodNotAllowed),
      ("POST to the list", "POST", Self.listing, [], Self.wish, 405, .methodNotAllowed),
      (
        "read an unknown one", "GET", Self.path, [("apns-channel-id", "AAAAAAAAAAAAAAAAAAAAAA==")], "", 404,
        .badPath
      ),
      ("read no base64", "GET", Self.path, [("apns-channel-id", "!")], "", 400, .badChannelID),
      ("delete none", "DELETE", Self.path, [], "", 400, .missingChannelID),
      (
        "delete an unknown one", "DELETE", Self.path, [("apns-channel-id", "AAAAAAAAAAAAAAAAAAAAAA==")], "",
        404, .badPath
      ),
      ("another app's", "GET", "/1/apps/com.example/channels", named, "", 404, .badPath),
      ("broadcast", "POST", Self.broadcast, now + named, Sample.payload, 200, nil),
      ("without type", "POST", Self.broadcast, [now[1]] + named, Sample.payload, 400, .missingPushType),
      (
        "widgets", "POST", Self.broadcast, [("apns-push-type", "widgets"), now[1]] + named, Sample.payload,
        400, .invalidPushType
      ),
      ("without channel", "POST", Self.broadcast, now, Sample.payload, 400, .missingChannelID),
      (
        "without expiration", "POST", Self.broadcast, [now[0]] + named, Sample.payload, 400,
        .badExpirationDate
      ),
      (
        "priority 3", "POST", Self.broadcast, now + named + [("apns-priority", "3")], Sample.payload, 400,
        .badPriority
      ),
      (
        "never was", "POST", Self.broadcast, now + [("apns-channel-id", "AAAAAAAAAAAAAAAAAAAAAA==")],
        Sample.payload, 400, .badChannelID
      ),
      (
        "5,121 bytes", "POST", Self.broadcast, now + named, String(repeating: "x", count: 5121), 413,
        .payloadTooLarge
      ),
      ("delete", "DELETE", Self.path, named, "", 204, nil),
      ("delete again", "DELETE", Self.path, named, "", 404, .badPath),
      ("deleted", "POST", Self.broadcast, now + named, Sample.payload, 400, .channelNotRegistered),
    ]
    for (name, method, path, headers, body, status, reason) in cases {
      let answer = try await ask(method, path, headers, body)
      XCTAssertEqual(answer.status, status, name)
      XCTAssertEqual(answer.reason, reason, name)
    }
    await bench.receiver.arrived(1)
    XCTAssertEqual(bench.receiver.pushes.map(\.target), [.channel(id, bundle: Sample.bundle)])
    await gateway.stop()
  }

  func testStoragePolicyDecidesWhetherABroadcastWaits() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    for (policy, expected) in [(ChannelBook.Policy.none, nil), (.mostRecent, noon + 3600)] {
      let channel = try await gateway.createChannel(bundle: Sample.bundle, policy: policy)
      let response = try await gateway.send(
        .init(
          target: .channel(channel.id), bundle: Sample.bundle, expiration: 1_785_003_600,
          payload: Data(Sample.payload.utf8)))
      XCTAssertEqual(response.status, 200)
      await bench.receiver.arrived(policy.rawValue + 1)
      XCTAssertEqual(bench.receiver.pushes.last?.expiration, expected)
    }
    await gateway.stop()
  }

  func testTenThousandChannelsAreTheMostAndARestartKeepsThem() throws {
    let folder = Sample.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let book = try ChannelBook(folder: folder)
    for _ in 0..<ChannelBook.limit { _ = try book.create(bundle: "a.b", policy: .mostRecent) }
    XCTAssertThrowsError(try book.create(bundle: "a.b", policy: .none)) {
      XCTAssertEqual(($0 as? PushRefusal)?.reason, .cannotCreateChannelConfig)
    }
    XCTAssertNoThrow(try book.create(bundle: "c.d", policy: .none))
    let first = book.all(bundle: "a.b")[0]
    try book.delete(first.id, bundle: "a.b")
    let again = try ChannelBook(folder: folder)
    XCTAssertEqual(again.all, book.all)
    XCTAssertEqual(again.all(bundle: "a.b").count, ChannelBook.limit - 1)
    XCTAssertThrowsError(try again.target(first.id, bundle: "a.b")) {
      XCTAssertEqual(($0 as? PushRefusal)?.reason, .channelNotRegistered)
    }
  }

  /// A file that was cut off in the middle of a character keeps what it says before.
  func testADamagedLineTakesNoOtherWithIt() throws {
    let folder = Sample.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let channel = try ChannelBook(folder: folder).create(bundle: "a.b", policy: .mostRecent)
    let file = folder.appendingPathComponent("channels.log")
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0x2B, 0x20, 0xC3, 0xFF]))
    try handle.close()
    XCTAssertEqual(try ChannelBook(folder: folder).all, [channel])
  }
}
