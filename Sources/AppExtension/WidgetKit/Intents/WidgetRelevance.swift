import AppIntents
import Archive
import Foundation

/// When a widget matters, for suggestions (iOS 18): stacks turn to the widget whose clue holds.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance {
  /// For the host.
  @MainActor func clues() -> [RelevanceClue] { attributes.map(\.clue) }
}

extension WidgetRelevanceAttribute {
  @MainActor fileprivate var clue: RelevanceClue {
    var name: String?
    if case .named(let given)? = group?.kind { name = given }
    return RelevanceClue(
      values: (configuration as? any AppIntent).map { IntentValues(of: $0) } ?? [:], context: context?.clue,
      group: name)
  }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One reason for which a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration?
  let context: RelevantContext?
  let group: WidgetRelevanceGroup?

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context, group) = (configuration, context, nil)
  }
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    (self.configuration, context, self.group) = (configuration, nil, group)
  }
  public init(context: RelevantContext) where Configuration == Void {
    (configuration, self.context, group) = ((), context, nil)
  }
  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    (configuration, context, self.group) = ((), nil, group)
  }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// Which widgets matter together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  enum Kind: Hashable { case automatic, ungrouped, named(String) }
  let kind: Kind
  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}
