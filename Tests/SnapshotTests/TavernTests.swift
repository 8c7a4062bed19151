import Archive
import Foundation
import Processes
import Projects
import XCTest

/// An Xcode project whose intent definitions have every form: compiled as it stands, with the Intents extension beside it, and asked in its
/// own process.
final class TavernTests: XCTestCase {
  private static let subject = ConfigurationSubject(kind: "order", family: .systemMedium)
  private static let path = "Tests/Fixtures/Projects/Tavern"

  func testTheProjectSaysWhatItMakesClassesOf() throws {
    let folder = try ExtensionFolder.find(
      at: ExampleExtension.root.appendingPathComponent(Self.path).path)
    XCTAssertEqual(folder.settings.classPrefix, "TV")
    XCTAssertEqual(
      folder.intentDefinitions.map(\.lastPathComponent),
      ["Tavern.intentdefinition", "Hours.intentdefinition"],
      "Ghost is not to have classes")
    XCTAssertEqual(folder.lent.sources.map(\.lastPathComponent), ["IntentHandler.swift"])
    XCTAssertTrue(folder.resources.contains { $0.lastPathComponent == "Tavern.strings" })
  }

  func testEveryFormIsOfferedChosenAndDrawn() async throws {
    let process = try await launch()
    let first = try await process.sheet(Self.subject, [:])
    XCTAssertEqual(first.title, "Order")
    XCTAssertEqual(first.rows.first?.displays.map(\.title), ["Curry"], "the handler's default")
    XCTAssertEqual(
      first.rows.map(\.parameter.name),
      [
        "dish", "sides", "portions", "heat", "takeAway", "Street", "rating", "delay", "when", "menu", "photo",
        "host", "place", "budget", "payment", "oven", "distance", "heats", "code",
      ], "no table for what is taken away")
    XCTAssertEqual(first.rows.first { $0.parameter.name == "sides" }?.parameter.most, 3)
    XCTAssertEqual(first.values["heat"], .choice("Medium"))
    XCTAssertEqual(first.values["takeAway"], .bool(true))
    let oven = first.rows.first { $0.parameter.name == "oven" }?.parameter.kind
    XCTAssertEqual(oven, .measurement(units: ["°C", "°F", "K"]))
    let inside = try await process.sheet(Self.subject, ["takeAway": .bool(false)])
    XCTAssertTrue(inside.rows.contains { $0.parameter.name == "table" })
    XCTAssertFalse(inside.rows.contains { $0.parameter.name == "Street" })

    let dishes = try await process.options(Self.subject, "dish", [:])
    XCTAssertEqual(dishes.sections.map(\.title), ["Starters", "Mains"])
    XCTAssertEqual(dishes.sections.flatMap(\.options).map(\.display.subtitle), [nil, "of the day"])
    let found = try await process.options(Self.subject, "dish", [:], search: "Cur")
    let curry = try XCTUnwrap(found.sections.flatMap(\.options).first?.value)
    let sides = try await process.options(Self.subject, "sides", [:])
    let rice = try XCTUnwrap(sides.sections.first?.options.first?.value)
    let table = try await process.options(Self.subject, "table", ["dish": curry])
    XCTAssertEqual(table.sections[0].options.map(\.value), [.string("window"), .string("bar for Curry")])
    let photo = try await process.options(Self.subject, "photo", [:])
    XCTAssertEqual(photo.sections[0].options.map(\.display.title), ["door.png"])
    let host = try await process.options(Self.subject, "host", [:])
    XCTAssertEqual(host.sections[0].options.map(\.display.title), ["Ada"])

    let chosen: IntentValues = [
      "dish": curry, "sides": .list([rice, rice]), "portions": .integer(4), "heat": .choice("HotHot"),
      "takeAway": .bool(true), "Street": .string("Elm"), "photo": photo.sections[0].options[0].value,
      "host": host.sections[0].options[0].value, "oven": .measurement(212, unit: "°F"),
      "heats": .list([.choice("Mild")]),
    ]
    let kept = try await process.sheet(Self.subject, chosen)
    XCTAssertEqual(kept.findings, [])
    for (name, value) in chosen { XCTAssertEqual(kept.values[name], value, name) }
    XCTAssertEqual(
      kept.rows.first { $0.parameter.name == "host" }?.displays.map(\.title), ["Ada"])
    let entries = try await process.entries(request(chosen))
    XCTAssertEqual(
      entries.labels,
      [
        "Curry", "very hot, 25 min", "12 EUR", "Rice+Rice", "4 very hot", "Elm", "4.5 Ada", "door.png",
        "100 degrees", "Soup 3 19 X",
      ])
    await process.stop()
  }

  /// The handler says `fatalError` to intents that it does not know, as Xcode's template does.
  func testAHandlerIsNotAskedForAnIntentWithoutOptions() async throws {
    let process = try await launch()
    let request = EntriesRequest(
      kind: "hours", family: .systemSmall, source: .timeline, isPreview: false,
      values: ["short": .bool(true)],
      environments: [SceneEnvironment(size: CGSize(width: 158, height: 158), now: ExampleExtension.instant)])
    let entries = try await process.entries(request)
    XCTAssertEqual(entries.labels, ["9-5"])
    await process.stop()
  }

  /// The definition's words are translated in tables that bear its name, by the keys it gives them.
  func testTheSheetIsTranslated() async throws {
    let process = try await launch(["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"])
    let sheet = try await process.sheet(Self.subject, ["heat": .choice("HotHot")])
    XCTAssertEqual([sheet.title, sheet.summary], ["Bestellung", "Was es zu essen gibt"])
    XCTAssertEqual(sheet.rows.prefix(2).map(\.parameter.title), ["Gericht", "Sides"])
    XCTAssertEqual(sheet.rows.first { $0.parameter.name == "heat" }?.displays.map(\.title), ["Sehr scharf"])
    let heats = try await process.options(Self.subject, "heat", [:])
    XCTAssertEqual(
      heats.sections[0].options.map(\.display.title), ["Mild gewürzt", "Medium", "Sehr scharf"])
    await process.stop()
  }

  // MARK: -

  private func launch(_ environment: [String: String] = [:]) async throws -> ExtensionProcess {
    try await ExampleExtension.launch(
      at: Self.path,
      home: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
      environment: environment)
  }
  private func request(_ values: IntentValues) -> EntriesRequest {
    EntriesRequest(
      kind: "order", family: .systemMedium, source: .timeline, isPreview: false, values: values,
      environments: [SceneEnvironment(size: CGSize(width: 338, height: 158), now: ExampleExtension.instant)])
  }
}
