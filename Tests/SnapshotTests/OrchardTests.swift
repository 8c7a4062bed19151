import Archive
import Foundation
import Processes
import Render
import XCTest

/// A widget that shows objects of Core Data: generated classes, one of the user's own, relationships. Compiled as it stands and asked in its own
/// processes, which share a store.
final class OrchardTests: SnapshotCase {
  private func labels(_ kind: String, home: URL) async throws -> [String] {
    let process = try await ExampleExtension.launch(at: "Tests/Fixtures/Projects/Orchard", home: home)
    let environment = SceneEnvironment(size: CGSize(width: 338, height: 158), now: ExampleExtension.instant)
    let timeline = try await process.entries(
      EntriesRequest(kind: kind, family: .systemMedium, source: .timeline, environments: [environment]))
    await process.stop()
    let scene = try XCTUnwrap(timeline.entries.first?.scenes.first?.scene)
    XCTAssertEqual(scene.diagnostics.map(\.message), [])
    return scene.accessibility.compactMap(\.label)
  }

  func testObjectsThatOneProcessSavesAreShownByTheNext() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let report = [
      "3 trees, 6 harvests", "Cox: old+Cox", "sweet green on 2", "true 20.0 true", "Boskoop a,Boskoop b",
      "@NSManaged",
    ]
    let first = try await labels("report", home: home)
    XCTAssertEqual(first, report)
    let second = try await labels("report", home: home)
    XCTAssertEqual(second, report, "the store was seeded once")
    let rows = try await labels("trees", home: home)
    XCTAssertEqual(rows, ["Boskoop", "30 kg", "Cox", "60 kg", "Élise", "10 kg", "Cox: 30, 20"])
  }

  func testRowsLookAsTheyDid() async throws {
    try await run("Orchard", at: "Tests/Fixtures/Projects/Orchard") { process in
      let environment = SceneEnvironment(
        size: CGSize(width: 338, height: 158), displayScale: 2, now: ExampleExtension.instant)
      let timeline = try await process.entries(
        EntriesRequest(kind: "trees", family: .systemMedium, source: .timeline, environments: [environment]))
      let scene = try XCTUnwrap(timeline.entries.first?.scenes.first?.scene)
      let picture = SceneRenderer().drawing(
        scene, appearance: Appearance(colorScheme: .light, displayScale: 2), at: ExampleExtension.instant)
      return [("orchard-trees-systemMedium-light", picture)]
    }
  }
}
