import Archive
@testable import Check
import Foundation
import XCTest

final class ReportTests: XCTestCase {
  private let place = SourcePlace(
    file: "a b/Wé.swift", line: 3, column: 8, excerpt: "let é = UserDefaults.standard")

  private func report(_ findings: [Finding]) -> CheckReport {
    CheckReport(
      name: "Weather", findings: Finding.sorted(findings), rules: CheckRules.all.map(\.information),
      isComplete: true)
  }

  private func finding(
    _ code: String, _ severity: Diagnostic.Severity, at place: SourcePlace? = nil, kind: String? = nil,
    looks: [String] = []
  ) -> Finding {
    Finding(code: code, severity: severity, message: "Something.", place: place, kind: kind, looks: looks)
  }

  func testWarningsCountOnlyWhereTheyAreTold() {
    XCTAssertFalse(report([]).fails(strictly: true))
    XCTAssertFalse(report([finding("a", .note)]).fails(strictly: true))
    XCTAssertFalse(report([finding("a", .warning)]).fails(strictly: false))
    XCTAssertTrue(report([finding("a", .warning)]).fails(strictly: true))
    XCTAssertTrue(report([finding("a", .error)]).fails(strictly: false))
    XCTAssertEqual(
      report([finding("a", .warning), finding("b", .error), finding("c", .error)]).summary,
      "Weather: 2 errors, 1 warning (\(CheckRules.all.count) rules)")
    XCTAssertEqual(report([]).summary, "Weather: nothing found (\(CheckRules.all.count) rules)")
  }

  func testTheSameInSeveralPicturesIsOneFinding() {
    let merged = Finding.sorted([
      finding("b", .warning, kind: "w", looks: ["systemSmall"]), finding("a", .error, at: place),
      finding("b", .warning, kind: "w", looks: ["systemSmall", "systemSmall dark"]),
    ])
    XCTAssertEqual(merged.map(\.code), ["a", "b"], "what has a place comes first")
    XCTAssertEqual(merged[1].looks, ["systemSmall", "systemSmall dark"])
  }

  func testTheOrderDoesNotDependOnTheOrderOfFinding() {
    let all = (0..<20).map { finding("c\($0 % 7)", .note, at: $0 % 3 == 0 ? place : nil, kind: "\($0 % 4)") }
    XCTAssertEqual(Finding.sorted(all), Finding.sorted(Array(all.reversed())))
  }

  /// SARIF 2.1.0, sections 3.13 to 3.30: members that must be there, and those that code hosts read.
  func testSARIFHasItsMembers() throws {
    let findings = [
      finding("standard-defaults", .warning, at: place), finding("low-contrast", .note, kind: "w"),
    ]
    let root = try object(CheckSARIF(report(findings)))
    XCTAssertEqual(root["version"] as? String, "2.1.0")
    XCTAssertTrue((root["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") ?? false)
    let run = try XCTUnwrap((root["runs"] as? [[String: Any]])?.first)
    let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    XCTAssertEqual(driver["name"] as? String, "vitrine")
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    XCTAssertEqual(rules.count, CheckRules.all.count)
    for rule in rules {
      let id = try XCTUnwrap(rule["id"] as? String)
      XCTAssertEqual(rule["helpUri"] as? String, "docs/checks/\(id).md")
      XCTAssertNotNil((rule["shortDescription"] as? [String: Any])?["text"] as? String)
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      XCTAssertTrue(["error", "warning", "note"].contains(level), id)
    }
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.map { $0["ruleId"] as? String }, ["standard-defaults", "low-contrast"])
    let index = try XCTUnwrap(results[0]["ruleIndex"] as? Int)
    XCTAssertEqual(rules[index]["id"] as? String, "standard-defaults")
    XCTAssertEqual((results[0]["message"] as? [String: Any])?["text"] as? String, "Something.")
    XCTAssertEqual(results[0]["level"] as? String, "warning")
    let location = try XCTUnwrap((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try XCTUnwrap(location["physicalLocation"] as? [String: Any])
    XCTAssertEqual((physical["artifactLocation"] as? [String: Any])?["uri"] as? String, "a%20b/W%C3%A9.swift")
    let region = try XCTUnwrap(physical["region"] as? [String: Any])
    XCTAssertEqual(region["startLine"] as? Int, 3)
    XCTAssertEqual(region["startColumn"] as? Int, 7, "in UTF-16, not in bytes")
  }

  func testJSONHasItsMembers() throws {
    let root = try object(
      CheckJSON(report([finding("low-contrast", .warning, at: place, kind: "w", looks: ["systemSmall"])])))
    XCTAssertEqual(root["version"] as? Int, 1)
    XCTAssertEqual(root["extension"] as? String, "Weather")
    XCTAssertEqual(root["isComplete"] as? Bool, true)
    XCTAssertEqual(root["counts"] as? [String: Int], ["error": 0, "warning": 1, "note": 0])
    XCTAssertEqual((root["rules"] as? [String])?.count, CheckRules.all.count)
    let entry = try XCTUnwrap((root["findings"] as? [[String: Any]])?.first)
    XCTAssertEqual(
      Set(entry.keys),
      ["code", "severity", "message", "place", "kind", "looks", "consequence", "cure", "page"])
    XCTAssertEqual(entry["page"] as? String, "docs/checks/low-contrast.md")
  }

  private func object(_ value: some Encodable) throws -> [String: Any] {
    let data = try JSONEncoder().encode(value)
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
