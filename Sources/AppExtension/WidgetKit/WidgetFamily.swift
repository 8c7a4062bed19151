import Archive
import SwiftUI

/// The size a widget is shown in.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String { archived.rawValue }
  public var debugDescription: String { "WidgetFamily.\(archived.rawValue)" }

  var archived: Archive.WidgetFamily {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .systemExtraLargePortrait: .systemExtraLargePortrait
    case .accessoryCorner: .accessoryCorner
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    }
  }
  init(_ archived: Archive.WidgetFamily) {
    self = Self.allCases.first { $0.archived == archived } ?? .systemSmall
  }
  /// The families a widget has that names none: all of the system's for the phone, as on iOS.
  static let defaults: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
}

/// How a widget's colours are treated.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
  let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
  public var description: String { name }
}

/// A place that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}
