import SwiftUI
import WidgetKit

struct ChapterEntry: TimelineEntry {
  let date: Date
  /// Counts the entries of a timeline.
  let step: Int
}

/// Two entries a minute apart, so that changes between them can be seen.
struct ChapterProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChapterEntry { ChapterEntry(date: .now, step: 0) }

  func getSnapshot(in context: Context, completion: @escaping (ChapterEntry) -> Void) {
    completion(ChapterEntry(date: .now, step: 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChapterEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<5).map { ChapterEntry(date: now.addingTimeInterval(Double($0) * 60), step: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// A heading over the chapter's content.
struct ChapterFrame<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      content
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}
