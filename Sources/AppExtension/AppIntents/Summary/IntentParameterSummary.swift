import Archive

/// A sentence with parameters in it, and a list of further parameters: `Summary("Show \(\.$city)") { \.$unit }`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: ParameterSummaryString<Intent>?
  let table: String?
  let additional: [PartialKeyPath<Intent>]

  /// - Parameters:
  ///   - string: The sentence. Its key in a string table has `${name}` in place of each parameter.
  ///   - table: The string table; `nil` for `Localizable`.
  ///   - additionalParameterKeyPaths: Parameters below the sentence.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = string
    self.table = table
    additional = additionalParameterKeyPaths()
  }
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = string
    self.table = table
    additional = []
  }
  public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    table = nil
    additional = additionalParameterKeyPaths()
  }
  /// Shows nothing.
  public init() {
    sentence = nil
    table = nil
    additional = []
  }

  /// Builds the list of parameters that stand below the sentence.
  @resultBuilder public enum ParameterKeyPathsBuilder {
    public static func buildExpression<ValueType: _IntentValue & Sendable>(
      _ expression: KeyPath<Intent, IntentParameter<ValueType>>
    ) -> PartialKeyPath<Intent> { expression }
    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
  }
}

extension IntentParameterSummary: SummaryNode {
  package func evaluate(_ context: SummaryContext) -> SummaryOutcome {
    let pieces = sentence?.pieces(context, table: table) ?? []
    let named: [String] = pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    var seen: Set<String> = []
    let rows = (named + additional.compactMap(context.name)).filter { seen.insert($0).inserted }
    return SummaryOutcome(rows: rows, sentence: pieces)
  }
}
