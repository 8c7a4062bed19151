import Foundation
import Projects
import Simulate
import XCTest

/// A day of a bundled example, compiled as `vitrine` does it.
final class ExampleDayTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func executable(_ name: String) async throws -> URL {
    let sdk = try SDK.locate()
    let folder = try ExtensionFolder.find(at: Self.root.appendingPathComponent("Examples/\(name)").path)
    let outcome = try await ExtensionBuild(
      sdk: sdk, compiler: try .locate(), cache: BuildCache(for: folder)
    ).run(folder)
    return try XCTUnwrap(outcome.executable, outcome.messages.map { "\($0)" }.joined(separator: "\n"))
  }

  /// The same seed gives the same document and the same page, byte for byte, with the pictures of real providers.
  func testADayOfTasksIsTheSameTwice() async throws {
    var simulation = Simulation(extensions: [.init(name: "Tasks", executable: try await executable("Tasks"))])
    simulation.zone = SimulationTests.berlin
    // The day on which the clocks go ahead.
    simulation.begin = SimulationTests.midnight(28)
    simulation.profile = .frequent
    simulation.keepsPictures = true
    let first = try await simulation.run()
    let second = try await simulation.run()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    XCTAssertEqual(try encoder.encode(first), try encoder.encode(second))
    XCTAssertEqual(SimulationPage(first).html, SimulationPage(second).html)

    XCTAssertFalse(first.hasFailures)
    XCTAssertEqual(first.days.map(\.hours), [23])
    XCTAssertEqual(
      first.widgets.map(\.family),
      [
        "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
      ])
    for widget in first.widgets {
      XCTAssertTrue(widget.hours.allSatisfy { $0.picture != nil }, widget.family)
      XCTAssertEqual(widget.problems, [])
      XCTAssertGreaterThan(first.timings[widget.id]?.loads ?? 0, 0)
    }
    XCTAssertTrue(SimulationPage(first).html.contains("Tasks"))
  }
}
