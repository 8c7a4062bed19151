import Archive

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
  }
  var version = JSONDocument.version
  var `extension`: String
  var widgets: [Widget]

  init(_ bundle: BundleDescription, name: String) {
    `extension` = name
    widgets = bundle.widgets.map {
      Widget(
        kind: $0.kind, displayName: $0.displayName, description: $0.summary,
        families: $0.families.map(\.rawValue), configuration: $0.configuration.rawValue,
        contentMarginsDisabled: $0.contentMarginsDisabled,
        containerBackgroundRemovable: $0.containerBackgroundRemovable)
    }
  }
}
