import Archive
import Foundation
import SwiftUI

/// What a primitive configuration hands to the extension's server: how to get entries and draw them.
@MainActor final class WidgetDriver {
  let configuration: WidgetDescription.Configuration
  /// What the person can choose; `nil` for a widget without configuration.
  let choices: WidgetChoices?
  /// Asks the provider when the widget matters.
  let relevance: @MainActor () async -> [RelevanceClue]
  let load:
    @MainActor (EntriesRequest, TimelineProviderContext, @escaping @Sendable () -> Void) async -> Result<
      LoadedTimeline, ExtensionFailure
    >

  init(
    configuration: WidgetDescription.Configuration, choices: WidgetChoices? = nil,
    relevance: @escaping @MainActor () async -> [RelevanceClue],
    load:
      @escaping @MainActor (EntriesRequest, TimelineProviderContext, @escaping @Sendable () -> Void) async ->
      Result<LoadedTimeline, ExtensionFailure>
  ) {
    self.configuration = configuration
    self.choices = choices
    self.relevance = relevance
    self.load = load
  }
}

/// Entries from a provider, each with the way to draw it.
@MainActor struct LoadedTimeline {
  struct Entry {
    let date: Date
    let relevance: TimelineEntryRelevance?
    let draw:
      @MainActor (
        SceneEnvironment, EdgeInsets, (inout EnvironmentValues) -> Void, inout SceneEvaluator.Timings
      ) -> Archive.Scene
  }
  var entries: [Entry]
  var policy: TimelineReloadPolicy
  /// What was odd about the values that the provider was asked with.
  var findings: [Archive.Diagnostic]

  init<E: TimelineEntry, Content: View>(
    entries: [E], policy: TimelineReloadPolicy, findings: [Archive.Diagnostic] = [],
    content: @escaping (E) -> Content
  ) {
    self.policy = policy
    self.findings = findings
    self.entries = entries.map { entry in
      Entry(date: entry.date, relevance: entry.relevance) { environment, margins, configure, timings in
        SceneEvaluator.scene(
          of: EntryView(entry: entry, content: content), in: environment, margins: margins,
          configure: configure,
          timings: &timings)
      }
    }
  }
}

/// Calls the configuration's content closure inside an evaluation, so that it sees the environment.
private struct EntryView<Entry, Content: View>: View {
  let entry: Entry
  let content: (Entry) -> Content
  var body: some View { content(entry) }
}
