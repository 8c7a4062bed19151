import WidgetKit

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, steps: 4_321) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, steps: Steps.read()))
  }
}

enum Steps {
  static func read() -> Int {
    UserDefaults(suiteName: "group.com.example.steps")?.integer(forKey: "steps") ?? 0
  }
}
