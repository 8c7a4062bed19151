import AppIntents
import Archive
import XCTest

@MainActor final class IntentSheetTests: XCTestCase {
  /// Statement 185: a @Parameter of the configuration intent is a row of the edit sheet without further work.
  func testStatement185EveryParameterIsARow() async {
    let sheet = await Asking.sheet(PlainIntent.self, ["a": .integer(4)])
    XCTAssertEqual(sheet.title, "Plain")
    XCTAssertEqual(sheet.rows.map(\.parameter.name), ["b", "a"])
    XCTAssertEqual(sheet.rows.map(\.parameter.title), ["B", "A"])
    XCTAssertEqual(sheet.rows.map(\.value), [nil, .integer(4)])
    XCTAssertEqual(sheet.values, ["a": .integer(4)])
  }

  /// Statement 186: the type of a parameter decides the look of its row.
  func testStatement186TheTypeDecidesTheRow() async throws {
    let intent = IntentDescriber.describe(TypesIntent.self, family: .systemSmall)
    XCTAssertEqual(intent.name, "TypesIntent")
    XCTAssertEqual(intent.summary, "All types")
    let rows = Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0) })
    XCTAssertEqual(rows["bool"]?.kind, .bool)
    XCTAssertEqual(rows["bool"]?.defaultValue, .bool(true))
    XCTAssertEqual(rows["bool"]?.isOptional, false)
    XCTAssertEqual(rows["int"]?.kind, .integer(lowest: nil, highest: nil, style: .field))
    XCTAssertEqual(rows["int"]?.isOptional, true)
    XCTAssertEqual(rows["double"]?.kind, .number(lowest: -1, highest: 1, style: .slider))
    XCTAssertEqual(rows["string"]?.kind, .string(isMultiline: true))
    XCTAssertEqual(rows["string"]?.summary, "Words")
    XCTAssertEqual(rows["date"]?.kind, .date(.date))
    XCTAssertEqual(rows["url"]?.kind, .url)
    guard case .measurement(let units)? = rows["length"]?.kind else { return XCTFail("no measurement") }
    XCTAssertEqual(units.first, "km")
    XCTAssertTrue(units.contains("mi"), "\(units)")
    XCTAssertEqual(rows["file"]?.kind, .file(types: ["public.image"]))
    XCTAssertEqual(rows["span"]?.kind, .choice)
    XCTAssertEqual(rows["spans"]?.isList, true)
    XCTAssertEqual(rows["town"]?.kind, .entity)
    let picked = intent.parameters.filter(\.hasOptions).map(\.name)
    XCTAssertEqual(picked, ["span", "spans", "town", "country"])
    XCTAssertEqual(intent.parameters.filter(\.isSearchable).map(\.name), ["town"])
  }

  func testSizesOfListsFollowTheFamily() async {
    let sizes: [WidgetFamily?] = [.systemSmall, .systemMedium, .systemLarge, nil]
    let found = sizes.map { IntentDescriber.describe(SizedIntent.self, family: $0).parameters[0] }
    XCTAssertEqual(found.map(\.fewest), [1, 2, nil, nil])
    XCTAssertEqual(found.map(\.most), [1, 3, nil, nil])
  }

  func testDependenciesAreNamed() async {
    let parameters = IntentDescriber.describe(CarWidgetIntent.self, family: nil).parameters
    XCTAssertEqual(parameters.first { $0.name == "town" }?.dependsOn, ["province"])
    XCTAssertEqual(parameters.first { $0.name == "province" }?.dependsOn, [])
    let echo = IntentDescriber.describe(EchoIntent.self, family: nil).parameters
    XCTAssertEqual(echo.first { $0.name == "echo" }?.dependsOn, ["word", "count"])
  }

  func testPromptsAreTheDialogs() async {
    let parameters = IntentDescriber.describe(CarWidgetIntent.self, family: nil).parameters
    XCTAssertEqual(parameters.first?.prompt, "Choose the functions")
    XCTAssertEqual(parameters.first?.summary, "Choose and order the functions")
  }

  /// Statement 187, in the sheet: rows come and go by the values that are sent with the request.
  func testStatement187TheSheetIsMadeForTheValuesAtHand() async {
    var sheet = await Asking.sheet(CarWidgetIntent.self)
    XCTAssertEqual(
      sheet.rows.map(\.parameter.name),
      ["functions", "province", "town", "showTitle", "title", "refreshInterval"])
    XCTAssertEqual(sheet.row("showTitle")?.value, .bool(true))
    sheet = await Asking.sheet(CarWidgetIntent.self, ["showTitle": .bool(false), "title": .string("Mine")])
    XCTAssertNil(sheet.row("title"))
    XCTAssertEqual(sheet.values["title"], .string("Mine"), "a value without a row is kept")
    XCTAssertEqual(sheet.values["paint"], .choice("red"), "and so is a default")
    XCTAssertEqual(sheet.summary, "Shows your car.")
  }

  func testValuesAreShownByTheirTitles() async {
    let sheet = await Asking.sheet(
      CarWidgetIntent.self,
      [
        "functions": .list([.entity("horn"), .entity("lock")]), "town": .entity("nb"),
        "province": .entity("zj"),
      ])
    XCTAssertEqual(sheet.row("functions")?.displays.map(\.title), ["Horn", "Lock"])
    XCTAssertEqual(
      sheet.row("town")?.displays,
      [ValueDisplay(title: "Ningbo", subtitle: "Zhejiang", picture: .symbol("building.2"))])
    XCTAssertEqual(sheet.row("refreshInterval")?.displays, [], "a number shows itself")
    XCTAssertEqual(sheet.row("refreshInterval")?.value, .integer(30))
  }

  func testPlainValuesAreShownAsTheirProviderCallsThem() async {
    let sheet = await Asking.sheet(HardIntent.self, ["country": .string("se")])
    XCTAssertEqual(sheet.row("country")?.displays, [ValueDisplay(title: "Sweden")])
  }

  func testTheSentenceAndItsDefaultChoice() async {
    let sheet = await Asking.sheet(SelectProjectIntent.self)
    XCTAssertEqual(sheet.sentence, [.text("Show "), .parameter("project")])
    XCTAssertEqual(sheet.row("project")?.value, .entity("1"), "defaultResult()")
    XCTAssertEqual(sheet.row("project")?.displays.map(\.title), ["Project 1"])
  }

  // MARK: Bad input

  func testTheSheetOpensThoughAQueryThrowsAndTheChoiceIsNotLost() async {
    let sheet = await Asking.sheet(HardIntent.self, ["thrower": .entity("a")])
    XCTAssertEqual(sheet.row("thrower")?.value, .entity("a"))
    XCTAssertEqual(sheet.row("thrower")?.displays, [ValueDisplay(title: "a")])
    XCTAssertEqual(sheet.values["thrower"], .entity("a"))
    XCTAssertEqual(sheet.findings.codes, ["query-threw"])
    XCTAssertEqual(sheet.rows.count, 10)
  }

  func testTheSheetOpensThoughAQueryHangs() async {
    let gate = Gate()
    let patience = Patience(seconds: 5) { _ in await gate.passed() }
    let sheet = await Hanger.$gate.withValue(gate) {
      await Asking.sheet(HardIntent.self, ["hanger": .entity("h"), "word": .string("x")], patience: patience)
    }
    XCTAssertEqual(sheet.row("hanger")?.value, .entity("h"))
    XCTAssertEqual(sheet.row("hanger")?.displays, [ValueDisplay(title: "h")])
    XCTAssertEqual(sheet.row("word")?.value, .string("x"), "what needs no query is filled in all the same")
    XCTAssertTrue(sheet.findings.codes.contains("query-late"))
  }

  func testADeletedEntityIsNotInTheSheet() async {
    let sheet = await Asking.sheet(CarWidgetIntent.self, ["town": .entity("gone")])
    XCTAssertNil(sheet.row("town")?.value)
    XCTAssertEqual(sheet.findings.codes, ["entity-missing"])
  }

  func testASheetIsAMessage() async throws {
    let sheet = await Asking.sheet(TypesIntent.self, ["spans": .list([.choice("day")])])
    let bytes = try ArchiveCodec.encode(Reply(id: 1, body: .sheet(sheet)))
    XCTAssertEqual(try ArchiveCodec.decodeReply(bytes).body, .sheet(sheet))
  }
}
