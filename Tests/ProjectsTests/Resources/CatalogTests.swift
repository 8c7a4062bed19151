import Foundation
import Projects
import XCTest

final class CatalogTests: XCTestCase {
  private let white =
    #"{"colors": [{"color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}]}"#

  func testNamespacesPrefixNamesAndPlainGroupsDoNot() async throws {
    let bench = try ResourceBench()
    try bench.write(set: "Plain", #"{"info": {}}"#)
    try bench.write(set: "Spaced", #"{"properties": {"provides-namespace": true}}"#)
    try bench.write(set: "Plain/One.colorset", white)
    try bench.write(set: "Spaced/Two.colorset", white)
    try bench.write(set: "Spaced/Plain/Three.colorset", white)
    _ = try await bench.compile()
    let names = try XCTUnwrap(try bench.index()["colorset"] as? [String: Any]).keys.sorted()
    XCTAssertEqual(names, ["One", "Spaced/Three", "Spaced/Two"])
  }

  func testTwoSetsOfOneNameAreNamedAndTheFirstIsUsed() async throws {
    let bench = try ResourceBench()
    try bench.write(set: "A/Twin.colorset", white)
    try bench.write(set: "B/Twin.colorset", #"{"colors": []}"#)
    let result = try await bench.compile()
    XCTAssertEqual(result.messages.count, 1)
    XCTAssertTrue(result.messages[0].file.hasSuffix("B/Twin.colorset"))
    XCTAssertTrue(result.messages[0].text.contains("two colours named `Twin`"), result.messages[0].text)
    XCTAssertEqual(try bench.variants("colorset", "Twin").count, 1)
  }

  func testPicturesKeepScalesAndIntentAndMissingFilesAreNamed() async throws {
    let bench = try ResourceBench()
    try bench.write(
      set: "P.imageset",
      """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "gone.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try bench.write(ResourceBench.png(20, 20), to: "Assets.xcassets/P.imageset/a@2x.png")
    let result = try await bench.compile()
    XCTAssertEqual(result.messages.map(\.text).filter { $0.contains("`gone.png`") }.count, 1)
    XCTAssertEqual(result.messages.count, 1)
    let variants = try bench.variants("imageset", "P")
    XCTAssertEqual(variants.count, 1)
    XCTAssertEqual(variants[0]["scale"] as? Int, 2)
    let set = (try bench.index()["imageset"] as? [String: Any])?["P"] as? [String: Any]
    XCTAssertEqual(set?["intent"] as? String, "template")
    let file = try XCTUnwrap(variants[0]["file"] as? String)
    XCTAssertTrue(try bench.files.contains("Assets.vitrine/\(file)"))
  }

  func testGiantPicturesAndUnknownFormatsAreLeftOut() async throws {
    let bench = try ResourceBench()
    for (name, file) in [("Giant", "giant.png"), ("Tiff", "old.tiff")] {
      try bench.write(
        set: "\(name).imageset", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}")
    }
    try bench.write(ResourceBench.png(60_000, 60_000), to: "Assets.xcassets/Giant.imageset/giant.png")
    try bench.write(Data([0x49, 0x49, 0x2A, 0, 8, 0]), to: "Assets.xcassets/Tiff.imageset/old.tiff")
    let result = try await bench.compile()
    XCTAssertEqual(result.messages.count, 2)
    XCTAssertTrue(result.messages.contains { $0.text.contains("60000 × 60000 pixels") })
    XCTAssertTrue(result.messages.contains { $0.text.contains("format TIFF") })
  }

  func testFilesOutsideOfTheSetAndLinksAreRefused() async throws {
    let bench = try ResourceBench()
    try bench.folder.write("secret", to: "secret.txt")
    try bench.write(set: "Up.dataset", #"{"data": [{"filename": "../../../secret.txt"}]}"#)
    try bench.write(set: "Link.dataset", #"{"data": [{"filename": "link.txt"}]}"#)
    for path in ["Assets.xcassets/Link.dataset/link.txt", "loose.txt"] {
      try FileManager.default.createSymbolicLink(
        at: bench.project.appendingPathComponent(path),
        withDestinationURL: bench.folder.url.appendingPathComponent("secret.txt"))
    }
    let result = try await bench.compile()
    XCTAssertEqual(result.messages.filter { $0.text.contains("symbolic link") }.count, 2)
    XCTAssertEqual(result.messages.filter { $0.text.contains("does not exist") }.count, 1)
    for file in try bench.files {
      let data = FileManager.default.contents(atPath: bench.bundle.appendingPathComponent(file).path)
      XCTAssertNotEqual(data, Data("secret".utf8), file)
    }
  }

  func testNothingIsDoneWhereNothingChanged() async throws {
    let bench = try ResourceBench()
    try bench.write(set: "One.colorset", white)
    let first = try await bench.compile()
    let mark = bench.bundle.appendingPathComponent("mark")
    try Data().write(to: mark)
    let second = try await bench.compile()
    XCTAssertEqual(first, second)
    XCTAssertTrue(FileManager.default.fileExists(atPath: mark.path))
    try bench.write(set: "Two.colorset", white)
    let third = try await bench.compile()
    XCTAssertNotEqual(third.fingerprint, first.fingerprint)
    XCTAssertFalse(FileManager.default.fileExists(atPath: mark.path))
  }

  func testAllOtherFilesAreCopiedAsXcodeCopiesThem() async throws {
    let bench = try ResourceBench()
    try bench.write("{}", to: "Data/facts.json")
    try bench.write("x", to: "de.lproj/page.html")
    try bench.write("struct S {}", to: "Source.swift")
    try bench.write("# read me", to: "README.md")
    try bench.write("<plist/>", to: "App.entitlements")
    try bench.write("inner", to: "Extra.bundle/inner.txt")
    try bench.write("{}", to: "Other/facts.json")
    let result = try await bench.compile()
    XCTAssertEqual(
      try bench.files,
      ["Extra.bundle", "Extra.bundle/inner.txt", "de.lproj", "de.lproj/page.html", "facts.json"])
    XCTAssertEqual(result.messages.count, 1)
    XCTAssertTrue(result.messages[0].file.hasSuffix("Other/facts.json"))
  }
}
