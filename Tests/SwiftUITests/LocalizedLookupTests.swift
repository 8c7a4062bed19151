import Foundation
import SwiftUI
import XCTest

/// Texts that are asked for by key, and formats with plural rules.
final class LocalizedLookupTests: XCTestCase {
  private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lookup-\(UUID().uuidString)")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    let rule: (String) -> [String: String] = { noun in
      [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%lld \(noun)",
        "other": "%lld \(noun)n",
      ]
    }
    let table: [String: Any] = [
      "cats": ["NSStringLocalizedFormatKey": "%#@value@!", "value": rule("Katze")],
      "roses": ["NSStringLocalizedFormatKey": "%#@value@!", "value": rule("Rose")],
      "owner": [
        "NSStringLocalizedFormatKey": "%2$#@value@",
        "value": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%1$@ hat %2$lld Katze",
          "other": "%1$@ hat %2$lld Katzen",
        ],
      ],
      "place": ["NSStringDeviceSpecificRuleType": ["iphone": "Telefon", "other": "Gerät"]],
      "long": ["NSStringVariableWidthRuleType": ["1": "kurz", "20": "nicht so kurz"]],
    ]
    try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
      .write(to: german.appendingPathComponent("Localizable.stringsdict"))
    try Data("\"hello\" = \"Hallo\";".utf8).write(to: german.appendingPathComponent("Localizable.strings"))
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func string(_ key: String, value: String? = nil) throws -> String {
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    return _LocalizedLookup.string(key, value: value, bundle: bundle, locale: Locale(identifier: "de_AT"))
  }

  func testAKeyIsTheLastResort() throws {
    XCTAssertEqual(try string("hello"), "Hallo")
    XCTAssertEqual(try string("absent"), "absent")
    XCTAssertEqual(try string("absent", value: "given"), "given")
    XCTAssertEqual(try string("absent", value: ""), "absent")
  }

  func testVariationsByDeviceAndWidth() throws {
    XCTAssertEqual(try string("place"), "Telefon")
    XCTAssertEqual(try string("long"), "nicht so kurz")
  }

  func testPluralRulesAreKnownAgainInTheirFormat() throws {
    let cats = try string("cats")
    let roses = try string("roses")
    func write(_ format: String, _ arguments: any CVarArg...) -> String? {
      _LocalizedLookup.string(format: format, arguments: arguments, locale: Locale(identifier: "de_DE"))
    }
    XCTAssertEqual(write(cats, 1), "1 Katze!")
    XCTAssertEqual(write(roses, 2), "2 Rosen!")
    XCTAssertEqual(write(cats, Int32(3)), "3 Katzen!")
    XCTAssertEqual(write(try string("owner"), "Ida", 1), "Ida hat 1 Katze")
    XCTAssertNil(write("%d of %d", 1, 2))
    XCTAssertEqual(try string("cats"), cats)
  }
}
