import Foundation
import XCTest

import Projects

/// A project's folder whose resources are compiled, and what came of them.
struct ResourceBench {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: "project/" + path) }
  func write(_ data: Data, to path: String) throws {
    try folder.write("", to: "project/" + path)
    try data.write(to: project.appendingPathComponent(path))
  }

  var project: URL { folder.url.appendingPathComponent("project") }

  func compile(information: Data? = nil) async throws -> ResourceStep.Result {
    try await ResourceStep(
      resources: ResourceFiles.collect(in: project), information: information, project: project,
      folder: folder.url.appendingPathComponent("cache")
    ).run()
  }

  var bundle: URL { folder.url.appendingPathComponent("cache/bundle") }

  /// A property list of the compiled bundle.
  func list(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: bundle.appendingPathComponent(path))
    return try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  func index() throws -> [String: Any] { try list("Assets.vitrine/index.plist") }

  /// The variants of a set.
  func variants(_ kind: String, _ name: String) throws -> [[String: Any]] {
    let entry = try XCTUnwrap((try index()[kind] as? [String: Any])?[name], name)
    if let variants = entry as? [[String: Any]] { return variants }
    return try XCTUnwrap((entry as? [String: Any])?["variants"] as? [[String: Any]])
  }

  var files: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: bundle.path).sorted() }
  }

  /// A set of one file that is `Contents.json`.
  func write(set path: String, _ json: String) throws {
    try write(json, to: "Assets.xcassets/\(path)/Contents.json")
  }

  /// A PNG of one size, without content that could be drawn.
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height] { data += withUnsafeBytes(of: number.bigEndian) { Data($0) } }
    return data + Data([8, 6, 0, 0, 0])
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
