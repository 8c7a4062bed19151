import Archive
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
  /// The room that a device's table gives.
  package init(_ room: Devices.ActivityGeometry) {
    let capsule = room.compactLeading.height / 2
    func exactly(_ size: CGSize, cornerRadius: Double) -> Room {
      Room(minimum: size, maximum: size, cornerRadius: cornerRadius)
    }
    self.init(
      rooms: [
        .lockScreen: Room(room.lockScreen, cornerRadius: room.cardCornerRadius),
        .compactLeading: Room(minimum: .zero, maximum: room.compactLeading, cornerRadius: capsule),
        .compactTrailing: Room(minimum: .zero, maximum: room.compactTrailing, cornerRadius: capsule),
        .minimal: Room(room.minimal, cornerRadius: capsule),
        .expanded: Room(room.expanded, cornerRadius: room.island?.cornerRadius ?? 44),
        .small: exactly(room.small, cornerRadius: 22), .medium: exactly(room.medium, cornerRadius: 18),
      ], sensor: room.sensor, hasIsland: room.hasIsland)
  }
}

extension HostDevice.ActivityGeometry.Room {
  fileprivate init(_ room: Devices.ActivityGeometry.Room, cornerRadius: Double) {
    self.init(minimum: room.minimum, maximum: room.maximum, cornerRadius: cornerRadius)
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
