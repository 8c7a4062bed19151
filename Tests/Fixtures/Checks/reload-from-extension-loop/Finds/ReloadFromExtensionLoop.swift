import WidgetKit

struct Provider: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Store.shared.refresh()
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

struct Store {
  static let shared = Store()
  func refresh() { WidgetCenter.shared.reloadAllTimelines() }
}
