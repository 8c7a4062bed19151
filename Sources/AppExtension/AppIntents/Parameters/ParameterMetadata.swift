import Archive

/// What a parameter's declaration says beside title and default.
package struct ParameterMetadata: @unchecked Sendable {
  /// How many elements a list has.
  package enum Size: Sendable {
    case any
    case fixed(IntentCollectionSize)
    /// By widget family; a family that is not listed takes any number.
    case byFamily([IntentWidgetFamily: IntentCollectionSize])

    package func size(in family: Archive.WidgetFamily?) -> IntentCollectionSize? {
      switch self {
      case .any: nil
      case .fixed(let size): size
      case .byFamily(let sizes): IntentWidgetFamily(family).flatMap { sizes[$0] }
      }
    }
  }

  /// How one value is edited.
  package var kind: Archive.ParameterDescription.Kind
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior = InputConnectionBehavior.default
  package var size = Size.any
  /// The words for on and off.
  package var displayName: Bool.IntentDisplayName?
  /// The cases of an enum that are offered; `nil` for all.
  package var supportedChoices: [String]?
  package var inputOptions: String.IntentInputOptions?
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// The query that stands in for the entity's own.
  package var query: (any EntityQuery)?
  package var resolvers: [any Resolver] = []
  /// A measurement may be below zero.
  package var supportsNegativeNumbers = true

  init(
    _ kind: Archive.ParameterDescription.Kind, dialog: IntentDialog? = nil,
    disambiguation: IntentDialog? = nil,
    connection: InputConnectionBehavior = .default, options: (any DynamicOptionsProvider)? = nil
  ) {
    self.kind = kind
    requestValueDialog = dialog
    requestDisambiguationDialog = disambiguation
    inputConnectionBehavior = connection
    optionsProvider = options
  }

  /// Changed, for initialisers that add one thing.
  func with(_ change: (inout ParameterMetadata) -> Void) -> ParameterMetadata {
    var copy = self
    change(&copy)
    return copy
  }
}
