import AppIntents
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// A widget that an app intent configures: what the service answers to each request.
@MainActor final class ConfigurableWidgetTests: XCTestCase {
  private static let environment = SceneEnvironment(
    size: CGSize(width: 338, height: 158), now: Date(timeIntervalSince1970: 0))

  private struct Fixed: Widget {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> CityEntry { CityEntry(date: .distantPast, city: "") }
      func getSnapshot(in context: Context, completion: @escaping (CityEntry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {}
      func relevance() async -> WidgetRelevance<Void> {
        Notes.shared.add("fixed relevance")
        return WidgetRelevance([WidgetRelevanceAttribute(context: .date(.distantPast))])
      }
    }
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Fixed", provider: Provider()) { CityView(entry: $0) }
    }
  }

  /// The one reply to a request.
  private func reply(
    _ body: Request.Body, file: StaticString = #filePath, line: UInt = #line
  ) async throws -> Reply.Body {
    let service = WidgetService(widgets: [CityWidget(), Fixed()])
    let replies = ReplyList()
    await service.answer(Request(id: 7, body: body)) { replies.add($0) }
    XCTAssertEqual(replies.all.map(\.id), [7], file: file, line: line)
    return try XCTUnwrap(replies.all.first?.body, file: file, line: line)
  }

  private func timeline(
    _ values: IntentValues = [:], family: Archive.WidgetFamily = .systemMedium,
    source: EntriesRequest.Source = .timeline, isPreview: Bool = false
  ) async throws -> ArchivedTimeline {
    let reply = try await reply(
      .entries(
        EntriesRequest(
          kind: "City", family: family, source: source, isPreview: isPreview, values: values,
          environments: [Self.environment])))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply: reply) }
    return timeline
  }

  private func scene(_ timeline: ArchivedTimeline) throws -> Archive.Scene {
    try XCTUnwrap(timeline.entries.first?.scenes.first?.scene)
  }
  private func city(_ timeline: ArchivedTimeline) throws -> String? {
    try scene(timeline).accessibility.first?.label
  }
  private func failure(_ reply: Reply.Body) throws -> ExtensionFailure {
    guard case .failure(let failure) = reply else { throw Unexpected(reply: reply) }
    return failure
  }

  /// Statement 4: an AppIntentConfiguration is for a widget that the person configures.
  func testTheDescriptionSaysWhatCanBeChosen() async throws {
    guard case .bundle(let bundle) = try await reply(.describe) else { return XCTFail("no bundle") }
    XCTAssertEqual(bundle.widgets.map(\.configuration), [.appIntent, .staticConfiguration])
    XCTAssertEqual(bundle.widgets.map(\.promptsForConfiguration), [true, false])
    let intent = try XCTUnwrap(bundle.widgets[0].intent)
    XCTAssertEqual(intent.name, "SelectCity")
    XCTAssertEqual(intent.title, "Select City")
    XCTAssertEqual(intent.parameters.map(\.name), ["city", "days"])
    XCTAssertNil(bundle.widgets[1].intent)
  }

  /// Statements 113, 130: the provider awaits, and is asked with what the person chose; again when that changes.
  func testTheProviderGetsWhatWasChosen() async throws {
    let paris = try await timeline(["city": .entity("paris"), "days": .integer(2)])
    XCTAssertEqual(paris.entries.count, 2)
    XCTAssertEqual(try city(paris), "Paris")
    XCTAssertTrue(paris.diagnostics.isEmpty)
    let unchosen = try await timeline()
    XCTAssertEqual(unchosen.entries.count, 3)
    XCTAssertEqual(try city(unchosen), "Berlin", "the query's default result")
  }

  func testValuesThatNoLongerFitAreSaid() async throws {
    let gone = try await timeline(["city": .entity("atlantis"), "days": .integer(1), "colour": .bool(true)])
    XCTAssertEqual(gone.entries.count, 1)
    let said = gone.diagnostics.map(\.message).joined(separator: "\n")
    XCTAssertTrue(said.contains("city"), said)
  }

  /// Statement 132: the placeholder comes at once, redacted, and asks for no configuration.
  func testThePlaceholder() async throws {
    let placeholder = try await timeline(source: .placeholder)
    XCTAssertEqual(placeholder.entries.count, 1)
    XCTAssertEqual(placeholder.policy, .never)
    XCTAssertFalse(try scene(placeholder).content.isEmpty)
  }

  /// Statement 134: the gallery asks for a snapshot with isPreview.
  func testTheSnapshot() async throws {
    let preview = try await timeline(source: .snapshot, isPreview: true)
    XCTAssertEqual(try city(preview), "Preview")
    let snapshot = try await timeline(["city": .entity("paris")], source: .snapshot)
    XCTAssertEqual(try city(snapshot), "Paris")
  }

  func testPresetsCarryTheirValues() async throws {
    let reply = try await reply(.recommendations(kind: "City"))
    XCTAssertEqual(
      reply,
      .recommendations([
        Recommendation(title: "Berlin", values: ["city": .entity("berlin"), "days": .integer(1)]),
        Recommendation(title: "Paris", values: ["city": .entity("paris"), "days": .integer(1)]),
      ]))
    let none = try await self.reply(.recommendations(kind: "Fixed"))
    XCTAssertEqual(none, .recommendations([]))
    let unknown = try await self.reply(.recommendations(kind: "Else"))
    XCTAssertEqual(try failure(unknown).code, .unknownKind)
  }

  func testTheSheetHasARowForEachParameter() async throws {
    let subject = ConfigurationSubject(kind: "City", family: .systemMedium)
    guard
      case .sheet(let sheet) = try await reply(
        .sheet(SheetRequest(subject: subject, values: ["city": .entity("paris")])))
    else { return XCTFail("no sheet") }
    XCTAssertEqual(sheet.rows.map(\.parameter.name), ["city", "days"])
    XCTAssertEqual(sheet.rows.map(\.value), [.entity("paris"), .integer(3)])
    XCTAssertEqual(sheet.rows.first?.displays.map(\.title), ["Paris"])
  }

  func testTheOptionsAreTheQuerys() async throws {
    let subject = ConfigurationSubject(kind: "City", family: .systemMedium)
    guard
      case .options(let options) = try await reply(
        .options(OptionsRequest(subject: subject, parameter: "city", values: [:])))
    else { return XCTFail("no options") }
    XCTAssertEqual(
      options.sections.flatMap(\.options).map(\.value), [.entity("berlin"), .entity("paris")])
    let answer = try await reply(
      .options(OptionsRequest(subject: subject, parameter: "colour", values: [:])))
    let unknown = try failure(answer)
    XCTAssertEqual(unknown.code, .unknownParameter)
  }

  func testAWidgetWithoutConfigurationHasNoSheet() async throws {
    let fixed = ConfigurationSubject(kind: "Fixed", family: .systemSmall)
    let answer = try await reply(.sheet(SheetRequest(subject: fixed)))
    let problem = try failure(answer)
    XCTAssertEqual(problem.code, .badRequest)
    XCTAssertTrue(problem.message.contains("\"Fixed\" has nothing to configure"), problem.message)
    let other = ConfigurationSubject(kind: "Else", family: .systemSmall)
    let unknown = try await reply(.sheet(SheetRequest(subject: other)))
    XCTAssertEqual(try failure(unknown).code, .unknownKind)
  }

  /// Statements 170, 190, 194: a button runs its intent with the parameters it was drawn with, and says so once.
  func testAButtonRunsItsIntent() async throws {
    _ = Notes.shared.take()
    let drawn = try scene(await timeline(["city": .entity("paris")]))
    let button = try XCTUnwrap(drawn.hits.first { $0.label == "Refresh" })
    XCTAssertNil(button.isOn)
    guard case .intent(let payload) = button.action,
      case .performed(let outcome) = try await reply(
        .perform(PerformRequest(kind: "City", intent: payload)))
    else { return XCTFail("not performed") }
    XCTAssertEqual(outcome.ending, .done)
    XCTAssertEqual(outcome.intent, "Refresh")
    XCTAssertEqual(Notes.shared.take(), ["refresh Paris"])
  }

  func testAToggleHandsOverTheStateItFlipsTo() async throws {
    _ = Notes.shared.take()
    let drawn = try scene(await timeline(["city": .entity("paris")]))
    let toggle = try XCTUnwrap(drawn.hits.first { $0.isOn != nil })
    XCTAssertEqual(toggle.label, "Favourite")
    XCTAssertEqual(toggle.isOn, false)
    XCTAssertEqual(drawn.diagnostics.map(\.code), [], "the tap sets the value")
    guard case .intent(let payload) = toggle.action else { return XCTFail("no intent") }
    _ = try await reply(.perform(PerformRequest(kind: "City", intent: payload, value: true)))
    XCTAssertEqual(Notes.shared.take(), ["favourite Paris true"])
  }

  func testAPayloadThatIsNoneFails() async throws {
    guard
      case .performed(let outcome) = try await reply(
        .perform(PerformRequest(kind: "City", intent: "{\"type\":\"no such\"}")))
    else { return XCTFail("not performed") }
    guard case .failed(let failure) = outcome.ending else { return XCTFail("\(outcome.ending)") }
    XCTAssertFalse(failure.message.isEmpty)
  }

  /// Statements 176, 177, 195, 197: controls and links where iOS has them, widgetURL everywhere.
  func testFamiliesHonourControlsAndLinks() async throws {
    let expected: [Archive.WidgetFamily: (labels: [String], codes: Set<String>)] = [
      .systemSmall: (["Refresh", "Favourite", "Open"], []),
      .systemMedium: (["Refresh", "Favourite", "Open"], []),
      .systemLarge: (["Refresh", "Favourite", "Open"], []),
      .accessoryRectangular: (["Refresh", "Favourite", "Open"], []),
      .accessoryCircular: (["Refresh", "Favourite"], ["link-not-in-family"]),
      .accessoryCorner: ([], ["link-not-in-family", "button-not-in-family"]),
      .accessoryInline: ([], ["link-not-in-family", "button-not-in-family"]),
    ]
    for (family, (labels, codes)) in expected {
      let drawn = try scene(await timeline(family: family))
      XCTAssertEqual(drawn.hits.map(\.label), labels, family.rawValue)
      XCTAssertEqual(
        Set(drawn.diagnostics.map(\.code)).filter { $0.hasSuffix("-not-in-family") }, codes, family.rawValue)
      XCTAssertEqual(drawn.widgetURL, "cities://all", family.rawValue)
    }
  }

  func testPlacedWidgetsAreKnownWithTheirIntent() async throws {
    _ = WidgetService(widgets: [CityWidget(), Fixed()])
    let infos = await RunningWidgets.infos(
      of: HostAnswer(placed: [
        .init(kind: "City", family: .systemSmall, values: ["city": .entity("paris"), "days": .integer(1)]),
        .init(kind: "Fixed", family: .systemLarge), .init(kind: "Lamp", family: nil),
      ]))
    XCTAssertEqual(infos.map(\.kind), ["City", "Fixed"])
    XCTAssertEqual(infos.map(\.family), [.systemSmall, .systemLarge])
    XCTAssertEqual(infos[0].widgetConfigurationIntent(of: SelectCity.self)?.city?.name, "Paris")
    XCTAssertNil(infos[1].widgetConfigurationIntent(of: SelectCity.self))
    XCTAssertNotEqual(infos[0], infos[1])
    let alone = try await WidgetCenter.shared.currentConfigurations()
    XCTAssertEqual(alone, [], "without a host nothing is placed")
    let called = expectation(description: "called")
    WidgetCenter.shared.getCurrentConfigurations { result in
      XCTAssertEqual(try? result.get(), [])
      called.fulfill()
    }
    await fulfillment(of: [called], timeout: 10)
  }

  /// Statement 114: the provider is told when relevance is asked for again.
  func testRelevanceIsAskedForAgain() async throws {
    _ = Notes.shared.take()
    let service = WidgetService(widgets: [CityWidget(), Fixed()])
    let replies = ReplyList()
    for (id, kind) in ["City", "Fixed", "Else"].enumerated() {
      await service.answer(Request(id: UInt64(id), body: .relevance(kind: kind))) { replies.add($0) }
    }
    XCTAssertEqual(Notes.shared.take(), ["relevance", "fixed relevance"])
    XCTAssertEqual(replies.all.count, 3)
    guard case .failure(let failure)? = replies.all.last?.body else { return XCTFail("\(replies.all)") }
    XCTAssertEqual(failure.code, .unknownKind)
  }
}

/// A reply of another kind than the test asked for.
private struct Unexpected: Error { let reply: Reply.Body }

private final class ReplyList: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Reply] = []
  func add(_ reply: Reply) { lock.withLock { list.append(reply) } }
  var all: [Reply] { lock.withLock { list } }
}
