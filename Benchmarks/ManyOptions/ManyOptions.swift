import AppIntents
import SwiftUI
import WidgetKit

/// Ten thousand stations, in sections, as a query that fetched them would give them.
struct Station: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()
  static let all = (0..<10_000).map { Station(id: "s\($0)", name: "Station \($0)", line: "Line \($0 / 500)") }

  var id: String
  var name: String
  var line: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(line)", image: .init(systemName: "tram.fill"))
  }
}

struct StationQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Station] {
    Station.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Station] {
    Station.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Station] { Station.all }

  func defaultResult() async -> Station? { Station.all[4_711] }
}

struct SelectStationIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Station"

  @Parameter(title: "Station")
  var station: Station?
}

struct DepartureEntry: TimelineEntry {
  let date: Date
  let station: String
}

struct DepartureProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DepartureEntry { DepartureEntry(date: .now, station: "–") }

  func snapshot(for configuration: SelectStationIntent, in context: Context) async -> DepartureEntry {
    DepartureEntry(date: .now, station: configuration.station?.name ?? "–")
  }

  func timeline(for configuration: SelectStationIntent, in context: Context) async -> Timeline<DepartureEntry>
  {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

@main
struct DepartureWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "departures", intent: SelectStationIntent.self, provider: DepartureProvider()
    ) { entry in
      Text(entry.station).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
