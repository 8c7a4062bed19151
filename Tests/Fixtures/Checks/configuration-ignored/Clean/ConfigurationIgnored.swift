import WidgetKit

struct Provider: AppIntentTimelineProvider {
  func timeline(for configuration: ChooseCity, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: .now, city: configuration.city)], policy: .never)
  }
}
