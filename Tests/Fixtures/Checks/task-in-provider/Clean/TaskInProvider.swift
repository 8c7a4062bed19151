import WidgetKit

struct Provider: AppIntentTimelineProvider {
  func timeline(for configuration: ChooseCity, in context: Context) async -> Timeline<Entry> {
    let news = Task { await Cache.shared.refill() }
    return Timeline(entries: [Entry(configuration, await news.value)], policy: .never)
  }
}

struct Older: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Task { completion(Timeline(entries: [await Entry()], policy: .never)) }
  }
}
