import Archive
import XCTest

/// The JSON form of values: what surfaces send, the command line reads and the store keeps.
final class IntentJSONTests: XCTestCase {
  func testEachKindHasItsForm() throws {
    let rows: [(IntentValue, String)] = [
      (.nothing, #"{"nothing":true}"#), (.bool(false), #"{"bool":false}"#),
      (.integer(.min), #"{"integer":-9223372036854775808}"#), (.number(1.5), #"{"number":1.5}"#),
      (.string("é\n\""), #"{"string":"é\n\""}"#),
      (.date(Date(timeIntervalSince1970: 1_234_567)), #"{"date":1234567}"#),
      (.dateComponents(["year": 2026, "month": 3]), #"{"dateComponents":{"month":3,"year":2026}}"#),
      (.url("https://a/b?c"), #"{"url":"https://a/b?c"}"#),
      (.measurement(1, unit: "km"), #"{"measurement":{"unit":"km","value":1}}"#),
      (
        .file(name: "a", type: "public.text", data: Data("hi".utf8)),
        #"{"file":{"data":"aGk=","name":"a","type":"public.text"}}"#
      ),
      (.file(name: "a", type: nil, data: Data()), #"{"file":{"data":"","name":"a"}}"#),
      (.choice("raw"), #"{"choice":"raw"}"#), (.entity("berlin"), #"{"entity":"berlin"}"#),
      (.coded("[1]"), #"{"coded":"[1]"}"#),
      (.list([.bool(true), .list([])]), #"{"list":[{"bool":true},{"list":[]}]}"#),
    ]
    for (value, json) in rows {
      let text = "{\"p\":\(json)}"
      XCTAssertEqual(String(decoding: try ["p": value].encodedJSON(), as: UTF8.self), text)
      XCTAssertEqual(try IntentValues.decoded(json: Data(text.utf8)), ["p": value], json)
    }
  }

  func testRandomValuesComeBackEqual() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = RandomValues(seed: seed)
      let values = random.values()
      let back = try IntentValues.decoded(json: values.encodedJSON())
      XCTAssertEqual(back.keys.sorted(), values.keys.sorted())
      // An instant counts from 1970 here and from 2001 in memory: it may move by the last bit.
      XCTAssertEqual(try back.encodedJSON(), try values.encodedJSON())
    }
  }

  func testEachRefusalNamesTheParameterAndWhatIsExpected() {
    let rows: [(json: String, sentence: String)] = [
      (
        #"{"days":{"integer":1.5}}"#,
        "The value of days is not readable: integer takes a whole number of at most 64 bits."
      ),
      (#"{"on":{"bool":"yes"}}"#, "The value of on is not readable: bool takes true or false."),
      (#"{"x":{"nothing":false}}"#, "The value of x is not readable: nothing takes true."),
      (#"{"n":{"number":"1"}}"#, "The value of n is not readable: number takes a number."),
      (
        #"{"when":{"date":1e300}}"#,
        "The value of when is not readable: date takes an instant in seconds since 1970."
      ),
      (
        #"{"tags":{"list":[{"string":"a"},{"string":7}]}}"#,
        "The value of tags is not readable: string takes a text."
      ),
      (
        #"{"f":{"file":{"name":"a","data":"%%"}}}"#,
        #"The value of f is not readable: file takes a name and base64 data, such as {"name": "a.txt", "type": "public.text", "data": "aGk="}."#
      ),
      (
        #"{"m":{"measurement":{"value":1}}}"#,
        #"The value of m is not readable: measurement takes an amount and the symbol of its unit, such as {"value": 5, "unit": "km"}."#
      ),
      (
        #"[]"#,
        #"The values are not readable: they must be values by the name of their parameter, such as {"days": {"integer": 3}}."#
      ),
    ]
    for row in rows {
      XCTAssertThrowsError(try IntentValues.decoded(json: Data(row.json.utf8)), row.json) {
        XCTAssertEqual("\($0)", row.sentence)
      }
    }
    let noKind = [
      #"{"city":"berlin"}"#, #"{"city":null}"#, #"{"city":{}}"#, #"{"city":{"town":"x"}}"#,
      #"{"city":{"entity":"a","choice":"b"}}"#, #"{"city":[{"entity":"a"}]}"#,
    ]
    for json in noKind {
      XCTAssertThrowsError(try IntentValues.decoded(json: Data(json.utf8)), json) {
        XCTAssertTrue(
          "\($0)".hasPrefix(
            "The value of city is not readable: it must be an object with one member, whose name is one of"),
          "\($0)")
      }
    }
  }

  func testListsInsideListsAreBounded() {
    func nested(_ depth: Int) -> Data {
      let open = String(repeating: #"{"list":["#, count: depth)
      return Data("{\"p\":\(open){\"bool\":true}\(String(repeating: "]}", count: depth))}".utf8)
    }
    let deepest = ArchiveLimits.standard.valueDepth
    XCTAssertNoThrow(try IntentValues.decoded(json: nested(deepest)))
    for depth in [deepest + 1, 200, 100_000] {
      XCTAssertThrowsError(try IntentValues.decoded(json: nested(depth)), "\(depth)")
    }
    let long = String(repeating: #"{"bool":true},"#, count: ArchiveLimits.standard.listElements)
    XCTAssertThrowsError(
      try IntentValues.decoded(json: Data("{\"p\":{\"list\":[\(long){\"bool\":true}]}}".utf8)))
  }

  func testNumbersThatAreNoneAreNotWritten() {
    XCTAssertThrowsError(try ["n": IntentValue.number(.infinity)].encodedJSON())
  }

  func testTenThousandDamagedDocumentsNeverTrap() throws {
    var random = SeededGenerator(seed: 116)
    let documents = try (0..<60 as Range<UInt64>).map { seed -> [UInt8] in
      var values = RandomValues(seed: seed)
      return [UInt8](try values.values().encodedJSON())
    }
    var refused = 0
    for _ in 0..<10_000 {
      var bytes = documents.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let index = bytes.indices.randomElement(using: &random) else { break }
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] = Array(#"{}[]":,0-e"#.utf8).randomElement(using: &random)!
        case 2: bytes.removeSubrange(index..<min(index + 5, bytes.count))
        default: bytes.insert(contentsOf: bytes[index..<min(index + 30, bytes.count)], at: index)
        }
      }
      do {
        let values = try IntentValues.decoded(json: Data(bytes))
        XCTAssertNoThrow(
          try ArchiveCodec.encode(
            Request(
              id: 1,
              body: .sheet(
                SheetRequest(subject: ConfigurationSubject(kind: "k", family: nil), values: values)))))
      } catch {
        refused += 1
        XCTAssertFalse(error.description.isEmpty)
      }
    }
    XCTAssertGreaterThan(refused, 3_000)
  }
}
