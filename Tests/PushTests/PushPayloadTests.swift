import Activities
import Archive
import Foundation
import Push
import XCTest

/// What a device would make of a payload.
final class PushPayloadTests: XCTestCase {
  private func decode(_ text: String, _ type: PushType = .liveactivity) throws -> PushPayload {
    try PushPayload.decode(Array(text.utf8), type: type)
  }

  private func activity(_ aps: String) throws -> ActivityPush? {
    guard case .content(.liveActivity(let push)) = try decode("{\"aps\":\(aps)}") else { return nil }
    return push
  }

  private func rule(_ aps: String) throws -> String? {
    guard case .dropped(let verdict) = try decode("{\"aps\":\(aps)}") else { return nil }
    return verdict.rule
  }

  func testAWholeStart() throws {
    let push = try XCTUnwrap(
      activity(
        #"""
        { "timestamp" : 1785000000, "event":"start", "content-state":{"a":[1,{"b":null}],"ü":"\"}"},
          "attributes-type":"Order\u0041ttributes", "attributes": { "number" : 7 },
          "alert":{"title":"A\nB","body":{"loc-key":"%@ of %@","loc-args":["2","3"]},"sound":"bell.caf"},
          "stale-date":1785003600, "relevance-score":0.5, "input-push-token":1, "input-push-channel":"q83vEg==",
          "unknown":{"x":1} }
        """#))
    XCTAssertEqual(push.event, .start)
    XCTAssertEqual(push.timestamp, 1_785_000_000)
    XCTAssertEqual(push.state.map { String(decoding: $0, as: UTF8.self) }, #"{"a":[1,{"b":null}],"ü":"\"}"}"#)
    XCTAssertEqual(push.attributesType, "OrderAttributes")
    XCTAssertEqual(push.attributes.map { String(decoding: $0, as: UTF8.self) }, #"{ "number" : 7 }"#)
    XCTAssertEqual(push.alert, ActivityAlert(title: "A\nB", body: "2 of 3", sound: "bell.caf"))
    XCTAssertEqual(push.staleDate, Date(timeIntervalSince1970: 1_785_003_600))
    XCTAssertEqual(push.relevanceScore, 0.5)
    XCTAssertTrue(push.wantsToken)
    XCTAssertEqual(push.channel, "q83vEg==")
  }

  func testAnEndNeedsNoContent() throws {
    let push = try XCTUnwrap(activity(#"{"timestamp":5,"event":"end","dismissal-date":1}"#))
    XCTAssertNil(push.state)
    XCTAssertEqual(push.dismissalDate, Date(timeIntervalSince1970: 1))
  }

  func testAlerts() throws {
    func alert(_ text: String) throws -> ActivityAlert? {
      try activity(#"{"timestamp":1,"event":"update","content-state":{},"alert":\#(text)}"#)?.alert
    }
    XCTAssertEqual(try alert(#""Hello""#), ActivityAlert(title: "", body: "Hello"))
    XCTAssertEqual(
      try alert(#"{"title-loc-key":"T %1$@","title-loc-args":["x"],"loc-key":"B"}"#),
      ActivityAlert(title: "T x", body: "B"))
    XCTAssertEqual(try alert(#"{"title":"😀 \ud83d\ude00"}"#), ActivityAlert(title: "😀 😀", body: ""))
    XCTAssertNil(try alert("null"))
  }

  func testWhatADeviceDrops() throws {
    let cases: [(String, String)] = [
      (#"{"event":"update","content-state":{}}"#, "missing-timestamp"),
      (#"{"timestamp":null,"event":"update","content-state":{}}"#, "missing-timestamp"),
      (#"{"timestamp":1,"content-state":{}}"#, "missing-event"),
      (#"{"timestamp":1,"event":"update"}"#, "missing-content-state"),
      (#"{"timestamp":1,"event":"UPDATE","content-state":{}}"#, "unknown-event"),
      (#"{"timestamp":1,"event":1,"content-state":{}}"#, "wrong-type"),
      (#"{"timestamp":"1","event":"update","content-state":{}}"#, "wrong-type"),
      (#"{"timestamp":1785000000000,"event":"update","content-state":{}}"#, "bad-date"),
      (#"{"timestamp":1e99,"event":"update","content-state":{}}"#, "bad-date"),
      (#"{"timestamp":1,"event":"update","content-state":[]}"#, "wrong-type"),
      (#"{"timestamp":1,"event":"update","content-state":{},"alert":7}"#, "wrong-type"),
      (#"{"timestamp":1,"event":"update","content-state":{},"alert":{"title":7}}"#, "wrong-type"),
      (#"{"timestamp":1,"event":"update","content-state":{},"stale-date":"soon"}"#, "wrong-type"),
      (#"{"timestamp":1,"event":"update","content-state":{},"stale-date":1785000000000}"#, "bad-date"),
      (
        #"{"timestamp":1,"event":"start","content-state":{},"attributes":{},"alert":{}}"#,
        "missing-attributes-type"
      ),
      (
        #"{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A","alert":{}}"#,
        "missing-attributes"
      ),
      (
        #"{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A","attributes":{}}"#,
        "missing-alert"
      ),
      ("[]", "wrong-type"), ("null", "wrong-type"), ("{}", "missing-event"),
    ]
    for (aps, expected) in cases { XCTAssertEqual(try rule(aps), expected, aps) }
    XCTAssertEqual(
      try decode(#"{"alert":"x"}"#),
      .dropped(
        PushVerdict(
          .dropped, rule: "no-aps", message: "The payload has no `aps`, and a device looks at nothing else."))
    )
  }

  /// Statement 253: a server can refresh widgets by push.
  func testContentChanged() throws {
    XCTAssertEqual(try decode(#"{"aps":{"content-changed":true}}"#, .widgets), .content(.widgets))
    XCTAssertEqual(try decode(#"{"aps":{"content-changed":true}}"#, .controls), .content(.controls))
    for aps in [#"{"content-changed":false}"#, #"{"content-changed":1}"#, "{}"] {
      guard case .dropped = try decode("{\"aps\":\(aps)}", .widgets) else { return XCTFail(aps) }
    }
  }

  func testWhatIsNoJSONIsRefused() {
    let deep = String(repeating: "[", count: 2000)
    for text in [
      "", " ", "{", "}", "[]", "1", "null", "{]", "{\"aps\"}", "{\"aps\":}", "{\"aps\":{}", "{\"aps\":{}}x",
      "{\"aps\":{},}", "{'aps':{}}", "{\"aps\":01}", "{\"aps\":1.}", "{\"aps\":-}", "{\"aps\":1e}",
      "{\"aps\":+1}",
      "{\"aps\":nul}", "{\"aps\":\"\\x\"}", "{\"aps\":\"\\u12\"}", "{\"aps\":\"a\nb\"}", "{\"aps\":\"",
      "{\"a\":\(deep)",
      "{\"aps\":[1 2]}", "{\"aps\":[1,]}", "\u{FEFF}{}",
    ] {
      XCTAssertThrowsError(try decode(text), text.prefix(30) + "") {
        XCTAssertEqual(($0 as? PushRefusal)?.reason, .badRequestPayload)
      }
    }
    XCTAssertThrowsError(
      try PushPayload.decode(Array("{\"a\":\"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8), type: .widgets))
  }

  /// Sixty thousand damaged payloads: no crash, and what is taken is JSON in Foundation's eyes too.
  func testDamagedPayloads() throws {
    let seeds = [
      Sample.payload,
      #"{"aps":{"timestamp":1,"event":"end","alert":{"title":"\u00e9","body":{"loc-key":"k","loc-args":["x"]}}}}"#,
      #"{"aps":{"content-changed":true},"x":[1.5e3,-0,true,false,null,"\\\"\/\b\f\n\r\t"]}"#,
    ].map { Array($0.utf8) }
    var random = SplitMix(state: 7)
    var taken = 0
    for round in 0..<60_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes.randomElement(using: &random)!, at: place)
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1..<20, using: &random)))
        }
      }
      guard (try? PushPayload.decode(bytes, type: .liveactivity)) != nil else { continue }
      taken += 1
      do {
        _ = try JSONSerialization.jsonObject(with: Data(bytes))
      } catch {
        // Foundation knows no numbers beyond Double's; the grammar does.
        XCTAssertTrue("\(error)".contains("not representable"), String(decoding: bytes, as: UTF8.self))
      }
    }
    XCTAssertGreaterThan(taken, 1000)
  }
}

/// Random numbers that are the same on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
