import Foundation
import Processes
import Render
import XCTest

/// Runs an extension and compares what is drawn of it with the pictures in `Tests/Snapshots`.
///
/// `make accept` takes new pictures; a failure writes `.build/snapshots/report.html`.
class SnapshotCase: XCTestCase {
  /// A person does not see this share of changed pixels; antialiasing differs by less between builds of Cairo.
  private static let tolerance = 0.002

  private let kept = ExampleExtension.root.appendingPathComponent("Tests/Snapshots")
  private let made = ExampleExtension.root.appendingPathComponent(".build/snapshots")

  /// Runs an example in an empty home, and compares what `draw` makes of it.
  func run(
    _ example: String, at path: String? = nil, suffix: String = "", environment: [String: String] = [:],
    _ draw: (ExtensionProcess) async throws -> [(String, Picture)]
  ) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = try await ExampleExtension.launch(
      at: path ?? "Examples/\(example)", home: home, environment: environment)
    let pictures: [(String, Picture)]
    do {
      pictures = try await draw(process)
    } catch {
      await process.stop()
      throw error
    }
    await process.stop()
    XCTAssertGreaterThan(pictures.count, 0)
    let shownSuffix = suffix == "-controls" ? "" : suffix
    let failures = try pictures.compactMap { try compare($1.png(), name: $0 + shownSuffix) }
    if !failures.isEmpty {
      let report = made.appendingPathComponent("report-\(example)\(suffix).html")
      try SnapshotReport.write(failures, to: report)
      XCTFail(
        "\(failures.count) of \(pictures.count) pictures differ: \(failures.map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")). See .build/snapshots/\(report.lastPathComponent); if they are right, run `make accept`."
      )
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
