import ActivityKit
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// What a bundle says of the JSON its activities read, and what is said of JSON that they cannot.
@MainActor final class ActivityShapeTests: XCTestCase {
  private func description<A: ActivityAttributes>(_ type: A.Type) async throws -> ActivityDescription {
    let described = await ActivityBench(Showing<A>()).describe()
    return try XCTUnwrap(described?.activities.first)
  }

  func testEveryKeyIsInTheTemplate() async throws {
    let description = try await description(ShapeAttributes.self)
    XCTAssertEqual(description.attributesType, "ShapeAttributes")
    XCTAssertEqual(description.attributesTemplate, #"{"title":"title"}"#)
    XCTAssertEqual(
      description.stateTemplate,
      #"{"name":"name","count":0,"rate":0,"isOn":false,"eta":0,"window":[0,0],"step":0,"kind":"first_one","plain":{"left":{}},"link":"https://example.com","driver":{"name":"name","phone":"phone"},"items":[{"label":"label"}],"scores":{"key":0},"note":"note","choice":{"text":{"_0":"_0"}}}"#
    )
    XCTAssertEqual(
      description.stateKeys,
      [
        "name: String", "count: Int", "rate: Double", "isOn: Bool", "eta: Date", "window: ClosedRange<Date>",
        "step: Step (0, 1)", #"kind: Kind ("first_one", "second_one")"#,
        #"plain: Plain ({"left":{}}, {"right":{}})"#, "link: URL", "driver: Driver", "driver.name: String",
        "driver.phone: String?", "items: [Item]", "items[].label: String", "scores: [String: Int]",
        "scores.key: Int", "note: String?", "choice: Choice", "choice.text._0: String",
      ])
  }

  func testATemplateIsRead() async throws {
    let bench = ActivityBench(Showing<ShapeAttributes>())
    let described = await bench.describe()
    let activity = try XCTUnwrap(described?.activities.first)
    let failure = await bench.failure(
      "ShapeAttributes", attributes: activity.attributesTemplate, state: activity.stateTemplate)
    XCTAssertNil(failure)
  }

  func testTypesWithinThemselvesEnd() async throws {
    let description = try await description(RecursiveAttributes.self)
    XCTAssertEqual(
      description.stateTemplate, #"{"root":{"name":"name","next":null,"children":[],"byName":{}}}"#)
    let failure = await ActivityBench(Showing<RecursiveAttributes>())
      .failure("RecursiveAttributes", attributes: "{}", state: description.stateTemplate)
    XCTAssertNil(failure)
  }

  func testTypesThatAreHardToPlease() async throws {
    let description = try await description(StubbornAttributes.self)
    XCTAssertTrue(description.stateTemplate.contains(##""color":"#336699""##), description.stateTemplate)
    XCTAssertTrue(description.stateTemplate.contains(#""never":{"a":"a","b":0}"#), description.stateTemplate)
    XCTAssertTrue(description.stateTemplate.contains(#""endless":["#), description.stateTemplate)
  }

  /// An `init(from:)` that traps, or never returns, does not take the bundle with it.
  func testTypesThatTrapOrHang() async throws {
    for template in [
      try await description(TrappingAttributes.self).stateTemplate,
      try await description(HangingAttributes.self).stateTemplate,
    ] {
      XCTAssertEqual(template, "{}")
    }
  }

  // MARK: what does not decode

  private func message(_ state: String, attributes: String = #"{"number":1,"shop":"S"}"#) async -> (
    ExtensionFailure.Code?, String
  ) {
    let failure = await ActivityBench(ParcelWidget())
      .failure("ParcelAttributes", attributes: attributes, state: state)
    return (failure?.code, failure?.message ?? "")
  }

  func testAMissingKeyIsNamed() async {
    let (code, message) = await message(#"{"arrival":[0,1],"step":1}"#)
    XCTAssertEqual(code, .contentNotDecoded)
    XCTAssertEqual(
      message,
      #"the content state of ParcelAttributes cannot be decoded: "driver" is missing; expected a String. There are the keys arrival, step"#
    )
  }

  func testAWrongTypeIsNamed() async {
    let (_, message) = await message(#"{"driver":7,"arrival":[0,1],"step":1}"#)
    XCTAssertEqual(
      message,
      #"the content state of ParcelAttributes cannot be decoded: "driver" has to be a String, and is the number 7"#
    )
  }

  func testADateAsTextIsExplained() async throws {
    let failure = await ActivityBench(Showing<DateAttributes>())
      .failure("DateAttributes", attributes: "{}", state: #"{"trip":{"eta":"2026-05-01T10:00:00Z"}}"#)
    XCTAssertEqual(
      failure?.message,
      #"the content state of DateAttributes cannot be decoded: "trip.eta" has to be a Date (a number: seconds since 2001-01-01), and is the string "2026-05-01T10:00:00Z""#
    )
  }

  func testACaseThatDoesNotExistIsShownWithThoseThatDo() async {
    let (_, message) = await message(#"{"driver":"A","arrival":[0,1],"step":9}"#)
    XCTAssertEqual(
      message,
      #"the content state of ParcelAttributes cannot be decoded: "step" has to be a ParcelStep (0, 1, 2), and is the number 9"#
    )
  }

  func testNullAndNoJSON() async {
    let (_, null) = await message(#"{"driver":null,"arrival":[0,1],"step":0}"#)
    XCTAssertTrue(null.hasSuffix(#""driver" has to be a String, and is null"#), null)
    let (code, broken) = await message("{", attributes: "[")
    XCTAssertEqual(code, .attributesNotDecoded)
    XCTAssertTrue(
      broken.hasPrefix("the attributes of ParcelAttributes cannot be decoded: it is no JSON"), broken)
    let (_, array) = await message("[]")
    XCTAssertTrue(array.contains("the document has to be"), array)
  }

  func testHostileJSONIsRefusedInOneSentence() async {
    let deep = String(repeating: #"{"driver":"#, count: 100_000)
    let (code, message) = await message(deep)
    XCTAssertEqual(code, .contentNotDecoded)
    XCTAssertLessThan(message.count, 1_000)
    let long = String(repeating: "x", count: 1_000_000)
    let (_, second) = await self.message(#"{"driver":"A","arrival":"\#(long)","step":0}"#)
    XCTAssertLessThan(second.count, 1_000)
  }

  /// Seconds since 1970 decode, 31 years too late.
  func testADateSentAsUnixTimeIsPointedOut() async throws {
    let bench = ActivityBench(Showing<DateAttributes>())
    let reply = await bench.ask(
      .activity(
        ActivityRequest(
          activityID: "A", attributesType: "DateAttributes", attributes: Data("{}".utf8),
          state: Data(#"{"trip":{"eta":1785000000}}"#.utf8))))
    guard case .activity(let scenes)? = reply else { return XCTFail("\(String(describing: reply))") }
    XCTAssertEqual(scenes.diagnostics.map(\.code), ["date-since-1970"])
    let message = scenes.diagnostics[0].message
    XCTAssertTrue(message.contains(#""trip.eta" is 2057"#), message)
    XCTAssertTrue(message.contains("806692800"), message)
  }
}

/// An activity of any type.
private struct Showing<A: ActivityAttributes>: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: A.self) { _ in
      Text("x")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("x") }
      } compactLeading: {
        Text("x")
      } compactTrailing: {
        Text("x")
      } minimal: {
        Text("x")
      }
    }
  }
}

private struct DateAttributes: ActivityAttributes {
  struct Trip: Codable, Hashable { var eta: Date }
  struct ContentState: Codable, Hashable { var trip: Trip }
}

private struct ShapeAttributes: ActivityAttributes {
  enum Step: Int, Codable, CaseIterable { case one, two }
  enum Kind: String, Codable {
    case first = "first_one"
    case second = "second_one"
  }
  enum Plain: Codable { case left, right }
  enum Choice: Codable, Hashable {
    case text(String)
    case none
  }
  struct Driver: Codable, Hashable {
    var name: String
    var phone: String?
  }
  struct Item: Codable, Hashable { var label: String }
  struct ContentState: Codable, Hashable {
    var name: String
    var count: Int
    var rate: Double
    var isOn: Bool
    var eta: Date
    var window: ClosedRange<Date>
    var step: Step
    var kind: Kind
    var plain: Plain
    var link: URL
    var driver: Driver
    var items: [Item]
    var scores: [String: Int]
    var note: String?
    var choice: Choice
  }
  var title: String
}

private struct RecursiveAttributes: ActivityAttributes {
  final class Part: Codable, Hashable {
    var name: String
    var next: Part?
    var children: [Part]
    var byName: [String: Part]
    static func == (a: Part, b: Part) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
  struct ContentState: Codable, Hashable { var root: Part }
}

private struct TrappingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    enum CodingKeys: String, CodingKey { case count }
    init(from decoder: any Decoder) throws {
      let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .count)
      count = Int(text)!
    }
  }
}

private struct HangingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    init(from decoder: any Decoder) throws {
      while true { usleep(1_000) }
    }
    func encode(to encoder: any Encoder) throws {}
  }
}

private struct StubbornAttributes: ActivityAttributes {
  /// Reads a text of one form only.
  struct HexColor: Codable, Hashable {
    var value: Int
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard text.hasPrefix("#"), let value = Int(text.dropFirst(), radix: 16) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no colour"))
      }
      self.value = value
    }
    func encode(to encoder: any Encoder) throws {}
  }
  /// Refuses whatever it reads.
  struct Never: Codable, Hashable {
    var a: String
    var b: Int
    enum CodingKeys: String, CodingKey { case a, b }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      a = try container.decode(String.self, forKey: .a)
      b = try container.decode(Int.self, forKey: .b)
      throw CancellationError()
    }
  }
  /// Reads until there is nothing left, and never asks whether there is.
  struct Endless: Codable, Hashable {
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while (try? container.decode(Int.self)) != nil {}
    }
    func encode(to encoder: any Encoder) throws {}
  }
  struct ContentState: Codable, Hashable {
    var color: HexColor
    var endless: Endless
    var never: Never?
  }
}
