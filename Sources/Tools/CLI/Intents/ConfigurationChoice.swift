import Archive

/// The one widget or control that `--kind` and `--family` mean.
package struct ConfigurationChoice: Equatable, Sendable {
  package var subject: ConfigurationSubject
  package var name: String
  package var intent: IntentDescription?

  /// - Throws: `CommandFailure` when none fits, or several do.
  static func choose(
    from bundle: BundleDescription, _ selection: WidgetSelection
  ) throws -> ConfigurationChoice {
    try choose(from: bundle, kind: selection.kind, family: selection.family)
  }

  package static func choose(
    from bundle: BundleDescription, kind: String?, family: WidgetFamily?
  ) throws -> ConfigurationChoice {
    let all =
      bundle.widgets.map { widget in
        ConfigurationChoice(
          subject: ConfigurationSubject(kind: widget.kind, family: family ?? widget.families.first),
          name: widget.displayName ?? widget.kind, intent: widget.intent)
      }
      + bundle.controls.map { control in
        ConfigurationChoice(
          subject: ConfigurationSubject(kind: control.kind, family: nil),
          name: control.displayName ?? control.kind, intent: control.intent)
      }
    let named = all.filter { kind == nil ? $0.intent != nil : $0.subject.kind == kind }
    if named.count > 1 {
      let kinds = named.map { "`\($0.subject.kind)`" }.joined(separator: ", ")
      throw CommandFailure(
        "\(named.count) widgets and controls can be configured: \(kinds).", cure: "Choose one with --kind.",
        isUsage: true)
    }
    guard let one = named.first else {
      let kinds = all.map { "`\($0.subject.kind)`" }.joined(separator: ", ")
      throw kind.map {
        CommandFailure(
          "The bundle has no widget or control of kind `\($0)`.", cure: "It has \(kinds).", isUsage: true)
      } ?? CommandFailure("Nothing in the bundle can be configured.")
    }
    guard one.intent != nil else {
      throw CommandFailure(
        "`\(one.subject.kind)` is not configurable.",
        cure: "AppIntentConfiguration makes a widget configurable, AppIntentControlConfiguration a control.")
    }
    return one
  }
}
