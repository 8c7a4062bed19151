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

  struct Today: Encodable {
    var columns: Int
    var x: Double
    var y: Double
    var pitchX: Double
    var pitchY: Double
  }
  struct Lock: Encodable {
    /// A row of square places: where the first begins, its width, the gap to the next, its height.
    struct Cells: Encodable {
      var x: Double
      var y: Double
      var cell: Double
      var gap: Double
      var height: Double
      var count: Int
    }
    struct Buttons: Encodable {
      var leading: Frame
      var trailing: Frame
    }
    /// The line above the clock: the date, and beside it the place of `accessoryInline`.
    var line: Frame
    var clock: Frame
    var inline: Frame?
    /// The four places of the row below the clock; absent on devices without accessories.
    var cells: Cells?
    /// The round buttons at the bottom; absent on devices without them.
    var buttons: Buttons?
    /// The largest Live Activity; they stack up from its bottom.
    var activity: Frame
  }
  struct Controls: Encodable {
    var columns: Int
    var cell: Double
    var gap: Double
    var x: Double
    var y: Double
  }
  /// The card of a Live Activity as a banner: where it comes down, how wide it is and how round.
  struct ActivityRoom: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var cornerRadius: Double
    var minHeight: Double
    var maxHeight: Double
  }
  struct Island: Encodable {
    /// Camera and sensors.
    var sensor: Frame
    var compactWidth: Double
    var expandedWidth: Double
    var cornerRadius: Double
    /// Between the island and the circle of a second activity.
    var gap: Double
  }
  /// Where numbers of this document come from that nobody published.
  struct Origin: Encodable {
    var subject: String
    /// A Apple's text, B independent parties agree, C one party, D assumed.
    var confidence: String
    var text: String
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
  /// By family: as laid out, and as shown.
  var sizes: [String: Extent]
  var shownSizes: [String: Extent]
  var home: Home
  var dock: DockShape
  var today: Today
  var lock: Lock
  var controlCenter: Controls
  var actionButton: Bool
  var activity: ActivityRoom
  /// Absent on devices without a Dynamic Island.
  var island: Island?
  var sources: [Origin]

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
    let sizes = device.sizes.map { ($0.rawValue, Extent($1)) }
    self.sizes = Dictionary(uniqueKeysWithValues: sizes)
    shownSizes = self.sizes.merging(device.shownSizes.map { ($0.rawValue, Extent($1)) }) { $1 }
    home = Home(
      columns: grid.columns, rows: grid.rows, x: grid.origin.x, y: grid.origin.y, pitchX: grid.pitch.width,
      pitchY: grid.pitch.height, icon: grid.icon, labelGap: grid.labelGap, labelHeight: grid.labelHeight,
      labelSize: grid.labelSize, dotsY: grid.dotsY)
    dock = DockShape(
      frame: Frame(device.dock.frame), cornerRadius: device.dock.cornerRadius, icons: device.dock.icons)
    let todayView = device.todayView
    today = Today(
      columns: todayView.columns, x: todayView.origin.x, y: todayView.origin.y, pitchX: todayView.pitch.width,
      pitchY: todayView.pitch.height)
    let lockScreen = device.lockScreen
    lock = Lock(lockScreen)
    let controls = device.controlCenter
    controlCenter = Controls(
      columns: controls.columns, cell: controls.cell, gap: controls.gap, x: controls.origin.x,
      y: controls.origin.y)
    actionButton = device.hasActionButton
    let activities = device.activity
    activity = ActivityRoom(activities)
    island = activities.island.map { Island($0, expandedWidth: activities.expanded.maximum.width) }
    sources = (device.sources + lockScreen.sources + controls.sources + activities.sources).map {
      Origin(subject: $0.subject.rawValue, confidence: $0.confidence.rawValue, text: $0.text)
    }
  }
}

extension DeviceDocument.ActivityRoom {
  init(_ room: Devices.ActivityGeometry) {
    self.init(
      x: room.banner.x, y: room.banner.y, width: room.lockScreen.maximum.width,
      cornerRadius: room.cardCornerRadius, minHeight: room.lockScreen.minimum.height,
      maxHeight: room.lockScreen.maximum.height)
  }
}

extension DeviceDocument.Island {
  init(_ island: Devices.ActivityGeometry.Island, expandedWidth: Double) {
    self.init(
      sensor: Frame(island.sensor), compactWidth: island.compactWidth, expandedWidth: expandedWidth,
      cornerRadius: island.cornerRadius, gap: island.gap)
  }
}

extension DeviceDocument.Lock {
  init(_ lock: LockScreen) {
    line = Frame(lock.line)
    clock = Frame(lock.clock)
    inline = lock.inline.map(Frame.init)
    if let first = lock.cells.first {
      let gap = lock.cells.count > 1 ? lock.cells[1].minX - first.maxX : 0
      cells = Cells(
        x: first.minX, y: first.minY, cell: first.width, gap: gap, height: first.height,
        count: lock.cells.count)
    }
    if let leading = lock.leadingButton, let trailing = lock.trailingButton {
      buttons = Buttons(leading: Frame(leading), trailing: Frame(trailing))
    }
    activity = Frame(lock.activity)
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
