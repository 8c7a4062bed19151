import Intents
import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
  let date: Date
  let city: String
  let unit: TemperatureUnit
  let days: Int
  let configuration: SelectCityIntent
}

struct Provider: IntentTimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: Date(), city: "--", unit: .celsius, days: 1, configuration: SelectCityIntent())
  }

  func getSnapshot(
    for configuration: SelectCityIntent, in context: Context, completion: @escaping (WeatherEntry) -> Void
  ) {
    completion(entry(for: configuration, at: Date()))
  }

  func getTimeline(
    for configuration: SelectCityIntent, in context: Context,
    completion: @escaping (Timeline<WeatherEntry>) -> Void
  ) {
    var entries: [WeatherEntry] = []
    let now = Date()
    for hour in 0..<3 {
      let date = Calendar.current.date(byAdding: .hour, value: hour, to: now)!
      entries.append(entry(for: configuration, at: date))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(for configuration: SelectCityIntent, at date: Date) -> WeatherEntry {
    WeatherEntry(
      date: date, city: configuration.city?.displayString ?? "Nowhere", unit: configuration.unit,
      days: configuration.days?.intValue ?? 0, configuration: configuration)
  }
}

struct WeatherView: View {
  var entry: Provider.Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.city).font(.headline)
      Text(symbol)
      if entry.configuration.showsForecast?.boolValue ?? false { Text("\(entry.days) days") }
    }
    .padding()
  }

  private var symbol: String {
    switch entry.unit {
    case .celsius: return "°C"
    case .fahrenheit: return "°F"
    case .unknown: return "?"
    @unknown default: return "?"
    }
  }
}

@main
struct SiriWeather: Widget {
  let kind: String = "SiriWeather"

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: SelectCityIntent.self, provider: Provider()) { entry in
      WeatherView(entry: entry)
    }
    .configurationDisplayName("Weather")
    .description("The weather of a city.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
