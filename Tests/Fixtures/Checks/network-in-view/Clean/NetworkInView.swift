import WidgetKit

struct Provider: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Task {
      let (data, _) = try await URLSession.shared.data(from: url)
      completion(Timeline(entries: [Entry(data)], policy: .after(.now + 3600)))
    }
  }
}
