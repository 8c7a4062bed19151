import Archive
import Intents
import SwiftUI
import WidgetKit
import XCTest

/// A widget that a SiriKit intent configures, with a parameter of each kind. Statement 34.
@MainActor final class SiriKitWidgetTests: XCTestCase {
  private let all: IntentValues = [
    "flag": .bool(false), "count": .integer(5), "share": .number(0.5), "note": .string("x"),
    "site": .url("https://a.example"), "when": .dateComponents(["year": 2026, "month": 11]),
    "unit": .choice("metre"), "units": .list([.choice("foot"), .choice("metre")]),
    "town": .coded(#"{"display":"Bonn","identifier":"bonn"}"#),
    "towns": .list([.coded(#"{"display":"Bonn","identifier":"bonn"}"#)]),
  ]

  private func sheet(_ values: IntentValues) async throws -> ConfigurationSheet {
    let service = WidgetService(widgets: [TownWidget()])
    let subject = ConfigurationSubject(kind: "Town", family: .systemSmall)
    nonisolated(unsafe) var replies: [Reply] = []
    await service.answer(Request(id: 1, body: .sheet(SheetRequest(subject: subject, values: values)))) {
      replies.append($0)
    }
    guard case .sheet(let sheet) = replies.first?.body else { throw NoSheet() }
    return sheet
  }
  private struct NoSheet: Error {}

  func testValuesGoToAndFro() async throws {
    let sheet = try await sheet(all)
    XCTAssertEqual(sheet.values, all)
    XCTAssertEqual(sheet.findings, [])
    XCTAssertEqual(
      sheet.rows.first { $0.parameter.name == "towns" }?.displays.map(\.title), ["Bonn"])
  }

  func testValuesThatDoNotFitAreDroppedAndSaid() async throws {
    let bad: IntentValues = [
      "flag": .string("x"), "count": .integer(8), "share": .number(1.5), "note": .bool(true),
      "unit": .choice("mile"),
      "units": .choice("foot"), "town": .coded("no json"), "towns": .list([.bool(true)]), "else": .bool(true),
    ]
    let sheet = try await sheet(bad)
    XCTAssertEqual(sheet.values, [:])
    XCTAssertEqual(sheet.findings.count, bad.count)
  }

  func testAListIsCutToItsSize() async throws {
    let town = IntentValue.coded(#"{"display":"Bonn","identifier":"bonn"}"#)
    let sheet = try await sheet(["towns": .list([town, town, town])])
    XCTAssertEqual(sheet.values["towns"], .list([town, town]))
  }

  func testAPlacedWidgetSaysItsIntent() async throws {
    let service = WidgetService(widgets: [TownWidget()])
    let infos = await RunningWidgets.infos(
      of: HostAnswer(placed: [.init(kind: "Town", family: .systemSmall, values: all)]))
    let intent = try XCTUnwrap(infos.first?.configuration as? TownIntent)
    XCTAssertEqual(intent.held["count"] as? NSNumber, 5)
    XCTAssertEqual((intent.held["town"] as? Town)?.identifier, "bonn")
    withExtendedLifetime(service) {}
  }
}

private final class Town: INObject, @unchecked Sendable {}

private final class TownIntent: INIntent, @unchecked Sendable {
  var held: [String: Any] = [:]
  private func parameter(
    _ name: String, _ kind: _INParameter.Kind, isArray: Bool = false, most: Int? = nil
  ) -> _INParameter {
    _INParameter(
      name, title: _INText(name), kind: kind, isArray: isArray, most: most,
      get: { [unowned self] in held[name] },
      set: { [unowned self] in held[name] = $0 })
  }
  override var _parameters: [_INParameter] {
    let units = _INParameter.Kind.enumeration([(1, "metre", "Metre"), (2, "foot", "Foot")])
    return [
      parameter("flag", .boolean), parameter("count", .integer(lowest: 1, highest: 7)),
      parameter("share", .decimal(lowest: 0, highest: 1)), parameter("note", .string(isMultiline: false)),
      parameter("site", .url), parameter("when", .dateComponents), parameter("unit", units),
      parameter("units", units, isArray: true), parameter("town", .object(Town.self)),
      parameter("towns", .object(Town.self), isArray: true, most: 2),
    ]
  }
}

private struct TownEntry: TimelineEntry { var date: Date }

private struct TownProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TownEntry { TownEntry(date: .distantPast) }
  func getSnapshot(
    for configuration: TownIntent, in context: Context, completion: @escaping @Sendable (TownEntry) -> Void
  ) { completion(TownEntry(date: .distantPast)) }
  func getTimeline(
    for configuration: TownIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<TownEntry>) -> Void
  ) { completion(Timeline(entries: [TownEntry(date: .distantPast)], policy: .never)) }
}

private struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Town", intent: TownIntent.self, provider: TownProvider()) { _ in Text("x") }
  }
}
