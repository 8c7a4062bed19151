import Devices
import Host

extension HostDevice {
  /// What the host needs to know of a device.
  init(_ device: Device) {
    self.init(
      name: device.name, sizes: device.sizes, scale: device.scale,
      cornerRadius: device.widgetCornerRadius, contentMargins: device.homeMargins)
  }
}
