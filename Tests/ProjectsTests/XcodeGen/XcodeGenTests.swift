import Foundation
import Projects
import XCTest

final class XcodeGenTests: XCTestCase {
  func testProject() throws {
    let project = try ProjectFixture.project("Generated")
    let widgets = project.widgets
    XCTAssertEqual(widgets.name, "LanternWidgets")
    XCTAssertEqual(widgets.below(widgets.sources), ["Shared/Light.swift", "Widgets/LanternWidgets.swift"])
    XCTAssertEqual(widgets.resources, [])
    XCTAssertEqual(widgets.settings.languageMode, "6")
    XCTAssertEqual(widgets.settings.conditions, ["DEBUG", "GLOW"])
    XCTAssertEqual(widgets.appGroups, ["group.example.LanternWidgets"])
    XCTAssertEqual(widgets.info["CFBundleDisplayName"], .string("Lantern: the widget"))
    XCTAssertEqual(widgets.absent.map(\.product), ["Wick"])
    XCTAssertEqual(widgets.notes, [])
    XCTAssertEqual(project.information.supportsLiveActivities, true)
  }

  func testPatterns() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct Clock: Widget {}", to: "W/Clock.swift")
    for path in ["W/A/Deep/Mock.swift", "W/Mock.swift", "W/B/Keep.swift", "W/C/D.swift", "W/data.json"] {
      try folder.write("", to: path)
    }
    try folder.write(
      """
      targets:
        Clock:
          type: app-extension
          platform: iOS
          sources: [{path: W, excludes: ["**/Mock.swift", "C/*.swift"]}, {path: Gone, optional: true}, Missing]
      """, to: "project.yml")
    try folder.write("{ CFBundleName = \"$(TARGET_NAME)\"; }", to: "W/Supporting/Info.plist")
    let found = try ExtensionFolder.find(at: folder.path)
    XCTAssertEqual(found.below(found.sources), ["W/B/Keep.swift", "W/Clock.swift"])
    XCTAssertEqual(found.below(found.resources), ["W/data.json"])
    XCTAssertEqual(found.notes.map(\.code), ["missing-file"])
    XCTAssertEqual(found.info["CFBundleName"], .string("Clock"), "of the only Info.plist below its sources")
  }

  func testABrokenFileNamesTheLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: A\ntargets:\n  B: [x, y\n", to: "project.yml")
    XCTAssertEqual(
      problem(try ExtensionFolder.find(at: folder.path))?.message,
      "The project file `\(folder.path)/project.yml` cannot be read: a bracket or quote is not closed (line 3)."
    )
  }

  func testCircularIncludes() throws {
    let folder = try TemporaryFolder()
    try folder.write("include: other.yml\ntargets: {}", to: "project.yml")
    try folder.write("include: project.yml", to: "other.yml")
    XCTAssertEqual(problem(try ExtensionFolder.find(at: folder.path))?.code, "project")
  }
}

final class YAMLTextTests: XCTestCase {
  private func read(_ text: String) throws -> PropertyText { try YAMLText.read(text) }
  private func failure(_ text: String) -> PropertyText.Failure? {
    do {
      _ = try YAMLText.read(text)
      return nil
    } catch { return error as? PropertyText.Failure }
  }

  func testMapsAndLists() throws {
    let value = try read(
      """
      # head
      a: 1 # one
      b:
        - x
        - k: v
          l: w
        -
          - nested
      c: [1, "two, three", {d: e}]
      "f g": 'it''s'
      h: https://example.com/#x
      i:
      - same
      """)
    XCTAssertEqual(value.map?["a"]?.string, "1")
    XCTAssertEqual(
      value.map?["b"],
      .list([.string("x"), .map(["k": .string("v"), "l": .string("w")]), .list([.string("nested")])]))
    XCTAssertEqual(value.map?["c"], .list([.string("1"), .string("two, three"), .map(["d": .string("e")])]))
    XCTAssertEqual(value.map?["f g"]?.string, "it's")
    XCTAssertEqual(value.map?["h"]?.string, "https://example.com/#x")
    XCTAssertEqual(value.map?["i"], .list([.string("same")]))
  }

  func testBlocksAnchorsAndMerges() throws {
    let value = try read(
      """
      base: &base
        x: 1
        y: 2
      own:
        <<: *base
        y: 3
      text: |
        one
          two
      list: [*base]
      flow: [a,
        b]
      """)
    XCTAssertEqual(value.map?["own"], .map(["x": .string("1"), "y": .string("3")]))
    XCTAssertEqual(value.map?["text"]?.string, "one\n  two\n")
    XCTAssertEqual(value.map?["list"], .list([.map(["x": .string("1"), "y": .string("2")])]))
    XCTAssertEqual(value.map?["flow"], .list([.string("a"), .string("b")]))
  }

  func testAliasesThatMultiplyEnd() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for index in 1...12 {
      let items = Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", ")
      text += "a\(index): &a\(index) [\(items)]\n"
    }
    XCTAssertEqual(failure(text)?.message, "there are more than 200000 values")
  }

  func testDepthAndUnknownAliases() {
    XCTAssertEqual(failure("a: " + String(repeating: "[", count: 5_000))?.line, 1)
    XCTAssertEqual(
      failure("a: " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500))?.message,
      "values are nested too deeply")
    XCTAssertEqual(failure("a: 1\nb: *none")?.line, 2)
    XCTAssertNil(failure(String(repeating: "- ", count: 20) + "x"))
    XCTAssertEqual(
      failure(String(repeating: "- ", count: 500) + "x")?.message, "values are nested too deeply")
  }

  func testChangedBytes() throws {
    let original = Array(
      try Data(contentsOf: ProjectFixture.root.appendingPathComponent("Generated/project.yml")))
    let spice = Array("[]{}:-&*|>'\"#\n \t,".utf8)
    var random = SeededGenerator(seed: 3)
    var read = 0
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = spice.randomElement(using: &random)!
      }
      do {
        _ = try YAMLText.read(String(decoding: bytes, as: UTF8.self))
        read += 1
      } catch let failure as PropertyText.Failure {
        XCTAssertFalse(failure.message.isEmpty)
      }
    }
    XCTAssertGreaterThan(read, 200)
  }
}
