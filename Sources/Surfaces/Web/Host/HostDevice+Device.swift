import Archive
import Devices
import Host

extension HostDevice {
  /// What the host needs to know of a device.
  package init(_ device: Device) {
    self.init(
      name: device.name, sizes: device.sizes, scale: device.scale,
      cornerRadius: device.widgetCornerRadius, contentMargins: device.homeMargins,
      accessoryMargins: device.accessoryMargins, grid: WidgetGrid(device))
  }
}

extension WidgetGrid {
  /// The cells of a device's surfaces.
  package init(_ device: Device) {
    var spans: [WidgetFamily: CellSpan] = [:]
    for family in device.sizes.keys {
      if let span = HomeGrid.span(of: family) ?? LockScreen.span(of: family) {
        spans[family] = CellSpan(columns: span.columns, rows: span.rows)
      }
    }
    self.init(columns: device.home.columns, rows: device.home.rows, spans: spans)
  }
}
