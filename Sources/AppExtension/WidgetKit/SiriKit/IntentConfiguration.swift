import Archive
import Foundation
import Intents
import SwiftUI

/// A widget that the person configures, by an intent of the project's `.intentdefinition`.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let driver: @MainActor () -> WidgetDriver

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    driver = {
      WidgetDriver(
        configuration: .intent,
        choices: SiriKitChoices(intent) {
          provider.recommendations().map {
            Recommendation(title: $0.title, values: SiriKitValues.values(of: $0.intent))
          }
        }.choices,
        show: { LoadedTimeline.showing($0, kind: kind, content: content) },
        relevance: { [] }
      ) { request, context, calledAgain in
        guard request.source != .placeholder else {
          let entry = provider.placeholder(in: context)
          return .success(LoadedTimeline(entries: [entry], policy: .never, content: content))
        }
        let configured = await SiriKitValues.intent(intent, values: request.values)
        switch await Self.ask(
          provider, request.source, for: configured.intent, in: context, calledAgain: calledAgain)
        {
        case .value(let timeline):
          return .success(
            LoadedTimeline(
              entries: timeline.entries, policy: timeline.policy, findings: configured.findings,
              content: content))
        case .dropped:
          let method = request.source == .snapshot ? "getSnapshot" : "getTimeline"
          return .failure(.completionDropped(method + "(for:in:completion:)", kind: kind))
        }
      }
    }
  }

  private static func ask<Provider: IntentTimelineProvider>(
    _ provider: Provider, _ source: EntriesRequest.Source, for intent: Intent,
    in context: TimelineProviderContext, calledAgain: @escaping @Sendable () -> Void
  ) async -> Completion<Timeline<Provider.Entry>>.Outcome where Provider.Intent == Intent {
    await Completion<Timeline<Provider.Entry>>.wait(calledAgain: calledAgain) { done in
      if source == .snapshot {
        provider.getSnapshot(for: intent, in: context) { entry in
          done(Timeline(entries: [entry], policy: .never))
        }
      } else {
        provider.getTimeline(for: intent, in: context, completion: done)
      }
    }
  }

  public var body: Never { fatalError("IntentConfiguration is primitive and has no body") }

  public func _describe(_ description: inout _WidgetDeclaration) {
    description.kind = kind
    description.driver = driver()
  }
}

/// Gives the entries of a widget that a SiriKit intent configures.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  /// Presets, which are rows of the gallery.
  func recommendations() -> [IntentRecommendation<Self.Intent>]
  /// A picture without data; drawn redacted.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// One entry for now, quickly.
  @preconcurrency func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void)
  /// The entries from now on.
  @preconcurrency func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A preset of a widget that a SiriKit intent configures.
public struct IntentRecommendation<Intent: INIntent> {
  let intent: Intent
  let title: String
  public init(intent: Intent, description: Text) {
    self.intent = intent
    title = description.plainText
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
