import Foundation
import Projects
import XCTest

/// Data models: what of them lies in the bundle, which classes are made of them, and what is said of those that are wrong.
final class DataModelTests: XCTestCase {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
        <attribute name="name" attributeType="String" defaultValueString="a &amp; b"/>
        <attribute name="height" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="weight" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="YES"/>
        <attribute name="colours" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Volume" codeGenerationType="category">
        <attribute name="in" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
      <entity name="Manual" representedClassName=".Manual" parentEntity="Book"/>
      <fetchRequest name="All" entity="Book" predicateString="in == 1" fetchLimit="3"/>
    </model>
    """

  private func compile(_ bench: ResourceBench) async throws -> (ResourceStep.Result, source: String) {
    let result = try await bench.compile()
    let source = try result.sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    return (result, source)
  }

  func testClassesAreThoseThatXcodeMakes() async throws {
    let bench = try ResourceBench()
    try bench.write(Self.model, to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
    let (result, source) = try await compile(bench)
    XCTAssertEqual(result.messages.map(\.text), [])
    for line in [
      "nonisolated public class `Shelf`: NSManagedObject {}",
      "fetchRequest() -> NSFetchRequest<`Shelf`> { NSFetchRequest<`Shelf`>(entityName: \"Shelf\") }",
      "var `name`: String? {", "var `height`: Int16 {", "var `weight`: NSNumber? {",
      "var `made`: TimeInterval {",
      "var `colours`: [String]? {", "var `books`: NSOrderedSet? {", "func addToBooks(_ value: `Volume`) {",
      "func addToBooks(_ values: NSOrderedSet) {", "func insertIntoBooks(_ value: `Volume`, at idx: Int) {",
      "extension `Shelf`: Identifiable {}", "extension `Volume` {", "var `in`: Bool {",
      "var `shelf`: `Shelf`? {",
    ] { XCTAssertTrue(source.contains(line), line) }
    XCTAssertFalse(source.contains("class `Volume`"), "a category extends the user's own class")
    XCTAssertFalse(source.contains("Manual"), "a class that is written by hand is left alone")
  }

  func testTheCurrentVersionIsNamedInTheBundle() async throws {
    let bench = try ResourceBench()
    try bench.write("<model><entity name=\"Old\"/></model>", to: "L.xcdatamodeld/L.xcdatamodel/contents")
    try bench.write(Self.model, to: "L.xcdatamodeld/L 2.xcdatamodel/contents")
    try bench.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>L 2.xcdatamodel</string></dict></plist>",
      to: "L.xcdatamodeld/.xccurrentversion")
    let (result, _) = try await compile(bench)
    XCTAssertEqual(result.messages.map(\.text), [])
    XCTAssertEqual(
      try bench.list("L.momd/VersionInfo.plist")["NSManagedObjectModel_CurrentVersionName"] as? String, "L 2")
    let files = try bench.files
    XCTAssertTrue(files.contains("L.momd/L.mom"))
    let data = try Data(contentsOf: bench.bundle.appendingPathComponent("L.momd/L 2.mom"))
    let written = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entities = try XCTUnwrap(written["entities"] as? [[String: Any]])
    XCTAssertEqual(entities.compactMap { $0["name"] as? String }, ["Shelf", "Book", "Manual"])
    let name = (entities[0]["attributes"] as? [[String: Any]])?.first
    XCTAssertEqual(name?["value"] as? String, "a & b")
    XCTAssertEqual(entities[2]["parent"] as? String, "Book")
  }

  func testWhatIsWrongIsNamedAndTheRestIsUsed() async throws {
    for (text, words, hasModel) in [
      ("no XML", "It cannot be used: it is no XML.", false),
      ("<model", "It cannot be used: a tag has no end.", false),
      ("<model><entity name=\"A\"/><entity name=\"A\"/></model>", "There are two entities named `A`", true),
      ("<model><entity name=\"1; import\"/></model>", "An entity has no name that can be one", true),
      (
        "<model><entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity></model>",
        "The attribute `x` is of the type `Colour`", true
      ),
      (
        "<model><entity name=\"A\"><relationship name=\"x\" destinationEntity=\"B\"/></entity></model>",
        "`A.x` leads to `B`, which does not exist", true
      ),
      (
        "<model><entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/></model>",
        "The parent of `A`, `B`, cannot be one", true
      ),
      (
        "<model><entity name=\"A\" representedClassName=\"A{}; evil\" codeGenerationType=\"class\"/></model>",
        "is no name of a class", true
      ),
    ] {
      let bench = try ResourceBench()
      try bench.write(text, to: "M.xcdatamodeld/M.xcdatamodel/contents")
      let (result, source) = try await compile(bench)
      XCTAssertTrue(
        result.messages.first?.text.contains(words) ?? false, "\(text): \(result.messages.map(\.text))")
      XCTAssertTrue(result.messages.allSatisfy { $0.severity == .warning })
      XCTAssertFalse(source.contains("evil"))
      let files = try bench.files
      XCTAssertEqual(files.contains("M.momd/M.mom"), hasModel, text)
    }
  }

  func testAModelOutsideOfTheProjectIsRefused() async throws {
    let bench = try ResourceBench()
    try bench.write(Self.model, to: "../secret/contents")
    try bench.write("", to: "M.xcdatamodeld/M.xcdatamodel/empty")
    try FileManager.default.createSymbolicLink(
      at: bench.project.appendingPathComponent("M.xcdatamodeld/M.xcdatamodel/contents"),
      withDestinationURL: bench.folder.url.appendingPathComponent("secret/contents"))
    let (result, source) = try await compile(bench)
    XCTAssertTrue(result.messages.first?.text.contains("symbolic link") ?? false, "\(result.messages)")
    XCTAssertEqual(source, "")
  }

  func testDamagedModelsAreReadOrNamed() async throws {
    var numbers = SeededNumbers(seed: 31)
    let bench = try ResourceBench()
    for round in 0..<300 {
      var bytes = Array(Self.model.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        guard !bytes.isEmpty else { break }
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 30))
        case 2: bytes.insert(contentsOf: bytes[..<min(place, 400)], at: place)
        default: bytes.insert(contentsOf: Array("<entity name=\"Shelf\" / > = '\"&".utf8), at: place)
        }
      }
      try bench.write(Data(bytes), to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
      let result = try await bench.compile()
      XCTAssertNotNil(result.bundle, "round \(round)")
      for message in result.messages { XCTAssertEqual(message.severity, .warning) }
    }
  }
}
