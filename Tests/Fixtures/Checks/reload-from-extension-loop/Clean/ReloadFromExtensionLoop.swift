import AppIntents
import WidgetKit

struct Provider: TimelineProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .after(Store.shared.next)))
  }
}

struct Store {
  static let shared = Store()
  var next: Date { .now + 3600 }
  func refresh() { WidgetCenter.shared.reloadAllTimelines() }
}

struct Refresh: AppIntent {
  func perform() async throws -> some IntentResult {
    Store.shared.refresh()
    return .result()
  }
}
