import AppIntents
import SwiftUI

/// A widget with entries, for a development tool. The closures are type-checked; nothing of them is in the extension.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A widget with the entries of a provider, for a development tool.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A configurable widget with the entries that its provider gives for an intent, for a development tool.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

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
