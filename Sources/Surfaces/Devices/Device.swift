import Archive
import Foundation

/// A phone or tablet as far as widgets see it: its screen, its Home Screen grid and the sizes widgets come in.
///
/// Lengths are points. Values are rows of a table (`DeviceTable.swift`) that `Scripts/build-device-table.py` writes from
/// published facts; each row says in `sources` where its numbers come from and how sure they are.
package struct Device: Sendable, Equatable, Identifiable {
  package enum Idiom: String, Sendable, CaseIterable { case phone, pad }

  /// What the top of the screen looks like.
  package enum Cutout: String, Sendable, CaseIterable { case none, notch, island }

  /// The name people know it by, such as `iPhone 16`.
  package var name: String
  /// The name in URLs and on the command line, such as `iphone-16`. Never changes once published.
  package var identifier: String
  package var idiom: Idiom
  package var screen: CGSize
  /// Pixels a point.
  package var scale: Double
  /// Corner of the glass; 0 for square screens.
  package var displayCornerRadius: Double
  package var cutout: Cutout
  package var statusBarHeight: Double
  /// The button at the side that runs a control; from iPhone 15 Pro on.
  package var hasActionButton: Bool
  /// The size a view is laid out for; families the device does not offer are absent.
  package var sizes: [WidgetFamily: CGSize]
  /// The size it is shown at. Differs from `sizes` on iPad only, which draws its widgets smaller than it lays them out.
  package var shownSizes: [WidgetFamily: CGSize]
  /// Corner of a Home Screen widget as laid out, drawn continuously.
  package var widgetCornerRadius: Double
  /// `widgetContentMargins` of a Home Screen widget.
  package var homeMargins: Margins
  /// `widgetContentMargins` of a Lock Screen accessory.
  package var accessoryMargins: Margins
  package var home: HomeGrid
  package var dock: Dock
  package var sources: [Source]

  package var id: String { identifier }

  /// The size `family` is laid out for, or `nil` where the device has no such widgets.
  package func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

  package func contentMargins(for family: WidgetFamily) -> Margins {
    family.isAccessory ? accessoryMargins : homeMargins
  }
}

extension Device {
  /// The device shown when nobody chose one.
  package static let `default` = named("iphone-16") ?? all[0]

  /// Finds a device by its identifier or its name; case, spaces and punctuation do not matter.
  package static func named(_ name: String) -> Device? {
    let wanted = slug(name)
    return all.first { $0.identifier == wanted || slug($0.name) == wanted }
  }

  /// `iPad Pro 11-inch (M2)` becomes `ipad-pro-11-inch-m2`.
  package static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
