import VitrineFoundation
import XCTest

final class DataDetectorTests: XCTestCase {
  private typealias Kind = NSTextCheckingResult.CheckingType
  private func found(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types).matches(
      in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  }

  func testLinks() throws {
    let cases: [(text: String, links: [String])] = [
      ("See https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]),
      ("(https://en.example.org/wiki/A_(b))", ["https://en.example.org/wiki/A_(b)"]),
      ("go to example.com or www.site.museum, now", ["http://example.com", "http://www.site.museum"]),
      ("write to ann.lee@mail.example.org!", ["mailto:ann.lee@mail.example.org"]),
      ("no links: 3.14, e.g. this.that, a@b", []),
      ("🎉 example.de/ä 🎉", ["http://example.de/%C3%A4"]),
    ]
    for one in cases {
      XCTAssertEqual(
        try found(one.text, Kind.link.rawValue).map { $0.url?.absoluteString }, one.links, one.text)
    }
    let text = "🎉 see www.example.com."
    let match = try XCTUnwrap(found(text, Kind.link.rawValue).first)
    XCTAssertEqual(Range(match.range, in: text).map { String(text[$0]) }, "www.example.com")
    XCTAssertEqual(match.resultType, .link)
  }

  func testTelephoneNumbers() throws {
    let cases: [(text: String, numbers: [String])] = [
      ("Call (408) 555-0199 now", ["(408) 555-0199"]), ("+49 30 901820, please", ["+49 30 901820"]),
      ("555-0199", ["555-0199"]), ("4085550199", ["4085550199"]), ("on 2026-11-22 at 12:30", []),
      ("3.14159265 and 1234", []), ("11/22/2026", []), ("192.168.100.100", []),
    ]
    for one in cases {
      XCTAssertEqual(
        try found(one.text, Kind.phoneNumber.rawValue).map(\.phoneNumber), one.numbers, one.text)
    }
  }

  func testDates() throws {
    // Sunday, 22 November 2026, 10:00 in Berlin.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    calendar.locale = Locale(identifier: "en_US")
    let now = try XCTUnwrap(calendar.date(from: DateComponents(year: 2026, month: 11, day: 22, hour: 10)))
    let cases: [(text: String, date: String?)] = [
      ("due 2026-12-24", "2026-12-24T11:00:00Z"), ("at 2026-12-24T18:30:00Z.", "2026-12-24T18:30:00Z"),
      ("3/4/27 at 5:30 PM", "2027-03-04T16:30:00Z"), ("am 4.3.2027", "2027-03-04T11:00:00Z"),
      ("March 4th, 2027", "2027-03-04T11:00:00Z"), ("Nov 3", "2027-11-03T11:00:00Z"),
      ("24 December at 8 pm", "2026-12-24T19:00:00Z"), ("tomorrow at 7:15", "2026-11-23T06:15:00Z"),
      ("next Monday", "2026-11-23T11:00:00Z"), ("Sunday", "2026-11-29T11:00:00Z"),
      ("tonight", "2026-11-22T19:00:00Z"), ("2026-13-40", nil), ("may the 4th", nil), ("31.2.2027", nil),
    ]
    let detection = DateDetection(now: now, calendar: calendar)
    for one in cases {
      let text = one.text as NSString
      let results = detection.dates(in: text, NSRange(location: 0, length: text.length))
      XCTAssertEqual(results.first?.date?.ISO8601Format(), one.date, one.text)
    }
  }

  func testAnyTextIsReadWithinBounds() throws {
    let pieces = [
      "https://", "a.com", "@", "1", "555-", "(", ")", ".", "-", "/", " ", "Nov ", "🎉", "2026", ":", "é",
      "\n",
    ]
    var generator = SeededNumbers(state: 11)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...60, using: &generator))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      var end = 0
      for match in try found(text, UInt64.max) {
        XCTAssertGreaterThanOrEqual(match.range.location, end)
        XCTAssertNotNil(Range(match.range, in: text), text)
        end = NSMaxRange(match.range)
      }
      XCTAssertLessThanOrEqual(end, text.utf16.count)
    }
    XCTAssertEqual(try found(String(repeating: "a.", count: 20_000), Kind.link.rawValue).count, 0)
    XCTAssertThrowsError(try NSDataDetector(types: 0))
  }
}

/// The same numbers each time (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
