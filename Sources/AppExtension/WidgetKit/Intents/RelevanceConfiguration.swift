import AppIntents
import Archive
import Foundation
import SwiftUI

/// A widget that appears in the Smart Stack when it matters, and only then (watchOS 26).
///
/// - Parity: approximated: it stands on a surface like any other widget, with the entry of the clue that holds, or the next one; the Watch's stack does not show several of one kind at once
@MainActor @preconcurrency public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let driver: @MainActor () -> WidgetDriver

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    driver = {
      let source = RelevanceSource(provider)
      return WidgetDriver(
        configuration: .relevance,
        show: { LoadedTimeline.showing($0, kind: kind, content: content) },
        relevance: { await source.relevance().clues() }
      ) { request, context, _ in
        let context = RelevanceEntriesProviderContext(
          displaySize: context.displaySize, isPreview: request.isPreview)
        let moments: [RelevanceMoment<Provider.Entry>]
        if request.source == .placeholder {
          moments = [RelevanceMoment(date: Date(), entry: provider.placeholder(context: context))]
        } else {
          do {
            moments = try await source.moments(context, most: request.source == .snapshot ? 1 : 20)
          } catch {
            return .failure(
              ExtensionFailure(
                code: .providerThrew,
                message: "entry(configuration:context:) of the provider of \"\(kind)\" threw: \(error)"))
          }
        }
        return .success(
          LoadedTimeline(entries: moments, policy: request.source == .timeline ? .atEnd : .never) {
            content($0.entry)
          })
      }
    }
  }

  public var body: Never { fatalError("RelevanceConfiguration is primitive and has no body") }

  public func _describe(_ description: inout _WidgetDeclaration) {
    description.kind = kind
    description.driver = driver()
    description.families = [Archive.WidgetFamily.accessoryRectangular.rawValue]
  }
}

/// What a widget of relevance shows (watchOS 26).
public protocol RelevanceEntry: Sendable {}

/// Says when a widget matters and what it shows then (watchOS 26).
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration
  typealias Context = RelevanceEntriesProviderContext
  /// When the widget matters, and in which configurations.
  func relevance() async -> WidgetRelevance<Self.Configuration>
  /// What it shows in one of them.
  func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry
  /// What it shows without data.
  func placeholder(context: Self.Context) -> Self.Entry
}

/// What the provider of a relevance is told (watchOS 26).
public struct RelevanceEntriesProviderContext: Sendable {
  /// Points.
  public let displaySize: CGSize
  public let isPreview: Bool
}

/// An entry and when it begins.
struct RelevanceMoment<Entry: RelevanceEntry>: TimelineEntry {
  var date: Date
  var entry: Entry
}

/// Asks a provider away from the main actor, where its async methods run on the system, too.
struct RelevanceSource<Provider: RelevanceEntriesProvider>: @unchecked Sendable {
  let provider: Provider
  init(_ provider: Provider) { self.provider = provider }

  func relevance() async -> WidgetRelevance<Provider.Configuration> { await provider.relevance() }

  /// What it shows now, and from each later clue on; its placeholder when nothing matters.
  func moments(
    _ context: RelevanceEntriesProviderContext, most: Int
  ) async throws -> [RelevanceMoment<Provider.Entry>] {
    try await moments(of: await provider.relevance(), context, most: most)
  }

  /// What it shows for these clues.
  func moments(
    of relevance: WidgetRelevance<Provider.Configuration>, _ context: RelevanceEntriesProviderContext,
    most: Int
  ) async throws -> [RelevanceMoment<Provider.Entry>] {
    let now = Date()
    let clues = relevance.attributes.compactMap { attribute in
      attribute.configuration.map { (configuration: $0, date: attribute.date(at: now)) }
    }
    let current = clues.first { $0.date == now } ?? clues.min { ($0.date ?? now) < ($1.date ?? now) }
    var moments: [RelevanceMoment<Provider.Entry>] = []
    if let current {
      let entry = try await provider.entry(configuration: current.configuration, context: context)
      moments.append(RelevanceMoment(date: now, entry: entry))
    } else {
      moments.append(RelevanceMoment(date: now, entry: provider.placeholder(context: context)))
    }
    let later = clues.filter { ($0.date ?? now) > now }.sorted { ($0.date ?? now) < ($1.date ?? now) }
    for clue in later.prefix(max(0, most - 1)) {
      let entry = try await provider.entry(configuration: clue.configuration, context: context)
      moments.append(RelevanceMoment(date: clue.date ?? now, entry: entry))
    }
    return moments
  }
}

extension WidgetRelevanceAttribute {
  /// When it holds: `now` for at once, a later instant, or `nil` for one that has passed.
  fileprivate func date(at now: Date) -> Date? {
    guard case .interval(let from, let to)? = context?.clue else { return now }
    if from > now { return from }
    return to >= now ? now : nil
  }
}
