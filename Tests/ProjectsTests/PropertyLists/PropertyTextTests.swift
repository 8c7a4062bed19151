import Foundation
import Projects
import XCTest

final class PropertyTextTests: XCTestCase {
  private func failure(_ text: String) -> PropertyText.Failure? {
    do {
      _ = try PropertyText.read(text)
      return nil
    } catch {
      return error as? PropertyText.Failure
    }
  }

  func testMapsListsAndWords() throws {
    let value = try PropertyText.read(
      """
      // !$*UTF8*$!
      { /* a comment */
        name = Harbour.swift; "a b" = 'it''s'; list = (1, two, "three, four", );
        empty = (); data = <0fbd 77>; nested = { isa = PBXGroup; };
      }
      """.replacing("''s'", with: "s'"))
    XCTAssertEqual(value.map?["name"]?.string, "Harbour.swift")
    XCTAssertEqual(value.map?["a b"]?.string, "its")
    XCTAssertEqual(value.map?["list"]?.list?.compactMap(\.string), ["1", "two", "three, four"])
    XCTAssertEqual(value.map?["empty"], .list([]))
    XCTAssertEqual(value.map?["nested"]?.map?["isa"]?.string, "PBXGroup")
  }

  func testEscapes() throws {
    let value = try PropertyText.read(#"{ a = "x\n\t\"\\\U00e9\101"; b = "🍎 ü"; }"#)
    XCTAssertEqual(value.map?["a"]?.string, "x\n\t\"\\éA")
    XCTAssertEqual(value.map?["b"]?.string, "🍎 ü")
  }

  func testFailuresNameTheLine() {
    XCTAssertEqual(failure("{\n a = 1;\n b = (1;\n}")?.line, 3)
    XCTAssertEqual(failure("{\n<<<<<<< HEAD\n a = 1;\n}")?.line, 2)
    XCTAssertEqual(failure("{ a = \"x; }")?.message, "a string is not closed")
    XCTAssertEqual(failure("{ a = 1 }")?.message, "`;` is missing after the value of `a`")
    XCTAssertEqual(failure("{} more")?.message, "something stands after the end")
    XCTAssertEqual(failure("")?.message, "a value is missing")
    XCTAssertEqual(failure("{ a = ")?.message, "a value is missing")
    XCTAssertEqual(failure("{ a")?.message, "`=` is missing after `a`")
    XCTAssertEqual(failure("{ /* a = 1; }")?.message, "a comment is not closed")
  }

  func testDepthIsBounded() {
    let deep = String(repeating: "(", count: 100_000)
    XCTAssertEqual(failure(deep)?.message, "values are nested too deeply")
  }

  func testOtherFormats() throws {
    let value: [String: Any] = ["objects": ["A": ["isa": "PBXProject"]], "version": 46, "flag": true]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
      let read = try PropertyText.read(data)
      XCTAssertEqual(read.map?["objects"]?.map?["A"]?.map?["isa"]?.string, "PBXProject")
      XCTAssertEqual(read.map?["version"]?.string, "46")
      XCTAssertEqual(read.map?["flag"]?.string, "YES")
    }
    let json = try PropertyText.read(Data(#"{"objects": {"A": {"isa": "PBXProject"}}, "n": 1.5}"#.utf8))
    XCTAssertEqual(json.map?["objects"]?.map?["A"]?.map?["isa"]?.string, "PBXProject")
    XCTAssertEqual(json.map?["n"]?.string, "1.5")
    XCTAssertThrowsError(try PropertyText.read(Data([0xFF, 0x00, 0x80])))
  }

  /// A project with bytes changed, 2,000 times: it is read or refused with a line that is in it.
  func testChangedBytes() throws {
    let original = Array(Pbxproj.widgets(sources: ["A.swift", "B.swift"]).utf8)
    let lines = original.count { $0 == 0x0A } + 1
    let spice = Array("{}()=;,\"'\\/*<>\n x0".utf8)
    var random = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = spice.randomElement(using: &random)!
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      do {
        _ = try PropertyText.read(Data(bytes))
        read += 1
      } catch let failure as PropertyText.Failure {
        XCTAssertTrue((0...(lines + 6)).contains(failure.line), "\(failure)")
        XCTAssertFalse(failure.message.isEmpty)
      }
    }
    XCTAssertGreaterThan(read, 100)
    XCTAssertLessThan(read, 1_900)
  }
}
