// language modes: 5 6
import AppIntents
import SwiftUI
import UIKit
import WidgetKit

private struct Moment: TimelineEntry {
  var date: Date
  static let sample = Moment(date: .now)
}

private struct Moments: TimelineProvider {
  func placeholder(in context: Context) -> Moment { .sample }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(.sample)
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .never))
  }
}

private struct MomentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "moment", provider: Moments()) { Text($0.date, style: .time) }
  }
}

struct ChosenClues: RelevanceEntry { var word: String }

struct CluesIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Clues" }
}

struct Clues: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<CluesIntent> { WidgetRelevance([]) }
  func entry(configuration: CluesIntent, context: Context) async throws -> ChosenClues {
    ChosenClues(word: "a")
  }
  func placeholder(context: Context) -> ChosenClues { ChosenClues(word: "") }
}

struct CluesWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "clues", provider: Clues()) { Text($0.word) }
  }
}

#Preview(as: .systemSmall, widget: { MomentWidget() }, timeline: { Moment.sample })
#Preview("Provider", as: WidgetFamily.systemMedium) {
  MomentWidget()
} timelineProvider: {
  Moments()
}
#Preview("Clues") {
  CluesWidget()
} relevanceEntries: {
  ChosenClues(word: "b")
}
#Preview("Provider of clues") {
  CluesWidget()
} relevanceProvider: {
  Clues()
}
#Preview("Given clues") {
  CluesWidget()
} relevanceProvider: {
  Clues()
} relevance: {
  WidgetRelevance([])
}
#Preview("One", traits: .sizeThatFitsLayout, .portrait) { Text("1") }
#Preview(traits: .fixedLayout(width: 10, height: 20), body: { Text("2") })
#Preview("\u{1F30A} & \"quotes\"", body: { Color.red })
#Preview {
  if Bool(true) { Text("a") } else { Text("b") }
}
#Preview("View") { UIView(frame: .zero) }
#Preview("Controller", traits: .landscapeRight) {
  let controller = UIViewController()
  return controller
}
