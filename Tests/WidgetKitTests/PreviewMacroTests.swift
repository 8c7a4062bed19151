import SwiftUI
import WidgetKit
import XCTest

// Previews of widgets, in the forms that projects write. Compiling is the test; SnapshotTests draw them.

private struct Entry: TimelineEntry {
  let date: Date
  var word = ""
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { Text($0.word) }
  }
}

#Preview(as: .systemSmall) {
  Clock()
} timeline: {
  Entry(date: .now)
  Entry(date: .now + 60, word: "later")
}

#Preview("Named", as: .accessoryInline, widget: { Clock() }, timelineProvider: { Provider() })

#Preview("Computed", as: .systemLarge) {
  Clock()
} timeline: {
  let start = Date.now
  for minute in 0..<3 { Entry(date: start + Double(minute) * 60) }
  if start.timeIntervalSince1970 > 0 { Entry(date: start) }
}

final class PreviewMacroTests: XCTestCase {
  func testTheBuilderKeepsTheOrder() {
    @PreviewTimelineBuilder func entries() -> [any TimelineEntry] {
      Entry(date: .now, word: "a")
      for word in ["b", "c"] { Entry(date: .now, word: word) }
      if Bool(true) { Entry(date: .now, word: "d") }
    }
    XCTAssertEqual(entries().compactMap { ($0 as? Entry)?.word }, ["a", "b", "c", "d"])
  }
}
