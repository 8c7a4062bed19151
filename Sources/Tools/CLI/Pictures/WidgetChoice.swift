import Archive
import Devices
import Foundation

/// A widget in one family, as chosen from a bundle.
package struct WidgetChoice: Equatable, Sendable {
  package var widget: WidgetDescription
  package var family: WidgetFamily
  package var size: CGSize
}

extension WidgetChoice {
  /// What `--kind` and `--family` leave of a bundle on a device; all of it without them.
  ///
  /// Families the device has no place for are left out silently, unless asked for by name.
  package static func choose(
    from bundle: BundleDescription, kind: String?, family: WidgetFamily?, on device: Device
  ) throws -> [WidgetChoice] {
    let widgets = bundle.widgets.filter { kind == nil || $0.kind == kind }
    if widgets.isEmpty {
      throw kind.map { unknownKind($0, bundle) }
        ?? CommandFailure("The bundle has no widgets.", cure: "List them in the body of its WidgetBundle.")
    }
    if let family, !widgets.contains(where: { $0.families.contains(family) }) {
      throw unsupported(family, widgets)
    }
    let choices = widgets.flatMap { widget in
      widget.families.filter { family == nil || $0 == family }.compactMap { family in
        device.size(of: family).map { WidgetChoice(widget: widget, family: family, size: $0) }
      }
    }
    if choices.isEmpty { throw notOnDevice(family, device) }
    return choices
  }

  private static func unknownKind(_ kind: String, _ bundle: BundleDescription) -> CommandFailure {
    let kinds = (bundle.widgets.map(\.kind) + bundle.controls.map(\.kind)).map { "`\($0)`" }
      .joined(separator: ", ")
    return CommandFailure(
      "The bundle has no widget\(bundle.controls.isEmpty ? "" : " or control") of kind `\(kind)`.",
      cure: "It has \(kinds.isEmpty ? "none" : kinds).")
  }

  private static func unsupported(
    _ family: WidgetFamily, _ widgets: [WidgetDescription]
  ) -> CommandFailure {
    let known = widgets.map { widget in
      "`\(widget.kind)` supports \(widget.families.map(\.rawValue).joined(separator: ", "))"
    }
    return CommandFailure(
      widgets.count == 1
        ? "The widget `\(widgets[0].kind)` does not support the family \(family.rawValue)."
        : "No widget of the bundle supports the family \(family.rawValue).",
      cure: known.joined(separator: "; ") + ".")
  }

  private static func notOnDevice(_ family: WidgetFamily?, _ device: Device) -> CommandFailure {
    let families = device.sizes.keys.map(\.rawValue).sorted().joined(separator: ", ")
    return CommandFailure(
      "\(device.name) has no place for \(family?.rawValue ?? "any family of the bundle").",
      cure: "It shows \(families); choose another with --device.")
  }
}
