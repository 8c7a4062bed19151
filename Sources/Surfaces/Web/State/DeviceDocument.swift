import Archive
import Devices
import Foundation

/// The device as the page draws it.
struct DeviceDocument: Encodable {
  struct Home: Encodable {
    var columns: Int
    var rows: Int
    var x: Double
    var y: Double
    var pitchX: Double
    var pitchY: Double
    var icon: Double
    var labelGap: Double
    var labelHeight: Double
    var labelSize: Double
    var dotsY: Double
  }

  struct DockShape: Encodable {
    var frame: Frame
    var cornerRadius: Double
    var icons: Int
  }

  var id: String
  var name: String
  var idiom: String
  var screen: Extent
  var scale: Double
  var cornerRadius: Double
  var cutout: String
  var statusBarHeight: Double
  var widgetCornerRadius: Double
  var home: Home
  var dock: DockShape

  init(_ device: Device) {
    let grid = device.home
    id = device.identifier
    name = device.name
    idiom = device.idiom.rawValue
    screen = Extent(device.screen)
    scale = device.scale
    cornerRadius = device.displayCornerRadius
    cutout = device.cutout.rawValue
    statusBarHeight = device.statusBarHeight
    widgetCornerRadius = device.widgetCornerRadius
    home = Home(
      columns: grid.columns, rows: grid.rows, x: grid.origin.x, y: grid.origin.y, pitchX: grid.pitch.width,
      pitchY: grid.pitch.height, icon: grid.icon, labelGap: grid.labelGap, labelHeight: grid.labelHeight,
      labelSize: grid.labelSize, dotsY: grid.dotsY)
    dock = DockShape(
      frame: Frame(device.dock.frame), cornerRadius: device.dock.cornerRadius, icons: device.dock.icons)
  }
}

/// Width and height.
struct Extent: Encodable {
  var width: Double
  var height: Double
  init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}

/// A rectangle.
struct Frame: Encodable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
}
