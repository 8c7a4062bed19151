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
  /// Draws entries that a preview gives in place of the provider's.
  let show: @MainActor ([Any]) -> Result<LoadedTimeline, ExtensionFailure>

  init(
    configuration: WidgetDescription.Configuration, choices: WidgetChoices? = nil,
    show: @escaping @MainActor ([Any]) -> Result<LoadedTimeline, ExtensionFailure>,
    relevance: @escaping @MainActor () async -> [RelevanceClue],
    load:
      @escaping @MainActor (EntriesRequest, TimelineProviderContext, @escaping @Sendable () -> Void) async ->
      Result<LoadedTimeline, ExtensionFailure>
  ) {
    self.configuration = configuration
    self.choices = choices
    self.show = show
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

extension LoadedTimeline {
  /// Entries of any type, drawn by a widget whose entries are `Entry`s. Those without a date begin now.
  static func showing<Entry, Content: View>(
    _ entries: [Any], kind: String, content: @escaping (Entry) -> Content
  ) -> Result<LoadedTimeline, ExtensionFailure> {
    var moments: [PreviewMoment<Entry>] = []
    for entry in entries {
      guard let known = entry as? Entry else {
        return .failure(
          ExtensionFailure(
            code: .badRequest,
            message:
              "an entry is of the type \(type(of: entry)), but the widget \"\(kind)\" shows entries of the type \(Entry.self)"
          ))
      }
      moments.append(PreviewMoment(entry: known))
    }
    return .success(LoadedTimeline(entries: moments, policy: .never) { content($0.entry) })
  }
}

/// An entry of a preview.
private struct PreviewMoment<Entry>: TimelineEntry {
  let entry: Entry
  let date: Date
  var relevance: TimelineEntryRelevance? { (entry as? any TimelineEntry)?.relevance }
  init(entry: Entry) {
    self.entry = entry
    date = (entry as? any TimelineEntry)?.date ?? Date()
  }
}

/// Calls the configuration's content closure inside an evaluation, so that it sees the environment.
private struct EntryView<Entry, Content: View>: View {
  let entry: Entry
  let content: (Entry) -> Content
  var body: some View { content(entry) }
}
