import AppIntents
import Archive
import Foundation
import Intents
import SwiftUI

/// The arguments of a `#Preview` of a widget.
@MainActor public struct _WidgetPreview: _PreviewSubject {
  let name: String?
  let family: WidgetFamily
  /// Describes the configuration of the preview's widget.
  let describe: (inout _WidgetDeclaration) -> Void
  /// The entries that are shown, in their order.
  let entries: (TimelineProviderContext) async throws -> [Any]

  private init(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    entries: @escaping @MainActor (TimelineProviderContext) async throws -> [Any]
  ) {
    self.name = name
    self.family = family
    describe = { WidgetService.describe(widget(), into: &$0) }
    self.entries = entries
  }

  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget) { _ in await timeline() }
  }

  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name, family, widget) { try await PreviewTimeline.entries(of: timelineProvider(), $0) }
  }

  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { await PreviewTimeline.entries(of: timelineProvider(), intent, $0) }
  }

  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { try await PreviewTimeline.entries(of: timelineProvider(), intent, $0) }
  }

  public init<Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
  ) {
    self.init(name, .accessoryRectangular, widget) { _ in await relevanceEntries() }
  }

  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, .accessoryRectangular, widget) {
      try await PreviewTimeline.entries(of: relevanceProvider(), nil, $0)
    }
  }

  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(name, .accessoryRectangular, widget) {
      try await PreviewTimeline.entries(of: relevanceProvider(), await relevance(), $0)
    }
  }
}
