import Archive
import Devices
import Foundation
import Host

/// What the page shows: the server asks this and nothing else, so that a host, a recording or a test can stand behind it.
package protocol PageModel: InteractionModel, ConfigurationModel, LayoutModel, GalleryModel, ControlModel,
  ActivityModel, PushModel, BudgetModel, TimeModel,
  StackModel, SettingsModel
{
  /// The name over the page, such as that of the project.
  var project: String { get async }
  /// The host's time, which need not be the machine's.
  var now: Date { get async }
  /// The device everything is laid out for.
  var device: Device { get async }
  /// The devices it can be laid out for instead; with fewer than two the page offers no choice.
  var devices: [Device] { get async }

  func widgets() async -> [WidgetSnapshot]
  /// The last report of each extension's build, by the name of the extension.
  func builds() async -> [String: BuildReport]
  /// What changes from now on. Ends when the host stops.
  func events() async -> AsyncStream<HostEvent>

  /// Asks for a new timeline. Throws `Problem`.
  func reload(widget id: String) async throws
  /// Lays everything out for another device. Throws `Problem`.
  func choose(device: Device) async throws
  /// Moves the host's clock ahead and does all that is due by then. Throws `Problem` where it is the machine's.
  func moveClock(to date: Date) async throws

  /// A picture as an SVG document; `nil` while there is none. Throws `Problem`.
  func svg(of subject: PictureSubject, _ options: PictureOptions) async throws -> String?
  /// A picture as a PNG file; `nil` while there is none. Throws `Problem`.
  func png(of subject: PictureSubject, _ options: PictureOptions) async throws -> Data?
}

extension PageModel {
  package func moveClock(to date: Date) async throws { throw Problem.clockFixed }
}

/// Which widget a picture is of.
package enum PictureSubject: Sendable, Hashable {
  /// A widget somebody placed, by its identifier.
  case placed(String)
  /// A kind in a family, wherever it is placed.
  case kind(String, WidgetFamily)
  /// A presentation of a Live Activity.
  case activity(id: String, ActivityPictureName)
  /// What the gallery shows of a widget, with the values of a preset where one is given by its place among the recommendations.
  case preview(extensionName: String, kind: String, family: WidgetFamily, preset: Int?)
}

/// How a picture is drawn.
package struct PictureOptions: Sendable, Hashable {
  package var scheme: SceneEnvironment.ColorScheme
  /// How colours are treated; `nil`: as on the surface it stands on.
  package var mode: SceneEnvironment.RenderingMode?
  /// The colour of the accent group in accented rendering; `nil`: white as the rest, which the glass behind it tints.
  package var tint: SceneColor?
  /// The instant it shows; `nil`: the host's now.
  package var at: Date?
  /// Pixels a point, for pictures made of pixels; `nil`: the device's.
  package var scale: Double?
  /// Stands in our page, which has the font, ticks live texts and cuts the corners; else the picture must stand alone.
  package var isInlined: Bool

  package init(
    scheme: SceneEnvironment.ColorScheme = .light, mode: SceneEnvironment.RenderingMode? = nil,
    tint: SceneColor? = nil, at: Date? = nil, scale: Double? = nil, isInlined: Bool = false
  ) {
    self.scheme = scheme
    self.mode = mode
    self.tint = tint
    self.at = at
    self.scale = scale
    self.isInlined = isInlined
  }
}
