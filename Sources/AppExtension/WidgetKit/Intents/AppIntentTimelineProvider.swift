import AppIntents
import SwiftUI

/// Gives the entries of a widget that the person configures.
///
/// Snapshot and timeline are asked away from the main thread, as on iOS; `placeholder(in:)` on it.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  /// Presets, which are rows of the gallery.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
  /// A picture without data; drawn redacted.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// One entry for now, quickly.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// The entries from now on.
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
  /// When which configuration matters (iOS 18).
  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Nothing is known.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A preset of a configurable widget: its intent with the values chosen, and what the gallery calls it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let title: String
  public init(intent: Intent, description: Text) {
    self.intent = intent
    title = description.plainText
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}
