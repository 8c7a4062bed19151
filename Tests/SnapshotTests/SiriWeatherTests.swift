import Archive
import Foundation
import Processes
import Projects
import XCTest

/// A widget of iOS 14: an intent definition, an intents handler, completion handlers. Compiled as it stands and asked in its own process.
final class SiriWeatherTests: XCTestCase {
  private static let subject = ConfigurationSubject(kind: "SiriWeather", family: .systemSmall)
  private static let path = "Tests/Fixtures/Projects/SiriWeather"

  /// Statements 34, 37: IntentConfiguration is configured by an INIntent from an intent definition file, as on iOS 14 and 15.
  func testTheDefinitionConfiguresTheWidget() async throws {
    let process = try await ExampleExtension.launch(
      at: Self.path, home: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    let described = try await process.bundle()
    let widget = try XCTUnwrap(described.widgets.first)
    XCTAssertEqual(widget.configuration, .intent)
    XCTAssertEqual(widget.intent?.title, "Select City")
    XCTAssertEqual(
      widget.intent?.parameters.map(\.name), ["city", "station", "unit", "showsForecast", "days"])
    XCTAssertEqual(
      widget.intent?.parameters.last?.kind, .integer(lowest: 1, highest: 7, style: .field))

    let first = try await process.sheet(Self.subject, [:])
    XCTAssertEqual(first.rows.map(\.parameter.name), ["city", "station", "unit", "showsForecast"])
    XCTAssertEqual(first.rows.first?.displays.map(\.title), ["Berlin"], "the handler's default")
    XCTAssertEqual(first.values["unit"], .choice("celsius"))
    XCTAssertEqual(first.values["days"], .integer(3))
    let on = try await process.sheet(Self.subject, ["showsForecast": .bool(true)])
    XCTAssertEqual(on.rows.map(\.parameter.name).last, "days", "shows while the forecast does")

    let cities = try await process.options(Self.subject, "city", [:])
    XCTAssertEqual(cities.sections.flatMap(\.options).map(\.display.title), ["Berlin", "Paris", "Tokyo"])
    let found = try await process.options(Self.subject, "city", [:], search: "par")
    let paris = try XCTUnwrap(found.sections.flatMap(\.options).first)
    XCTAssertEqual(found.total, 1)
    let stations = try await process.options(Self.subject, "station", ["city": paris.value])
    XCTAssertEqual(stations.sections.map(\.title), ["Near", "Far"])
    XCTAssertEqual(stations.sections[0].options.map(\.value), [.string("paris-airport")])
    let units = try await process.options(Self.subject, "unit", [:])
    XCTAssertEqual(units.sections[0].options.map(\.value), [.choice("celsius"), .choice("fahrenheit")])

    let chosen: IntentValues = [
      "city": paris.value, "unit": .choice("fahrenheit"), "showsForecast": .bool(true), "days": .integer(5),
    ]
    let entries = try await process.entries(request(chosen))
    XCTAssertEqual(entries.entries.count, 3)
    XCTAssertEqual(entries.labels, ["Paris", "°F", "5 days"])
    let unchosen = try await process.entries(request([:]))
    XCTAssertEqual(unchosen.labels, ["Berlin", "°C"])

    let spoilt = try await process.entries(
      request(["city": .bool(true), "days": .integer(99), "colour": .bool(true)]))
    XCTAssertEqual(spoilt.labels, ["Berlin", "°C"])
    XCTAssertEqual(spoilt.diagnostics.filter { $0.code == "value-does-not-fit" }.count, 2)
    XCTAssertEqual(spoilt.diagnostics.filter { $0.code == "value-without-parameter" }.count, 1)
    await process.stop()
  }

  private func request(_ values: IntentValues) -> EntriesRequest {
    EntriesRequest(
      kind: "SiriWeather", family: .systemSmall, source: .timeline, isPreview: false, values: values,
      environments: [SceneEnvironment(size: CGSize(width: 158, height: 158), now: ExampleExtension.instant)])
  }
}
