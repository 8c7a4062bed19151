import ArgumentParser
import Devices

/// Reads a device by its name or identifier; case and spaces do not matter.
package enum DeviceArgument {
  package static let read: @Sendable (String) throws -> Device = { text in
    if let device = Device.named(text) { return device }
    throw ValidationError(
      "No device is called that; \(near(text).joined(separator: ", ")) are. `--help` lists all.")
  }

  /// For `--help`.
  static let help = ArgumentHelp(
    "The device whose sizes and margins count (\(Device.default.identifier) unless given).",
    discussion: "Known are \(Device.all.map(\.identifier).joined(separator: ", ")).")

  /// Devices whose identifiers share most of the words of `text`, newest first.
  private static func near(_ text: String) -> [String] {
    let words = Set(Device.slug(text).split(separator: "-"))
    let scored = Device.all.enumerated().map { index, device in
      (device.identifier, words.intersection(device.identifier.split(separator: "-")).count, index)
    }
    return scored.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.prefix(4).map(\.0)
  }
}
