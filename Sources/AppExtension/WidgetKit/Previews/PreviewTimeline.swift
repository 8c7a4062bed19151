import AppIntents
import Archive
import Intents

/// Asks a preview's provider for its entries, as the widget's own would be asked.
@MainActor enum PreviewTimeline {
  static func entries<Provider: TimelineProvider>(
    of provider: Provider, _ context: TimelineProviderContext
  ) async throws -> [Any] {
    let outcome = await Completion<Timeline<Provider.Entry>>.wait(calledAgain: {}) {
      provider.getTimeline(in: context, completion: $0)
    }
    return try entries(outcome, "getTimeline(in:completion:)", "\(Provider.self)")
  }

  static func entries<Provider: IntentTimelineProvider>(
    of provider: Provider, _ intent: Provider.Intent, _ context: TimelineProviderContext
  ) async throws -> [Any] {
    let outcome = await Completion<Timeline<Provider.Entry>>.wait(calledAgain: {}) {
      provider.getTimeline(for: intent, in: context, completion: $0)
    }
    return try entries(outcome, "getTimeline(for:in:completion:)", "\(Provider.self)")
  }

  static func entries<Provider: AppIntentTimelineProvider>(
    of provider: Provider, _ intent: Provider.Intent, _ context: TimelineProviderContext
  ) async -> [Any] {
    await PreviewCrossing(value: (provider, intent)).timeline(context).value.entries
  }

  /// - Parameter relevance: the clues; those of the provider where none are given.
  static func entries<Provider: RelevanceEntriesProvider>(
    of provider: Provider, _ relevance: WidgetRelevance<Provider.Configuration>?,
    _ context: TimelineProviderContext
  ) async throws -> [Any] {
    let context = RelevanceEntriesProviderContext(displaySize: context.displaySize, isPreview: true)
    let clues = PreviewCrossing(value: relevance)
    return try await PreviewCrossing(value: RelevanceSource(provider)).entries(clues, context).value
  }

  private static func entries<Entry>(
    _ outcome: Completion<Timeline<Entry>>.Outcome, _ method: String, _ provider: String
  ) throws -> [Any] {
    switch outcome {
    case .value(let timeline): return timeline.entries
    case .dropped: throw ExtensionFailure.completionDropped(method, kind: provider)
    }
  }
}

/// Values of a preview on their way from the main actor and back; nobody else uses them meanwhile.
private struct PreviewCrossing<Value>: @unchecked Sendable {
  let value: Value

  nonisolated func timeline<Provider: AppIntentTimelineProvider>(
    _ context: TimelineProviderContext
  ) async -> PreviewCrossing<Timeline<Provider.Entry>> where Value == (Provider, Provider.Intent) {
    PreviewCrossing<Timeline<Provider.Entry>>(value: await value.0.timeline(for: value.1, in: context))
  }

  nonisolated func entries<Provider: RelevanceEntriesProvider>(
    _ relevance: PreviewCrossing<WidgetRelevance<Provider.Configuration>?>,
    _ context: RelevanceEntriesProviderContext
  ) async throws -> PreviewCrossing<[Any]> where Value == RelevanceSource<Provider> {
    let clues: WidgetRelevance<Provider.Configuration>
    if let given = relevance.value { clues = given } else { clues = await value.relevance() }
    return PreviewCrossing<[Any]>(value: try await value.moments(of: clues, context, most: 20).map(\.entry))
  }
}
