import Foundation
import SwiftUI

/// One moment of a widget.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters among the widget's others.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  /// Seconds; 0 lasts until the next entry's relevance.
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When the next timeline is wanted.
public struct TimelineReloadPolicy: Equatable {
  enum Kind: Equatable {
    case atEnd, never
    case after(Date)
  }
  let kind: Kind
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

// Immutable values; Apple's type is not Sendable, ours may cross where it must.
extension TimelineReloadPolicy: @unchecked Sendable {}

/// Entries and the wish for more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What a provider is asked for.
public struct TimelineProviderContext: Sendable {
  /// Values of the environment that the system will draw in.
  @dynamicMemberLookup public struct EnvironmentVariants: @unchecked Sendable {
    let environments: [EnvironmentValues]
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }
  }
  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// The gallery is asking: sample data will do.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}

/// Gives the entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// A picture without data; drawn redacted.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// One entry for now, quickly.
  @preconcurrency func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  /// The entries from now on.
  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
  /// When the widget matters (iOS 18).
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Nothing is known.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
