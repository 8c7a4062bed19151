/// A configuration of a widget that matters in a situation.
public struct RelevantIntent: Sendable, CustomDebugStringConvertible {
  let intent: any WidgetConfigurationIntent
  let widgetKind: String
  let relevance: RelevantContext
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
  public var debugDescription: String {
    "RelevantIntent(\(type(of: intent)), widgetKind: \(widgetKind), relevance: \(relevance.debugDescription))"
  }
}

/// Takes the configurations that matter.
///
/// - Parity: no effect: nothing here suggests widgets
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
