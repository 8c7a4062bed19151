import AppIntents
import Archive
import XCTest

/// Statement 5: a widget made with IntentConfiguration can be moved to AppIntentConfiguration; placed widgets survive the move.
@MainActor final class SiriKitMigrationTests: XCTestCase {
  struct City: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "City" }
    static var defaultQuery: Cities { Cities() }
    var id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }
  struct Cities: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [City] {
      identifiers.filter { ["berlin", "paris"].contains($0) }.map { City(id: $0) }
    }
  }
  enum Unit: String, AppEnum {
    case celsius, fahrenheit
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Unit" }
    static var caseDisplayRepresentations: [Unit: DisplayRepresentation] {
      [.celsius: "Celsius", .fahrenheit: "Fahrenheit"]
    }
  }
  struct Moved: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "SelectCityIntent"
    static var title: LocalizedStringResource { "Select City" }
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Cities") var cities: [City]?
    @Parameter(title: "Unit") var unit: Unit?
    @Parameter(title: "Forecast") var showsForecast: Bool?
    @Parameter(title: "Days") var days: Int?
  }
  struct NotMoved: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Select City" }
    @Parameter(title: "City") var city: City?
  }

  private let paris = IntentValue.coded(#"{"display":"Paris","identifier":"paris"}"#)

  func testPlacedValuesAreKept() async {
    let (intent, findings) = await IntentConfigurer.intent(
      Moved.self,
      values: [
        "city": paris, "cities": .list([paris, .coded(#"{"display":"berlin"}"#)]),
        "unit": .choice("fahrenheit"),
        "showsForecast": .bool(true), "days": .integer(5),
      ], family: nil)
    XCTAssertEqual(intent.city?.id, "paris")
    XCTAssertEqual(intent.cities?.map(\.id), ["paris", "berlin"])
    XCTAssertEqual(intent.unit, .fahrenheit)
    XCTAssertEqual(intent.showsForecast, true)
    XCTAssertEqual(intent.days, 5)
    XCTAssertEqual(findings, [])
  }

  func testValuesThatDoNotCorrespondAreDroppedAndSaid() async {
    for value in [IntentValue.coded("no json"), .coded("{}"), .bool(true)] {
      let (intent, findings) = await IntentConfigurer.intent(Moved.self, values: ["city": value], family: nil)
      XCTAssertNil(intent.city)
      XCTAssertFalse(findings.isEmpty, "\(value)")
    }
  }

  func testAnIntentThatNamesNoOldClassTakesNothingOver() async {
    let (intent, _) = await IntentConfigurer.intent(NotMoved.self, values: ["city": paris], family: nil)
    XCTAssertNil(intent.city)
  }
}
