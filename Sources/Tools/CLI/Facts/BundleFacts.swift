import Archive
import Projects

/// What `vitrine list --json` prints.
struct BundleFacts: Encodable {
  struct Widget: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var families: [String]
    var configuration: String
    var contentMarginsDisabled: Bool
    var containerBackgroundRemovable: Bool
    var intent: Intent?
  }
  struct Control: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var intent: Intent?
  }
  struct Activity: Encodable {
    var type: String
    var supplementalFamilies: [String]
    /// Examples with every key.
    var attributes, state: JSONValue
    var stateKeys: [String]
  }
  struct Intent: Encodable {
    struct Parameter: Encodable {
      var name, title, type: String
      var isOptional, isList, hasOptions: Bool
      var defaultValue: IntentValue?
    }
    var name: String
    var title: String
    var parameters: [Parameter]
  }
  var version = JSONDocument.version
  var `extension`: String
  var widgets: [Widget]
  var controls: [Control]
  var activities: [Activity]
  /// Of the source: `#Preview` and `PreviewProvider`.
  var previews: [PreviewFacts]
  /// What is wrong with the project and did not keep it from being built.
  var warnings: [ProjectNote]

  init(
    _ bundle: BundleDescription, name: String, previews: [SourcePreview] = [], warnings: [ProjectNote] = []
  ) {
    self.previews = previews.map { PreviewFacts($0) }
    self.warnings = warnings
    `extension` = name
    widgets = bundle.widgets.map {
      Widget(
        kind: $0.kind, displayName: $0.displayName, description: $0.summary,
        families: $0.families.map(\.rawValue), configuration: $0.configuration.rawValue,
        contentMarginsDisabled: $0.contentMarginsDisabled,
        containerBackgroundRemovable: $0.containerBackgroundRemovable, intent: $0.intent.map(Intent.init))
    }
    controls = bundle.controls.map {
      Control(
        kind: $0.kind, displayName: $0.displayName, description: $0.summary,
        intent: $0.intent.map(Intent.init))
    }
    activities = bundle.activities.map {
      Activity(
        type: $0.attributesType, supplementalFamilies: $0.supplementalFamilies,
        attributes: JSONValue(text: $0.attributesTemplate), state: JSONValue(text: $0.stateTemplate),
        stateKeys: $0.stateKeys)
    }
  }
}

extension BundleFacts.Intent {
  init(_ intent: IntentDescription) {
    name = intent.name
    title = intent.title
    parameters = intent.parameters.map {
      Parameter(
        name: $0.name, title: $0.title, type: $0.kind.word, isOptional: $0.isOptional, isList: $0.isList,
        hasOptions: $0.hasOptions, defaultValue: $0.defaultValue)
    }
  }
}
