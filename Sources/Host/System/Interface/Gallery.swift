import Archive

/// An app in the gallery: its widgets and controls.
package struct GalleryApp: Sendable, Equatable {
  package struct Widget: Sendable, Equatable {
    package var kind: String
    package var name: String
    package var summary: String?
    /// Those of its families that the device has a place for, system families first.
    package var families: [WidgetFamily]
    package var isConfigurable: Bool
    package var promptsForConfiguration: Bool
    /// Presets, each a row of its own.
    package var recommendations: [Recommendation]
    package init(
      kind: String, name: String, summary: String?, families: [WidgetFamily], isConfigurable: Bool,
      promptsForConfiguration: Bool, recommendations: [Recommendation] = []
    ) {
      self.kind = kind
      self.name = name
      self.summary = summary
      self.families = families
      self.isConfigurable = isConfigurable
      self.promptsForConfiguration = promptsForConfiguration
      self.recommendations = recommendations
    }
  }
  package var extensionName: String
  package var widgets: [Widget]
  package var controls: [ControlDescription]
  package init(extensionName: String, widgets: [Widget], controls: [ControlDescription]) {
    self.extensionName = extensionName
    self.widgets = widgets
    self.controls = controls
  }
}

/// A change of what stands where. Each can be undone.
package enum LayoutEdit: Sendable, Equatable {
  /// Moves a widget (with its stack) to a cell; what stands there makes room, or nothing happens when there is none.
  case move(id: String, surface: Surface, page: Int, column: Int, row: Int)
  /// Puts a widget on another of the same family: a stack of up to ten.
  case stack(id: String, onto: String)
  /// Takes a widget out of its stack to the next free place.
  case unstack(id: String)
  /// Another of the widget's supported families, at its place or the next that fits.
  case resize(id: String, family: WidgetFamily)
  case remove(id: String)

  /// The widget that is edited.
  package var widgetIdentifier: String {
    switch self {
    case .move(let id, _, _, _, _), .stack(let id, _), .unstack(let id), .resize(let id, _), .remove(let id):
      id
    }
  }
}
