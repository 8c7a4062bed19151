import Archive
import Foundation
import XCTest

import SwiftUI

/// Texts of tables, in the language of the view.
@MainActor final class StringTableTests: XCTestCase {
  private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    try write(
      "de.lproj/Localizable.strings",
      "/* a */ \"Hello\" = \"Hallo\";\n// b\n\"%@ has %lld\" = \"%2$lld hat %1$@\"; \"q\\\"\" = \"\\U00fc\\n!\";"
    )
    try write("en.lproj/Localizable.strings", "\"Hello\" = \"Hello!\";")
    try write("en.lproj/Other.strings", "\"Hello\" = \"Other\";")
    try write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>no file</string><key>one</key><string>one file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """)
    try write(
      "Catalog.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{
       "Bye":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"**Salut**"}}}},
       "%lld days":{"localizations":{
         "ru":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld день"}},"few":{"stringUnit":{"value":"%lld дня"}},
           "many":{"stringUnit":{"value":"%lld дней"}},"other":{"stringUnit":{"value":"%lld дня"}}}}}}},
       "%@ %lld":{"localizations":{"fr":{"stringUnit":{"value":"%1$@ : %#@n@"},
         "substitutions":{"n":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
           "one":{"stringUnit":{"value":"%arg jour"}},"other":{"stringUnit":{"value":"%arg jours"}}}}}}}}}
      }}
      """)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String, bytes: [UInt8] = []) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (Data(text.utf8) + bytes).write(to: url)
  }

  private func read(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) throws -> String {
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    return scene(600, 100) {
      Text(key, tableName: table, bundle: bundle).environment(\.locale, Locale(identifier: locale))
    }.texts.first?.string ?? ""
  }

  func testStrings() async throws {
    XCTAssertEqual(try read("Hello", "de_AT"), "Hallo")
    XCTAssertEqual(try read("Hello", "en_US"), "Hello!")
    XCTAssertEqual(try read("Hello", "ja_JP"), "Hello!", "the development language stands in")
    XCTAssertEqual(try read("Hello", "en_US", table: "Other"), "Other")
    XCTAssertEqual(try read("Missing", "de_DE"), "Missing")
    XCTAssertEqual(try read("q\"", "de_DE"), "ü\n!")
    XCTAssertEqual(try read("\("Anna") has \(1200)", "de_DE"), "1.200 hat Anna")
  }

  func testPluralsOfAStringsDict() async throws {
    XCTAssertEqual(try read("\(0) files", "en_US"), "no file left")
    XCTAssertEqual(try read("\(1) files", "en_US"), "one file left")
    XCTAssertEqual(try read("\(1500) files", "en_US"), "1,500 files left")
  }

  func testCatalogs() async throws {
    XCTAssertEqual(try read("Bye", "fr_FR", table: "Catalog"), "Salut", "its Markdown is drawn")
    XCTAssertEqual(try read("Bye", "en_US", table: "Catalog"), "Bye")
    XCTAssertEqual(try read("\(1) days", "ru_RU", table: "Catalog"), "1 день")
    XCTAssertEqual(try read("\(3) days", "ru_RU", table: "Catalog"), "3 дня")
    XCTAssertEqual(try read("\(11) days", "ru_RU", table: "Catalog"), "11 дней")
    XCTAssertEqual(try read("\("A") \(2)", "fr_FR", table: "Catalog"), "A : 2 jours")
  }

  func testDamagedFiles() async throws {
    try write("de.lproj/Bad.strings", "\"a\" = ; \"b\" = \"B", bytes: [0xFF, 0xC3, 0x28])
    try write("en.lproj/Bad.stringsdict", "<plist><dict>")
    try write("Bad.xcstrings", "{\"strings\": 4")
    XCTAssertEqual(try read("a", "de_DE", table: "Bad"), "a")
    XCTAssertTrue(try read("b", "de_DE", table: "Bad").hasPrefix("B"))
  }
}
