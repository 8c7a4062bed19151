import AppIntents
import Archive
import Foundation
import SwiftUI

/// A widget that the person configures, by the parameters of an intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let driver: @MainActor () -> WidgetDriver

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    driver = {
      let source = ProviderBox(provider)
      return WidgetDriver(
        configuration: .appIntent,
        choices: WidgetChoices(
          intent: Intent.self,
          recommendations: {
            provider.recommendations().map {
              Recommendation(title: $0.title, values: IntentValues(of: $0.intent))
            }
          }),
        show: { LoadedTimeline.showing($0, kind: kind, content: content) },
        relevance: { await source.relevance().value.clues() }
      ) { request, context, _ in
        guard request.source != .placeholder else {
          let entry = provider.placeholder(in: context)
          return .success(LoadedTimeline(entries: [entry], policy: .never, content: content))
        }
        let configured = await IntentConfigurer.intent(
          Intent.self, values: request.values, family: request.family)
        let timeline =
          request.source == .snapshot
          ? await source.snapshot(for: configured.intent, in: context)
          : await source.timeline(for: configured.intent, in: context)
        return .success(
          LoadedTimeline(
            entries: timeline.value.entries, policy: timeline.value.policy, findings: configured.findings,
            content: content))
      }
    }
  }

  public var body: Never { fatalError("AppIntentConfiguration is primitive and has no body") }

  public func _describe(_ description: inout _WidgetDeclaration) {
    description.kind = kind
    description.driver = driver()
  }
}

/// Asks a provider away from the main actor, where its async methods run on iOS, too. Nobody else uses the provider meanwhile but for
/// another timeline of the same widget, which iOS may ask for as well.
private struct ProviderBox<Provider: AppIntentTimelineProvider>: @unchecked Sendable {
  let provider: Provider
  init(_ provider: Provider) { self.provider = provider }

  /// Entries on their way back to the main actor.
  struct Answer: @unchecked Sendable { let value: Timeline<Provider.Entry> }

  /// Clues on their way back to the main actor.
  struct Relevance: @unchecked Sendable { let value: WidgetRelevance<Provider.Intent> }

  func snapshot(for intent: Provider.Intent, in context: TimelineProviderContext) async -> Answer {
    Answer(value: Timeline(entries: [await provider.snapshot(for: intent, in: context)], policy: .never))
  }
  func timeline(for intent: Provider.Intent, in context: TimelineProviderContext) async -> Answer {
    Answer(value: await provider.timeline(for: intent, in: context))
  }
  func relevance() async -> Relevance { Relevance(value: await provider.relevance()) }
}
