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

    let first = try await sheet(process, [:])
    XCTAssertEqual(first.rows.map(\.parameter.name), ["city", "station", "unit", "showsForecast"])
    XCTAssertEqual(first.rows.first?.displays.map(\.title), ["Berlin"], "the handler's default")
    XCTAssertEqual(first.values["unit"], .choice("celsius"))
    XCTAssertEqual(first.values["days"], .integer(3))
    let on = try await sheet(process, ["showsForecast": .bool(true)])
    XCTAssertEqual(on.rows.map(\.parameter.name).last, "days", "shows while the forecast does")

    let cities = try await options(process, "city", [:])
    XCTAssertEqual(cities.sections.flatMap(\.options).map(\.display.title), ["Berlin", "Paris", "Tokyo"])
    let found = try await options(process, "city", [:], search: "par")
    let paris = try XCTUnwrap(found.sections.flatMap(\.options).first)
    XCTAssertEqual(found.total, 1)
    let stations = try await options(process, "station", ["city": paris.value])
    XCTAssertEqual(stations.sections.map(\.title), ["Near", "Far"])
    XCTAssertEqual(stations.sections[0].options.map(\.value), [.string("paris-airport")])
    let units = try await options(process, "unit", [:])
    XCTAssertEqual(units.sections[0].options.map(\.value), [.choice("celsius"), .choice("fahrenheit")])

    let chosen: IntentValues = [
      "city": paris.value, "unit": .choice("fahrenheit"), "showsForecast": .bool(true), "days": .integer(5),
    ]
    let entries = try await process.entries(request(chosen))
    XCTAssertEqual(entries.entries.count, 3)
    XCTAssertEqual(labels(entries), ["Paris", "°F", "5 days"])
    let unchosen = try await process.entries(request([:]))
    XCTAssertEqual(labels(unchosen), ["Berlin", "°C"])

    let spoilt = try await process.entries(
      request(["city": .bool(true), "days": .integer(99), "colour": .bool(true)]))
    XCTAssertEqual(labels(spoilt), ["Berlin", "°C"])
    XCTAssertEqual(spoilt.diagnostics.filter { $0.code == "value-does-not-fit" }.count, 2)
    XCTAssertEqual(spoilt.diagnostics.filter { $0.code == "value-without-parameter" }.count, 1)
    await process.stop()
  }

  private func request(_ values: IntentValues) -> EntriesRequest {
    EntriesRequest(
      kind: "SiriWeather", family: .systemSmall, source: .timeline, isPreview: false, values: values,
      environments: [SceneEnvironment(size: CGSize(width: 158, height: 158), now: ExampleExtension.instant)])
  }
  private func labels(_ timeline: ArchivedTimeline) -> [String] {
    timeline.entries.first?.scenes.first?.scene.accessibility.compactMap(\.label) ?? []
  }
  private func sheet(_ process: ExtensionProcess, _ values: IntentValues) async throws -> ConfigurationSheet {
    guard
      case .sheet(let sheet) = try await process.send(
        .sheet(SheetRequest(subject: Self.subject, values: values)))
    else { throw ExampleExtension.Failure(text: "no sheet") }
    return sheet
  }
  private func options(
    _ process: ExtensionProcess, _ parameter: String, _ values: IntentValues, search: String? = nil
  ) async throws -> OptionList {
    let request = OptionsRequest(subject: Self.subject, parameter: parameter, values: values, search: search)
    switch try await process.send(.options(request)) {
    case .options(let options): return options
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "no options")
    }
  }
}
