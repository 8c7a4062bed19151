import Archive
import Devices
import Foundation
import Host
import Render
import Schedule

/// A running host, drawn by the renderer: what stands behind the page of `vitrine dev` and `vitrine serve`.
package struct HostPageModel: HostBackedModel {
  package let host: WidgetHost
  let clock: any HostClock
  package let project: String
  package let device: Device

  /// - Parameter device: the one `host` lays out for, with all that a picture of it needs.
  package init(host: WidgetHost, clock: any HostClock, project: String, device: Device) {
    self.host = host
    self.clock = clock
    self.project = project
    self.device = device
  }

  package var now: Date { clock.now }

  /// A host lays out for one device, which it is given when it is made.
  package var devices: [Device] { [device] }

  package func widgets() async -> [WidgetSnapshot] { await host.snapshots() }

  package func builds() async -> [String: BuildReport] {
    var reports: [String: BuildReport] = [:]
    for installed in await host.installedExtensions() {
      reports[installed.name] = await host.lastBuild(extensionName: installed.name)
    }
    return reports
  }

  package func events() async -> AsyncStream<HostEvent> { host.events() }

  package func reload(widget id: String) async throws { try await host.reload(id: id) }

  package func choose(device: Device) async throws {
    guard device != self.device else { return }
    throw Problem(
      code: "device-fixed", message: "Widgets are laid out for \(self.device.name).",
      cure: "Start again with --device \(device.identifier).")
  }

  package func svg(of subject: PictureSubject, _ options: PictureOptions) async throws -> String? {
    guard let drawn = await drawing(of: subject, options) else { return nil }
    return SVGWriter.svg(
      drawn.scene, appearance: drawn.appearance, at: drawn.date,
      options: SVGOptions(includesAccessibility: !options.isInlined, keepsLiveText: options.isInlined))
  }

  package func png(of subject: PictureSubject, _ options: PictureOptions) async throws -> Data? {
    guard let drawn = await drawing(of: subject, options) else { return nil }
    return SceneRenderer().drawing(drawn.scene, appearance: drawn.appearance, at: drawn.date).png()
  }

  /// A scene with how and when it is to be drawn.
  private struct Drawing {
    var scene: Scene
    var appearance: Appearance
    var date: Date
  }

  private func drawing(of subject: PictureSubject, _ options: PictureOptions) async -> Drawing? {
    guard let snapshot = await snapshot(of: subject) else { return nil }
    let date = options.at ?? clock.now
    let entry = options.at.flatMap { snapshot.entry(at: $0) } ?? snapshot.currentEntry
    guard let scene = entry?.scene(environment: options.scheme.environmentIndex) else { return nil }
    let accessory = snapshot.placed.family.isAccessory
    let appearance = Appearance(
      colorScheme: options.scheme, displayScale: options.scale ?? device.scale,
      cornerRadius: device.widgetCornerRadius,
      // The page clips its widgets itself.
      clipsToContainer: !options.isInlined && !accessory, requiresContainerBackground: !accessory)
    return Drawing(scene: scene, appearance: appearance, date: date)
  }

  private func snapshot(of subject: PictureSubject) async -> WidgetSnapshot? {
    switch subject {
    case .placed(let id): await host.snapshot(id: id)
    case .kind(let kind, let family):
      await host.snapshots().first { $0.placed.kind == kind && $0.placed.family == family }
    }
  }
}

extension SceneEnvironment.ColorScheme {
  /// The place of this scheme among the environments the host asks an extension to draw.
  fileprivate var environmentIndex: Int {
    switch self {
    case .light: 0
    case .dark: 1
    }
  }
}

extension WidgetSnapshot {
  /// The entry that shows at an instant; the first one before all of them.
  fileprivate func entry(at date: Date) -> ArchivedEntry? {
    timeline?.entries.last { $0.date <= date } ?? timeline?.entries.first
  }
}
