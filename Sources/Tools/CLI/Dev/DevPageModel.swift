import Archive
import Devices
import Foundation
import Host
import Render
import Schedule
import Web

/// What the page is told: the host's widgets, and pictures drawn from their stored scenes.
struct DevPageModel: HostBackedModel {
  let host: WidgetHost
  let clock: any HostClock
  let device: Device
  let project: String
  let extensionNames: [String]

  var now: Date { clock.now }
  /// A host lays out for one device; another one is another start.
  var devices: [Device] { [device] }

  func widgets() async -> [WidgetSnapshot] { await host.snapshots() }

  func builds() async -> [String: BuildReport] {
    var reports: [String: BuildReport] = [:]
    for name in extensionNames { reports[name] = await host.lastBuild(extensionName: name) }
    return reports
  }

  func events() -> AsyncStream<HostEvent> { host.events() }

  func reload(widget id: String) async throws { try await host.reload(id: id) }

  func choose(device: Device) throws {
    guard device == self.device else {
      throw Problem(
        code: "device-fixed", message: "This host lays out for \(self.device.name).",
        cure: "Start it with --device \(device.identifier).")
    }
  }

  func svg(of subject: PictureSubject, _ options: PictureOptions) async throws -> String? {
    guard let (scene, instant) = await scene(of: subject, options) else { return nil }
    return SVGWriter.svg(scene, appearance: appearance(options), at: instant, options: subject.svgOptions)
  }

  func png(of subject: PictureSubject, _ options: PictureOptions) async throws -> Data? {
    guard let (scene, instant) = await scene(of: subject, options) else { return nil }
    return SceneRenderer().drawing(scene, appearance: appearance(options), at: instant).png()
  }

  /// The scene that shows at the instant asked for, or now.
  private func scene(of subject: PictureSubject, _ options: PictureOptions) async -> (Scene, Date)? {
    let instant = options.at ?? now
    let snapshots = await host.snapshots()
    let snapshot = snapshots.first { snapshot in
      switch subject {
      case .placed(let id): snapshot.placed.id == id
      case .kind(let kind, let family): snapshot.placed.kind == kind && snapshot.placed.family == family
      }
    }
    guard let timeline = snapshot?.timeline else { return nil }
    let index = timeline.entries.lastIndex { $0.date <= instant } ?? 0
    let environment = options.scheme == .dark ? 1 : 0
    return timeline.entries[index].scene(environment: environment).map { ($0, instant) }
  }

  private func appearance(_ options: PictureOptions) -> Appearance {
    Appearance(
      colorScheme: options.scheme, displayScale: options.scale ?? device.scale,
      cornerRadius: device.widgetCornerRadius)
  }
}

extension PictureSubject {
  /// On the page live text ticks, and many pictures share one document; elsewhere a picture stands alone and still.
  fileprivate var svgOptions: SVGOptions {
    switch self {
    case .placed(let id): SVGOptions(idPrefix: id, keepsLiveText: true)
    case .kind: SVGOptions(keepsLiveText: false)
    }
  }
}
