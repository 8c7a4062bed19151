/// What the device is like, as far as reloads depend on it.
package struct DeviceConditions: Sendable, Equatable, Codable {
  package var isLowPower = false
  /// From 0, idle, to 1, fully busy.
  package var load = 0.0

  package init() {}
}
