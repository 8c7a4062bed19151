import SwiftUI

/// How a picture is drawn where the system colours the widget (iOS 18).
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the accent colour, as the group of accented views.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Its brightness in the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Its brightness in the other colour.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")

  var isAccented: Bool { self == .accented || self == .accentedDesaturated }
}

nonisolated extension Image {
  /// How the picture is drawn where the system colours the widget.
  ///
  /// - Parity: approximated: the accented modes join the accent group; every mode draws the shape in one colour, `fullColor` too
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    widgetAccentable(renderingMode?.isAccented == true)
  }
}
