import Archive
import Devices
import Foundation
import Host
import Render

/// The pictures of the page, each once: SVG in a style sheet, which draws them without letting anything in them run.
struct PagePictures {
  /// Pictures of a page at most, so that it stays a page: about 10 MB. Ours.
  static let most = 400
  /// Points that the content of a strip's cell is drawn for; only the corner depends on it.
  private(set) var css = ""
  private var known: Set<String> = []

  init(_ report: SimulationReport) {
    let device = Device.named(report.device) ?? .default
    // The first days of all widgets rather than all days of the first.
    for day in report.days {
      for widget in report.widgets {
        guard let pictures = report.pictures[widget.id], let family = WidgetFamily(rawValue: widget.family)
        else { continue }
        for hour in widget.hours where hour.at >= day.begin && hour.at < day.end {
          guard let number = hour.picture, pictures.indices.contains(number), known.count < Self.most else {
            continue
          }
          let name = Self.name(widget.id, number)
          guard known.insert(name).inserted else { continue }
          css += Self.rules(name, pictures[number], family, device, hour.at)
        }
      }
    }
  }

  /// The class of a picture; `nil` where it is not on the page.
  func name(_ widget: String, _ number: Int) -> String? {
    let name = Self.name(widget, number)
    return known.contains(name) ? name : nil
  }

  private static func name(_ widget: String, _ number: Int) -> String {
    "p-\(widget.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })-\(number)"
  }

  private static func rules(
    _ name: String, _ entry: ArchivedEntry, _ family: WidgetFamily, _ device: Device, _ date: Date
  ) -> String {
    let light = image(entry, family, device, date, .light)
    if family.isAccessory { return ".\(name){background-image:\(light)}\n" }
    let dark = image(entry, family, device, date, .dark)
    return ".\(name){background-image:\(light)}\n"
      + (dark == light ? "" : "@media (prefers-color-scheme:dark){.\(name){background-image:\(dark)}}\n")
  }

  private static func image(
    _ entry: ArchivedEntry, _ family: WidgetFamily, _ device: Device, _ date: Date,
    _ scheme: SceneEnvironment.ColorScheme
  ) -> String {
    let look = WidgetLook.shown(family, on: family.isAccessory ? .lock : .home, .fullColor, scheme)
    guard let scene = entry.scene(look, family) else { return "none" }
    let background = look.showsBackground(family, isRemovable: true)
    let appearance = Appearance(
      colorScheme: look.scheme, renderingMode: look.mode,
      accentGroupColor: SceneColor(.srgb(red: 1, green: 1, blue: 1)), displayScale: device.scale,
      cornerRadius: family.isAccessory ? 0 : device.widgetCornerRadius, clipsToContainer: background,
      showsContainerBackground: background, requiresContainerBackground: background)
    let svg = SVGWriter.svg(
      scene, appearance: appearance, at: date,
      options: SVGOptions(includesAccessibility: false, keepsLiveText: false))
    return "url(data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString()))"
  }
}
