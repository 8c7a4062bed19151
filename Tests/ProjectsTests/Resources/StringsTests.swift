import Foundation
import Projects
import XCTest

final class StringsTests: XCTestCase {
  func testOldStyleBinaryAndXMLTablesBecomeOneForm() async throws {
    let bench = try ResourceBench()
    try bench.write("/* c */ \"a\" = \"b \\\"c\\\"\";\nkey = \"v\";\n", to: "en.lproj/Old.strings")
    try bench.write(
      try XCTUnwrap("\"grüß\" = \"Gott\";".data(using: .utf16)), to: "en.lproj/Wide.strings")
    try bench.write(
      try PropertyListSerialization.data(fromPropertyList: ["x": "y"], format: .xml, options: 0),
      to: "en.lproj/List.strings")
    let result = try await bench.compile()
    XCTAssertEqual(result.messages, [])
    XCTAssertEqual(try bench.list("en.lproj/Old.strings") as? [String: String], ["a": "b \"c\"", "key": "v"])
    XCTAssertEqual(try bench.list("en.lproj/Wide.strings") as? [String: String], ["grüß": "Gott"])
    XCTAssertEqual(try bench.list("en.lproj/List.strings") as? [String: String], ["x": "y"])
  }

  func testADamagedTableIsNamedWithItsLineAndKept() async throws {
    let bench = try ResourceBench()
    let text = "\"a\" = \"b\";\n\"c\" \"d\";\n"
    try bench.write(text, to: "en.lproj/Bad.strings")
    try bench.write("// nothing\n", to: "en.lproj/Empty.strings")
    let result = try await bench.compile()
    XCTAssertEqual(result.messages.map(\.line), [2])
    XCTAssertEqual(
      try String(contentsOf: bench.bundle.appendingPathComponent("en.lproj/Bad.strings"), encoding: .utf8),
      text)
  }

  func testPluralsOfAStringsDictAreChecked() async throws {
    let bench = try ResourceBench()
    let rule: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "x",
      "several": "y",
    ]
    let table: [String: Any] = ["k": ["NSStringLocalizedFormatKey": "%#@n@ %#@m@", "n": rule]]
    try bench.write(
      try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0),
      to: "en.lproj/Localizable.stringsdict")
    let texts = try await bench.compile().messages.map(\.text)
    XCTAssertTrue(texts.contains { $0.contains("category `several`") }, "\(texts)")
    XCTAssertTrue(texts.contains { $0.contains("no category `other` in en") }, "\(texts)")
    XCTAssertTrue(texts.contains { $0.contains("the plural rule `m`") }, "\(texts)")
    XCTAssertEqual(texts.count, 3)
  }

  private func catalog(_ entry: String) async throws -> (ResourceBench, [String]) {
    let bench = try ResourceBench()
    try bench.write(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"key\": \(entry)}}",
      to: "Localizable.xcstrings")
    return (bench, try await bench.compile().messages.map(\.text))
  }
  private func unit(_ text: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  func testACatalogBecomesATableForEachLanguage() async throws {
    let (bench, messages) = try await catalog(
      "{\"localizations\": {\"de\": \(unit("Schlüssel")), \"fr\": \(unit("", state: "new"))}}")
    XCTAssertEqual(messages, [])
    XCTAssertEqual(try bench.list("en.lproj/Localizable.strings") as? [String: String], ["key": "key"])
    XCTAssertEqual(try bench.list("de.lproj/Localizable.strings") as? [String: String], ["key": "Schlüssel"])
    XCTAssertFalse(try bench.files.contains("fr.lproj/Localizable.strings"))
  }

  func testWhatIsNotToBeTranslatedIsNot() async throws {
    let (bench, _) = try await catalog(
      "{\"shouldTranslate\": false, \"localizations\": {\"en\": \(unit("Own")), \"de\": \(unit("Eigen"))}}")
    XCTAssertEqual(try bench.list("en.lproj/Localizable.strings") as? [String: String], ["key": "Own"])
    XCTAssertFalse(try bench.files.contains("de.lproj/Localizable.strings"))
  }

  func testPluralsAndSubstitutionsBecomeRules() async throws {
    let (bench, messages) = try await catalog(
      """
      {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"}, "substitutions": {
        "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(unit("%arg bird")), "other": \(unit("%arg birds"))}}},
        "trees": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {"other": \(unit("%arg trees"))}}}}}}}
      """)
    XCTAssertEqual(messages, [])
    let entry = try XCTUnwrap(try bench.list("en.lproj/Localizable.stringsdict")["key"] as? [String: Any])
    XCTAssertEqual(entry["NSStringLocalizedFormatKey"] as? String, "%2$#@birds@ in %1$#@trees@")
    let birds = try XCTUnwrap(entry["birds"] as? [String: String])
    XCTAssertEqual(birds["one"], "%2$lld bird")
    XCTAssertEqual((entry["trees"] as? [String: String])?["other"], "%1$d trees")
  }

  func testVariationsByDeviceStay() async throws {
    let (bench, _) = try await catalog(
      "{\"localizations\": {\"en\": {\"variations\": {\"device\": {\"iphone\": \(unit("P")), \"other\": \(unit("O"))}}}}}"
    )
    let entry = try XCTUnwrap(try bench.list("en.lproj/Localizable.stringsdict")["key"] as? [String: Any])
    XCTAssertEqual(
      entry["NSStringDeviceSpecificRuleType"] as? [String: String], ["iphone": "P", "other": "O"])
  }

  func testAWrongPluralIsNamed() async throws {
    let (bench, messages) = try await catalog(
      "{\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": \(unit("1")), \"lots\": \(unit("n"))}}}}}"
    )
    XCTAssertTrue(messages.contains { $0.contains("category `lots`") }, "\(messages)")
    XCTAssertTrue(messages.contains { $0.contains("no category `other` in en") }, "\(messages)")
    XCTAssertNotNil(try bench.list("en.lproj/Localizable.stringsdict")["key"])
  }

  func testACatalogThatIsNoJSONIsNamed() async throws {
    let bench = try ResourceBench()
    try bench.write("{\"strings\": ", to: "Localizable.xcstrings")
    try bench.write(String(repeating: "[", count: 100_000), to: "Deep.xcstrings")
    let messages = try await bench.compile().messages
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages.contains { $0.text.contains("nested more than") }, "\(messages)")
  }

  func testALanguageThatIsAPathIsRefused() async throws {
    let (bench, messages) = try await catalog("{\"localizations\": {\"../../x\": \(unit("evil"))}}")
    XCTAssertTrue(messages.contains { $0.contains("is no language") }, "\(messages)")
    XCTAssertEqual(try bench.files, ["en.lproj", "en.lproj/Localizable.strings"])
  }
}
