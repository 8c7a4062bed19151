import Archive

/// What a summary decides for the values at hand.
package struct SummaryOutcome: Sendable, Equatable {
  /// Names of the parameters that have a row, in order, each once.
  package var rows: [String]
  /// The sentence; empty where the summary is a mere list.
  package var sentence: [ConfigurationSheet.Piece]
  package init(rows: [String] = [], sentence: [ConfigurationSheet.Piece] = []) {
    self.rows = rows
    self.sentence = sentence
  }
}

/// A summary that can decide.
package protocol SummaryNode {
  func evaluate(_ context: SummaryContext) -> SummaryOutcome
}

extension _EveryParameterSummary: SummaryNode {
  package func evaluate(_ context: SummaryContext) -> SummaryOutcome {
    SummaryOutcome(rows: context.parameters.map(\.name))
  }
}

extension AppIntent {
  /// What the intent's summary shows for its values, in a widget of `family` (`nil` for a control).
  package func evaluateSummary(family: WidgetFamily?) -> SummaryOutcome {
    let context = SummaryContext(intent: self, family: family)
    guard let node = Self.parameterSummary as? any SummaryNode else {
      return SummaryOutcome(rows: context.parameters.map(\.name))
    }
    return node.evaluate(context)
  }
}
