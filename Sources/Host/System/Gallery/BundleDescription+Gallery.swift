import Archive

extension BundleDescription {
  /// The widgets that a device's gallery shows, each kind once, with the families that the device has a place for.
  func offered(on device: HostDevice) -> [WidgetDescription] {
    var seen: Set<String> = []
    return widgets.compactMap { widget in
      var offered = widget
      offered.families = WidgetFamily.allCases.filter { family in
        widget.families.contains(family) && device.sizes[family] != nil && device.grid.spans[family] != nil
      }
      return offered.families.isEmpty || !seen.insert(widget.kind).inserted ? nil : offered
    }
  }

  /// Why widgets of the bundle are not in the gallery, in sentences for the log.
  func findings(on device: HostDevice) -> [Diagnostic] {
    let counts = Dictionary(grouping: widgets, by: \.kind).mapValues(\.count)
    let repeated = counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { kind, count in
      Diagnostic(
        code: "duplicate-kind", severity: .warning,
        message:
          "\(count) widgets of the bundle have the kind \"\(kind)\"; only the first is used. A kind names one widget: give each its own."
      )
    }
    let familiesOnDevice = WidgetFamily.allCases.filter { device.grid.spans[$0] != nil }
    let homeless = widgets.filter { widget in
      !widget.families.contains { device.sizes[$0] != nil && device.grid.spans[$0] != nil }
        && widget.configuration != .activity && widget.configuration != .control
    }
    return repeated
      + homeless.map { widget in
        let reason =
          widget.families.isEmpty
          ? "names no family in supportedFamilies(_:)"
          : "supports only \(widget.families.map(\.rawValue).joined(separator: ", "))"
        return Diagnostic(
          code: "no-usable-family", severity: .warning,
          message:
            "\"\(widget.kind)\" is not in the gallery of \(device.name): it \(reason). The device has \(familiesOnDevice.map(\.rawValue).joined(separator: ", "))."
        )
      }
  }
}
