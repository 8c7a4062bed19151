import WidgetKit

struct Provider: AppIntentTimelineProvider {
  func timeline(for configuration: ChooseCity, in context: Context) async -> Timeline<Entry> {
    Task { await Cache.shared.refill() }
    return Timeline(entries: [Entry(configuration)], policy: .never)
  }
}
