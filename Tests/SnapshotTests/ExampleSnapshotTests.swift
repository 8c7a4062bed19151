import Archive
import Devices
import Foundation
import Render
import XCTest

/// The bundled examples, compiled, run and drawn as users do it, against the pictures in `Tests/Snapshots`.
///
/// `make accept` takes new pictures; a failure writes `.build/snapshots/report.html`.
final class ExampleSnapshotTests: XCTestCase {
  /// A person does not see this share of changed pixels; antialiasing differs by less between builds of Cairo.
  private static let tolerance = 0.002

  private let kept = ExampleExtension.root.appendingPathComponent("Tests/Snapshots")
  private let made = ExampleExtension.root.appendingPathComponent(".build/snapshots")

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

  private func check(
    _ example: String, source: EntriesRequest.Source, isPreview: Bool, suffix: String = ""
  ) async throws {
    let process = try await ExampleExtension.launch(example)
    var failures: [SnapshotReport.Failure] = []
    var count = 0
    do {
      for widget in try await process.bundle().widgets {
        for family in widget.families {
          let timeline = try await process.entries(
            EntriesRequest(
              kind: widget.kind, family: family, source: source, isPreview: isPreview,
              environments: environments(family)))
          let entry = try XCTUnwrap(timeline.entries.first)
          for (index, scheme) in [SceneEnvironment.ColorScheme.light, .dark].enumerated() {
            let scene = try XCTUnwrap(entry.scene(environment: index))
            let picture = SceneRenderer().drawing(
              scene, appearance: Appearance(colorScheme: scheme, displayScale: 2),
              at: ExampleExtension.instant)
            count += 1
            let name = "\(widget.kind)-\(family.rawValue)-\(scheme.rawValue)\(suffix)"
            if let failure = try compare(picture.png(), name: name) { failures.append(failure) }
          }
        }
      }
    } catch {
      await process.stop()
      throw error
    }
    await process.stop()
    XCTAssertGreaterThan(count, 0)
    if !failures.isEmpty {
      let report = made.appendingPathComponent("report-\(example)\(suffix).html")
      try SnapshotReport.write(failures, to: report)
      XCTFail(
        "\(failures.count) of \(count) pictures differ: \(failures.map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")). See .build/snapshots/\(report.lastPathComponent); if they are right, run `make accept`."
      )
    }
  }

  private func environments(_ family: Archive.WidgetFamily) -> [SceneEnvironment] {
    let device = Device.default
    return [SceneEnvironment.ColorScheme.light, .dark].map { scheme in
      SceneEnvironment(
        size: device.sizes[family] ?? CGSize(width: 158, height: 158), colorScheme: scheme, displayScale: 2,
        now: ExampleExtension.instant)
    }
  }

  private func compare(_ png: Data, name: String) throws -> SnapshotReport.Failure? {
    let expected = kept.appendingPathComponent(name + ".png")
    let actual = made.appendingPathComponent(name + ".png")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    try png.write(to: actual)
    if ProcessInfo.processInfo.environment["VITRINE_ACCEPT"] == "1" {
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      try png.write(to: expected)
      return nil
    }
    guard let before = DecodedPicture(png: expected) else {
      return .init(name: name, reason: "no picture was accepted yet", expected: nil, actual: actual)
    }
    let after = try XCTUnwrap(DecodedPicture(png: actual))
    guard let difference = after.difference(from: before) else {
      return .init(
        name: name, reason: "\(after.width) × \(after.height) pixels, was \(before.width) × \(before.height)",
        expected: expected, actual: actual)
    }
    guard difference > Self.tolerance else { return nil }
    return .init(
      name: name, reason: String(format: "%.2f %% of the pixels", difference * 100), expected: expected,
      actual: actual)
  }
}
