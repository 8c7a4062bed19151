import Foundation
import XCTest

@testable import vitrine

final class DefaultsValueTests: XCTestCase {
  func testWhatAValueLooksLikeDecides() throws {
    let cases: [(String, DefaultsValue.Kind)] = [
      ("42", .integer), ("-3", .integer), ("1.5", .number), ("true", .bool), ("yes", .string),
      ("007", .string),
      ("+49", .string), ("nan", .string), ("inf.", .string), ("", .string), ("[1,2]", .json),
      (#"{"a":[true]}"#, .json), ("99999999999999999999", .string),
    ]
    for (text, kind) in cases {
      XCTAssertEqual(try DefaultsValue.read(text, as: nil).kind, kind, text)
      XCTAssertEqual(try DefaultsValue.read(text, as: .string).object as? String, text)
    }
    XCTAssertThrowsError(try DefaultsValue.read("[1,", as: nil))
    XCTAssertThrowsError(try DefaultsValue.read("[null]", as: nil), "user defaults keep no null")
  }

  func testAKindThatWasNamed() throws {
    XCTAssertEqual(try DefaultsValue.read("1", as: .bool).object as? Bool, true)
    XCTAssertEqual(try DefaultsValue.read("1", as: .number).object as? Double, 1)
    XCTAssertEqual(try DefaultsValue.read("AQI=", as: .data).object as? Data, Data([1, 2]))
    XCTAssertEqual(try DefaultsValue.read("2026-11-21T14:05:00Z", as: .date).kind, .date)
    let wrong: [(String, DefaultsValue.Kind)] = [
      ("maybe", .bool), ("1.5", .integer), ("x", .number), ("inf", .number), ("?", .data), ("soon", .date),
      ("1", .json),
    ]
    for (text, kind) in wrong { XCTAssertThrowsError(try DefaultsValue.read(text, as: kind), text) }
  }

  func testWhatDefaultsHoldIsWrittenSoThatItCanBeReadBack() throws {
    let suite = "group.test.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    for (key, text) in ["i": "42", "n": "1.5", "b": "false", "s": "text", "j": #"{"a":[1,true]}"#] {
      let value = try DefaultsValue.read(text, as: nil)
      defaults.set(value.object, forKey: key)
      let kept = DefaultsValue(object: try XCTUnwrap(defaults.object(forKey: key)))
      XCTAssertEqual(kept, value)
      XCTAssertEqual(kept.text, text)
    }
  }
}
