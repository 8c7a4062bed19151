import AppIntents
import Intents
import SwiftUI

// What these macros give a tool is drawn by `vitrine render --source preview:NAME`.

/// A widget with entries, for a development tool.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A widget with the entries of a provider, for a development tool.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A configurable widget with the entries that its provider gives for an intent, for a development tool.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A widget configured by a SiriKit intent, with the entries that its provider gives for one, for a development tool.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A widget of relevance with entries, for a development tool (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Entry: RelevanceEntry>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
  @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A widget of relevance with what a provider says, for a development tool (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
  relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// A widget of relevance with what a provider shows for clues that are given, for a development tool (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
  relevanceProvider: @escaping @MainActor () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "VitrineMacros", type: "WidgetPreviewMacro")

/// Gathers the entries of a preview.
@resultBuilder public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}

/// Gathers the entries of a preview of relevance (watchOS 26).
@resultBuilder public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
