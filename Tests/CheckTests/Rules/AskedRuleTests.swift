@testable import Check
import Foundation
import Processes
import Projects
import Simulate
import XCTest

/// Rules about what an extension answers. All cases that are wrong are one extension, all that are right another: what a rule says must
/// be of its own file.
final class AskedRuleTests: XCTestCase {
  private static let codes = CheckRules.codes.subtracting(SourceRuleTests.codes).sorted()
  /// Rules about the extension as a whole.
  private static let placeless: Set<String> = ["memory-near-limit"]

  /// Statements 22, 25, 30, 81, 83, 95, 110, 111, 229, 238, 249: all of them say that something is reported.
  func testWhatIsWrongIsFound() async throws {
    var limits = CheckLimits()
    // So that the cases need not sleep for seconds.
    (limits.providerSeconds, limits.controlSeconds) = (0.2, 0.2)
    let findings = try await Bench(.finds).findings(limits)
    for code in Self.codes {
      let own = findings.filter { $0.code == code && ($0.isOf(code) || Self.placeless.contains(code)) }
      XCTAssertFalse(own.isEmpty, code)
    }
  }

  /// Twice, since the same answers give the same findings.
  func testWhatIsRightIsNot() async throws {
    let bench = try await Bench(.clean)
    for _ in 1...2 {
      let findings = try await bench.findings(CheckLimits())
      XCTAssertEqual(findings.map { "\($0.code) \($0.kind ?? ""): \($0.message)" }, [])
    }
  }
}

extension Finding {
  fileprivate func isOf(_ code: String) -> Bool { place?.file.contains(code + "/") ?? false }
}

/// The cases of one side as one extension, built in a folder of its own.
private struct Bench {
  /// Wednesday, 17 March 2027, 10:09:00 GMT.
  private static let instant = Date(timeIntervalSince1970: 1_805_278_140)
  private let folder: URL
  private let executable: URL

  init(_ side: CheckFixture.Side) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-checks-\(side)")
    try? FileManager.default.removeItem(at: folder)
    try Self.copy(side, to: folder.appendingPathComponent("Cases"))
    let extensionFolder = try ExtensionFolder.find(at: folder.appendingPathComponent("Cases").path)
    let outcome = try await ExtensionBuild(
      sdk: .locate(), compiler: .locate(), cache: BuildCache(folder: folder.appendingPathComponent("cache"))
    ).run(extensionFolder)
    guard outcome.succeeded, let executable = outcome.executable else {
      throw Failure(text: outcome.messages.map { "\($0)" }.joined(separator: "\n"))
    }
    self.executable = executable
  }

  func findings(_ limits: CheckLimits) async throws -> [Finding] {
    let cases = folder.appendingPathComponent("Cases").path
    let project = try CheckedProject(ProjectFolder.find(at: cases), path: cases)
    let home = folder.appendingPathComponent("home").path
    let program = executable
    var answers = try await Interview(
      surroundings: Surroundings(now: Self.instant, timeZone: "GMT"),
      launch: { date in
        ExtensionLaunch(
          executable: program,
          environment: [
            "VITRINE_CLOCK": "fixed:\(Int(date.timeIntervalSince1970))", "TZ": "GMT", "LANG": "en_US.UTF-8",
            "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home,
          ])
      }
    ).answers()
    var simulation = Simulation(extensions: [.init(name: "Cases", executable: executable)])
    // Alone, since widgets on pages that are seldom looked at ask for less.
    simulation.kind = "over-budget"
    simulation.zone = .gmt
    simulation.begin = Self.instant
    answers.day = try await PlayedDay.play(simulation)
    return CheckRules.findings(in: CheckSubject(source: project.source, answers: answers, limits: limits))
  }

  /// Each case in a folder with its code, what they share, and a bundle that lists the widgets of all.
  private static func copy(_ side: CheckFixture.Side, to folder: URL) throws {
    let files = FileManager.default
    var widgets: [String] = []
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.copyItem(
      at: CheckFixture.folder.appendingPathComponent("Support"), to: folder.appendingPathComponent("Support"))
    for code in CheckRules.codes.subtracting(SourceRuleTests.codes).sorted() {
      let fixture = CheckFixture(code: code, side: side)
      try files.copyItem(at: fixture.url, to: folder.appendingPathComponent(code))
      for file in try fixture.files() {
        let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        widgets += zip(words, words.dropFirst()).compactMap { name, kind in
          name.hasSuffix(":") && ["Widget", "ControlWidget"].contains(kind) ? String(name.dropLast()) : nil
        }
      }
    }
    let groups = stride(from: 0, to: widgets.count, by: 8).map {
      Array(widgets[$0..<min($0 + 8, widgets.count)])
    }
    let parts = groups.enumerated().map { index, names in
      "struct Part\(index): WidgetBundle {\n  var body: some Widget {\n"
        + names.map { "    \($0)()\n" }.joined() + "  }\n}\n"
    }
    let all = groups.indices.map { "    Part\($0)().body\n" }.joined()
    let text =
      "import SwiftUI\nimport WidgetKit\n\n@main struct Cases: WidgetBundle {\n  var body: some Widget {\n\(all)  }\n}\n"
    try Data((text + parts.joined()).utf8).write(to: folder.appendingPathComponent("Cases.swift"))
  }

  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}
