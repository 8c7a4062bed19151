import Archive
import Devices
import Foundation
import Host
import Render
import Schedule

/// A running host, drawn by the renderer: what stands behind the page of `vitrine dev` and `vitrine serve`.
package struct HostPageModel: HostBackedModel {
  /// Which host is shown: the real one, or one that runs ahead of it.
  package let travel: TimeTravel
  package let project: String
  package let device: Device
  package let gateway: (any PushGate)?

  /// - Parameters:
  ///   - device: The one the host lays out for, with all that a picture of it needs.
  ///   - gateway: What receives pushes for the real host; `nil` while nothing does.
  package init(
    travel: TimeTravel, project: String, device: Device, gateway: (any PushGate)? = nil
  ) {
    self.travel = travel
    self.project = project
    self.device = device
    self.gateway = gateway
  }

  /// The page of a host that cannot be run ahead.
  package init(
    host: WidgetHost, clock: any HostClock, project: String, device: Device, gateway: (any PushGate)? = nil
  ) {
    self.init(
      travel: TimeTravel(host, clock: clock), project: project, device: device, gateway: gateway)
  }

  package var host: WidgetHost { travel.host }
  var clock: any HostClock { travel.clock }

  package var now: Date { clock.now }

  /// A host lays out for one device, which it is given when it is made.
  package var devices: [Device] { [device] }

  package func widgets() async -> [WidgetSnapshot] { await host.snapshots() }

  package func builds() async -> [String: BuildReport] {
    var reports: [String: BuildReport] = [:]
    for installed in await travel.real.installedExtensions() {
      reports[installed.name] = await travel.real.lastBuild(extensionName: installed.name)
    }
    return reports
  }

  package func events() async -> AsyncStream<HostEvent> { await travel.events() }

  package func reload(widget id: String) async throws { try await host.reload(id: id) }

  package func choose(device: Device) async throws {
    guard device != self.device else { return }
    throw Problem(
      code: "device-fixed", message: "Widgets are laid out for \(self.device.name).",
      cure: "Start again with --device \(device.identifier).")
  }

  package func moveClock(to date: Date) async throws {
    guard let clock = clock as? MovableClock else { throw Problem.clockFixed }
    clock.move(to: date)
    await host.catchUp()
  }

  package func svg(of subject: PictureSubject, _ options: PictureOptions) async throws -> String? {
    guard let drawn = try await drawing(of: subject, options) else { return nil }
    return SVGWriter.svg(
      drawn.scene, appearance: drawn.appearance, at: drawn.date,
      options: SVGOptions(idPrefix: subject.idPrefix, keepsLiveText: options.isInlined))
  }

  package func png(of subject: PictureSubject, _ options: PictureOptions) async throws -> Data? {
    guard let drawn = try await drawing(of: subject, options) else { return nil }
    return SceneRenderer().drawing(drawn.scene, appearance: drawn.appearance, at: drawn.date).png()
  }
}
