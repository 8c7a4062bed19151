import SwiftUI

/// How a widget stands on a wall or a table (visionOS 26).
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  /// In front of the surface.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// As a cut-out of the surface.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget looks made of (visionOS 26).
public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

extension WidgetConfiguration {
  /// - Parity: no effect: there is no room here in which a widget stands
  public nonisolated func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration
  { declaring { _ in } }

  /// - Parity: no effect: pictures are flat
  public nonisolated func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    declaring { _ in }
  }
}
