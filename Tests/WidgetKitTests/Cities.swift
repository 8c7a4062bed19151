import AppIntents
import Foundation
import SwiftUI
import WidgetKit

// A configurable widget with a button and a toggle, as an iOS developer writes it.

struct City: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = [City(id: "berlin", name: "Berlin"), City(id: "paris", name: "Paris")]
}

struct CityQuery: EntityQuery {
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    City.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [City] { City.all }
  func defaultResult() async -> City? { City.all.first }
}

/// Statement 184: a configuration has no `perform()`.
struct SelectCity: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select City"
  static let description = IntentDescription("Chooses what the widget shows.")

  @Parameter(title: "City") var city: City?
  @Parameter(title: "Days", default: 3) var days: Int

  init() {}
  init(city: City, days: Int) {
    self.city = city
    self.days = days
  }
}

struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  @Parameter(title: "City") var city: String

  init() {}
  init(city: String) { self.city = city }
  func perform() async throws -> some IntentResult {
    Notes.shared.add("refresh \(city)")
    return .result()
  }
}

struct SetFavourite: SetValueIntent {
  static let title: LocalizedStringResource = "Favourite"
  @Parameter(title: "City") var city: String
  @Parameter(title: "On") var value: Bool

  init() {}
  init(city: String) { self.city = city }
  func perform() async throws -> some IntentResult {
    Notes.shared.add("favourite \(city) \(value)")
    return .result()
  }
}

/// What the intents did, for the tests.
final class Notes: @unchecked Sendable {
  static let shared = Notes()
  private let lock = NSLock()
  private var list: [String] = []
  func add(_ note: String) { lock.withLock { list.append(note) } }
  func take() -> [String] {
    lock.withLock {
      defer { list = [] }
      return list
    }
  }
}

struct CityEntry: TimelineEntry {
  let date: Date
  var city: String
  var isFavourite = false
}

struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .distantPast, city: "Anywhere") }
  func snapshot(for configuration: SelectCity, in context: Context) async -> CityEntry {
    CityEntry(date: .distantPast, city: context.isPreview ? "Preview" : configuration.city?.name ?? "None")
  }
  func timeline(for configuration: SelectCity, in context: Context) async -> Timeline<CityEntry> {
    let entries = (0..<configuration.days).map {
      CityEntry(date: Date(timeIntervalSince1970: Double($0)), city: configuration.city?.name ?? "None")
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<SelectCity>] {
    City.all.map { AppIntentRecommendation(intent: SelectCity(city: $0, days: 1), description: $0.name) }
  }
  func relevance() async -> WidgetRelevance<SelectCity> {
    Notes.shared.add("relevance")
    return WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: SelectCity(city: City.all[0], days: 1), context: .location(inferred: .home))
    ])
  }
}

struct CityView: View {
  let entry: CityEntry
  var body: some View {
    VStack {
      Text(entry.city)
      Button("Refresh", systemImage: "arrow.clockwise", intent: Refresh(city: entry.city))
      Toggle("Favourite", isOn: entry.isFavourite, intent: SetFavourite(city: entry.city))
      Link("Open", destination: URL(string: "cities://\(entry.city)")!)
    }
    .containerBackground(.background, for: .widget)
    .widgetURL(URL(string: "cities://all"))
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", intent: SelectCity.self, provider: CityProvider()) { entry in
      CityView(entry: entry)
    }
    .configurationDisplayName("City")
    .promptsForUserConfiguration()
    .supportedFamilies(WidgetFamily.allCases)
  }
}

#Preview("Configured", as: .systemSmall, using: SelectCity(city: City.all[0], days: 2)) {
  CityWidget()
} timelineProvider: {
  CityProvider()
}
