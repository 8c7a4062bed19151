import SwiftUI
import WidgetKit

/// What the widgets of this extension have in common: each differs from a sound one in what its rule is about.
struct Moment: TimelineEntry {
  let date: Date
  var number = 0
}

/// Gives a timeline of dates, counted in seconds from now.
struct Dates: TimelineProvider {
  var seconds: [Double] = [0]
  var policy: TimelineReloadPolicy = .never
  /// Seconds from now for `.after`, in place of `policy`.
  var after: Double?

  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let now = Date.now
    let entries = seconds.enumerated().map { Moment(date: now.addingTimeInterval($1), number: $0) }
    completion(Timeline(entries: entries, policy: after.map { .after(now.addingTimeInterval($0)) } ?? policy))
  }
}

/// A widget of one view that shows nothing of the entry.
struct Plain<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.containerBackground(.background, for: .widget) }
}
