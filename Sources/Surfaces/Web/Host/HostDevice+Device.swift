import Archive
import Devices
import Foundation
import Host

extension HostDevice {
  /// What the host needs to know of a device.
  package init(_ device: Device) {
    self.init(
      name: device.name, sizes: device.sizes, scale: device.scale,
      cornerRadius: device.widgetCornerRadius, contentMargins: device.homeMargins,
      accessoryMargins: device.accessoryMargins, grid: WidgetGrid(device),
      activity: ActivityGeometry(device.activity))
  }
}

extension HostDevice.ActivityGeometry {
  /// What the host needs to know of a device's room for Live Activities.
  package init(_ geometry: Devices.ActivityGeometry) {
    func room(_ room: Devices.ActivityGeometry.Room, corner: Double) -> Room {
      Room(minimum: room.minimum, maximum: room.maximum, cornerRadius: corner)
    }
    func room(upTo size: CGSize) -> Room {
      Room(minimum: .zero, maximum: size, cornerRadius: size.height / 2)
    }
    func fixed(_ size: CGSize) -> Room {
      Room(minimum: size, maximum: size, cornerRadius: geometry.cardCornerRadius)
    }
    self.init(
      rooms: [
        .lockScreen: room(geometry.lockScreen, corner: geometry.cardCornerRadius),
        .compactLeading: room(upTo: geometry.compactLeading),
        .compactTrailing: room(upTo: geometry.compactTrailing),
        .minimal: room(geometry.minimal, corner: geometry.minimal.maximum.height / 2),
        .expanded: room(geometry.expanded, corner: geometry.island?.cornerRadius ?? 44),
        .small: fixed(geometry.small), .medium: fixed(geometry.medium),
      ], sensor: geometry.sensor, hasIsland: geometry.hasIsland)
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
