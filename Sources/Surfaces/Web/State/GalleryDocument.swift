import Archive
import Host

/// What `/api/gallery` says.
struct GalleryDocument: Encodable {
  struct Preset: Encodable {
    var title: String
    var values: IntentValues
  }
  struct Widget: Encodable {
    var kind: String
    var name: String
    var summary: String?
    var families: [String]
    var configurable: Bool
    /// The edit sheet opens when it is added.
    var promptsForConfiguration: Bool
    /// Rows of their own, in order; the number of one is the `preset` of its picture.
    var recommendations: [Preset]
  }
  struct Control: Encodable {
    var kind: String
    var name: String
    var summary: String?
    var configurable: Bool
    var promptsForConfiguration: Bool
  }
  struct App: Encodable {
    var `extension`: String
    var widgets: [Widget]
    var controls: [Control]
  }
  var apps: [App]

  init(_ apps: [GalleryApp]) {
    self.apps = apps.map { app in
      App(
        extension: app.extensionName, widgets: app.widgets.map(Widget.init),
        controls: app.controls.map(Control.init))
    }
  }
}

extension GalleryDocument.Widget {
  init(_ widget: GalleryApp.Widget) {
    self.init(
      kind: widget.kind, name: widget.name, summary: widget.summary,
      families: widget.families.map(\.rawValue), configurable: widget.isConfigurable,
      promptsForConfiguration: widget.promptsForConfiguration,
      recommendations: widget.recommendations.map {
        GalleryDocument.Preset(title: $0.title, values: $0.values)
      })
  }
}

extension GalleryDocument.Control {
  init(_ control: ControlDescription) {
    self.init(
      kind: control.kind, name: control.displayName ?? control.kind, summary: control.summary,
      configurable: control.intent != nil, promptsForConfiguration: control.promptsForConfiguration)
  }
}
