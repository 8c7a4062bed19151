import Archive
import Devices
import Foundation
import Processes
import Render
import XCTest

/// The bundled examples, compiled, run and drawn as users do it, against the pictures in `Tests/Snapshots`.
final class ExampleSnapshotTests: SnapshotCase {
  func testSystemStatusLooksAsItDid() async throws {
    try await check("SystemStatus", source: .snapshot, isPreview: true)
  }
  func testClocksLookAsTheyDid() async throws {
    try await check("Clocks", source: .timeline, isPreview: false)
  }
  func testTheGalleryLooksAsItDid() async throws {
    try await check("Gallery", source: .timeline, isPreview: false)
  }
  func testPlaceholdersAreRedactedAsTheyWere() async throws {
    try await check("SystemStatus", source: .placeholder, isPreview: false, suffix: "-placeholder")
  }

  func testTasksLookAsTheyDid() async throws {
    try await check("Tasks", source: .timeline, isPreview: false)
  }
  func testWaterLooksAsItDid() async throws {
    try await check("Water", source: .snapshot, isPreview: true)
  }
  func testLightsLookAsTheyDid() async throws {
    try await check("Lights", source: .snapshot, isPreview: true)
  }
  func testTheTimerLooksAsItDid() async throws {
    try await check("Timer", source: .timeline, isPreview: false)
  }

  /// The picture after a tap: the button's payload is performed by the extension, which is then asked again.
  func testTheTimerRunsAfterATap() async throws {
    try await run("Timer", suffix: "-running") { process in
      let ready = try await self.entry(process, "com.example.timer", .systemSmall, .timeline)
      let hit = try XCTUnwrap(
        ready.scene(environment: 0)?.hits.first { $0.label?.contains("5") == true && $0.action.intent != nil }
      )
      let outcome = try await process.perform(
        PerformRequest(kind: "com.example.timer", intent: try XCTUnwrap(hit.action.intent)))
      XCTAssertEqual(outcome.ending, .done)
      return try self.drawn(
        try await self.entry(process, "com.example.timer", .systemSmall, .timeline), "com.example.timer",
        .systemSmall)
    }
  }

  func testControlsOfLightsLookAsTheyDid() async throws { try await checkControls("Lights") }
  func testControlsOfTheTimerLookAsTheyDid() async throws { try await checkControls("Timer") }

  private func check(
    _ example: String, source: EntriesRequest.Source, isPreview: Bool, suffix: String = ""
  ) async throws {
    try await run(example, suffix: suffix) { process in
      var pictures: [(String, Picture)] = []
      for widget in try await process.bundle().widgets {
        for family in widget.families {
          let entry = try await self.entry(process, widget.kind, family, source, isPreview: isPreview)
          pictures += try self.drawn(entry, widget.kind, family)
        }
      }
      return pictures
    }
  }

  /// Every control with its preview value, in every span and state, on the glass of Control Center.
  private func checkControls(_ example: String) async throws {
    try await run(example, suffix: "-controls") { process in
      let center = Device.default.controlCenter
      var pictures: [(String, Picture)] = []
      for control in try await process.bundle().controls {
        let state = try await process.control(
          ControlRequest(
            kind: control.kind, isPreview: true,
            environment: SceneEnvironment(
              size: .zero, colorScheme: .dark, displayScale: 2, now: ExampleExtension.instant),
            cell: center.cell, gap: center.gap))
        XCTAssertEqual(state.findings.map(\.message), [], control.kind)
        for face in state.faces {
          let scene = ControlGlass.composed(face.scene, face.size)
          let picture = SceneRenderer().drawing(
            scene,
            appearance: ControlGlass.appearance(face.size, size: scene.size, displayScale: 2),
            at: ExampleExtension.instant)
          let state = face.isOn ? "on" : "off"
          pictures.append(("\(control.kind)-\(face.size.rawValue)-\(state)", picture))
        }
      }
      return pictures
    }
  }

  private func entry(
    _ process: ExtensionProcess, _ kind: String, _ family: Archive.WidgetFamily,
    _ source: EntriesRequest.Source, isPreview: Bool = false
  ) async throws -> ArchivedEntry {
    let timeline = try await process.entries(
      EntriesRequest(
        kind: kind, family: family, source: source, isPreview: isPreview, environments: environments(family)))
    return try XCTUnwrap(timeline.entries.first)
  }

  /// In both schemes; an accessory vibrant on a dark wall, as the Lock Screen shows it.
  private func drawn(
    _ entry: ArchivedEntry, _ kind: String, _ family: Archive.WidgetFamily
  ) throws -> [(String, Picture)] {
    try environments(family).enumerated().map { index, environment in
      var scene = try XCTUnwrap(entry.scene(environment: index))
      var appearance = Appearance(colorScheme: environment.colorScheme, displayScale: 2)
      var look = environment.colorScheme.rawValue
      if family.isAccessory {
        let wall = SceneColor(.srgb(red: 0.24, green: 0.25, blue: 0.33))
        scene.content.insert(
          .path(PathNode(geometry: .rect(CGRect(origin: .zero, size: scene.size)), paint: .color(wall))),
          at: 0)
        appearance = Appearance(
          colorScheme: .dark, renderingMode: .vibrant, displayScale: 2, cornerRadius: 0,
          clipsToContainer: false, showsContainerBackground: false, requiresContainerBackground: false)
        look = "vibrant"
      }
      let picture = SceneRenderer().drawing(scene, appearance: appearance, at: ExampleExtension.instant)
      return ("\(kind)-\(family.rawValue)-\(look)", picture)
    }
  }

  private func environments(_ family: Archive.WidgetFamily) -> [SceneEnvironment] {
    let device = Device.default
    let size = device.size(of: family) ?? CGSize(width: 158, height: 158)
    if family.isAccessory {
      return [
        SceneEnvironment(
          size: size, colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false,
          contentMargins: device.contentMargins(for: family), displayScale: 2, cornerRadius: 0,
          now: ExampleExtension.instant)
      ]
    }
    return [SceneEnvironment.ColorScheme.light, .dark].map { scheme in
      SceneEnvironment(size: size, colorScheme: scheme, displayScale: 2, now: ExampleExtension.instant)
    }
  }
}

extension HitRegion.Action {
  fileprivate var intent: String? {
    if case .intent(let payload) = self { return payload }
    return nil
  }
}
