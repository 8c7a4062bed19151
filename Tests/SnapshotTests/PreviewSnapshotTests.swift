import Archive
import Devices
import Foundation
import Processes
import Render
import XCTest

/// Previews of a project in every form, found and drawn in its own process, as `vitrine render --source preview` does it.
final class PreviewSnapshotTests: SnapshotCase {
  private static let previews = ["VITRINE_PREVIEWS": "1"]
  private static let project = "Tests/Fixtures/Projects/Previews"

  private func launch() async throws -> ExtensionProcess {
    try await ExampleExtension.launch(
      at: Self.project,
      home: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
      environment: Self.previews)
  }

  private func environment(_ family: WidgetFamily?) -> SceneEnvironment {
    let size = family.flatMap { Device.default.size(of: $0) } ?? Device.default.screen
    var environment = SceneEnvironment(size: size, displayScale: 2, now: ExampleExtension.instant)
    environment.showsContainerBackground = family != nil
    return environment
  }

  private func answer(_ process: ExtensionProcess, _ preview: WidgetDescription) async throws -> Reply.Body {
    try await process.send(
      .entries(
        EntriesRequest(
          kind: preview.kind, family: preview.families.first ?? .systemSmall, source: .timeline,
          environments: [environment(preview.families.first)])))
  }

  func testEveryFormIsFoundWithItsPlace() async throws {
    let process = try await launch()
    let previews = try await process.bundle().widgets
    await process.stop()
    XCTAssertEqual(
      previews.map(\.displayName),
      [
        "Ebb and flow", "Rectangle", "Calais", "Ferry", nil, "Fixed", "Lying", "State", "Each", "Returned",
        "Debug", "No entries", "Other entry", "Trap", "After", "Controller", "Label view", "Two", nil, nil,
        nil, "Island",
      ])
    XCTAssertEqual(previews[0].kind, "Previews/Previews.swift:5")
    XCTAssertEqual(previews[2].kind, "Previews/Previews.swift:16", "the attribute is no part of it")
    XCTAssertEqual(previews[18].kind, "Previews.Tide_Previews:1")
    XCTAssertEqual(
      previews.map(\.families),
      [[.systemSmall], [.accessoryRectangular], [.systemMedium]] + Array(repeating: [], count: 8)
        + [[.systemSmall], [.systemSmall]] + Array(repeating: [], count: 4)
        + [[.systemSmall], [.systemMedium], [.systemMedium], [], []])
    XCTAssertEqual(previews.filter { $0.configuration == .activity }.map(\.displayName), ["Ferry", "Island"])
  }

  func testEntriesAndSizesAreThoseOfThePreview() async throws {
    let process = try await launch()
    var shown: [String] = []
    for preview in try await process.bundle().widgets
    where preview.configuration != .activity && preview.displayName != "Trap" {
      switch try await answer(process, preview) {
      case .timeline(let timeline):
        let scenes = timeline.entries.compactMap { $0.scene(environment: 0) }
        let labels = scenes.map { $0.accessibility.compactMap(\.label).joined(separator: "+") }
        let size = scenes[0].size
        let isFitting = preview.families.isEmpty && size.height < 60
        shown.append(
          "\(preview.displayName ?? "–"): \(labels.joined(separator: ",")) "
            + (isFitting ? "fits" : "\(Int(size.width))×\(Int(size.height))"))
      case .failure(let failure): shown.append("\(preview.displayName ?? "–"): \(failure.message)")
      case let other: XCTFail("\(other)")
      }
    }
    await process.stop()
    XCTAssertEqual(
      shown,
      [
        "Ebb and flow: 1,4 158×158", "Rectangle: 0,1,2 160×72", "Calais: Calais 338×158", "–: plain fits",
        "Fixed: fixed 200×100", "Lying: shared 852×393", "State: 3 light+More fits", "Each: a,bb fits",
        "Returned: returned fits", "Debug: debug fits", "No entries: it has no entries to show",
        "Other entry: an entry is of the type HarbourEntry, but the widget \"tides\" shows entries of the type Tide",
        "After: after fits", "Controller: it shows a view of UIKit, which Vitrine does not draw",
        "Label view: it shows a view of UIKit, which Vitrine does not draw", "Two: 2 158×158",
        "–: 3 338×158", "–: 4 338×158", "–: 5 120×60",
      ])
  }

  func testATrapIsToldWithTheLineOfThePreview() async throws {
    let process = try await launch()
    let trap = try await process.bundle().widgets.first { $0.displayName == "Trap" }
    do {
      let answer = try await answer(process, try XCTUnwrap(trap))
      XCTFail("\(answer)")
    } catch let failure as ProcessFailure {
      XCTAssertTrue("\(failure)".contains("Previews.swift:107"), "\(failure)")
    }
    await process.stop()
  }

  func testLiveActivitiesOfBothFormsHaveTheirValues() async throws {
    let process = try await launch()
    let reply = try await process.send(.activityPreviews)
    await process.stop()
    guard case .activityPreviews(let list) = reply else { return XCTFail("\(reply)") }
    XCTAssertEqual(list.diagnostics, [])
    XCTAssertEqual(list.previews.map(\.name), ["Ferry", "Island"])
    XCTAssertEqual(list.previews.map(\.form), [.content, .compact])
    XCTAssertEqual(
      list.previews.map { String(decoding: $0.attributes, as: UTF8.self) },
      [#"{"line":"Oslo"}"#, #"{"line":"Bergen"}"#])
    XCTAssertEqual(list.previews[1].states, [Data(#"{"minutes":7}"#.utf8)])
  }

  func testThePreviewOfTheTasksLooksAsItDid() async throws {
    try await check("Tasks", at: "Examples/Tasks", named: nil)
  }
  func testAPreviewWithStateLooksAsItDid() async throws {
    try await check("Previews", at: Self.project, named: "State")
  }

  private func check(_ name: String, at path: String, named preview: String?) async throws {
    try await run(name, at: path, suffix: "-preview", environment: Self.previews) { process in
      let previews = try await process.bundle().widgets.filter { preview == nil || $0.displayName == preview }
      let first = try XCTUnwrap(previews.first)
      guard case .timeline(let timeline) = try await self.answer(process, first) else { return [] }
      let family = first.families.first
      let environment = self.environment(family)
      let scene = try XCTUnwrap(timeline.entries.first?.scene(environment: 0))
      let appearance = Appearance(
        colorScheme: .light, displayScale: 2, cornerRadius: family == nil ? 0 : 22,
        clipsToContainer: family != nil, showsContainerBackground: family != nil,
        requiresContainerBackground: family != nil)
      let picture = SceneRenderer().drawing(scene, appearance: appearance, at: ExampleExtension.instant)
      return [("\(name)-\(preview ?? family?.rawValue ?? "view")", picture)]
    }
  }
}
