@testable import Check
import Foundation
import XCTest

final class RuleTableTests: XCTestCase {
  func testCodesAreStableWords() {
    let codes = CheckRules.all.map(\.information.code)
    XCTAssertEqual(codes, codes.sorted(), "in order")
    XCTAssertEqual(Set(codes).count, codes.count, "each once")
    for code in codes {
      XCTAssertTrue(code.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }, code)
    }
  }

  func testEachRuleSaysWhatAndWhyAndWhatToDoInSentences() {
    for rule in CheckRules.all.map(\.information) {
      for text in [rule.title, rule.consequence, rule.cure] {
        XCTAssertTrue(text.hasSuffix("."), "\(rule.code): \(text)")
        XCTAssertTrue(text.first?.isUppercase == true || text.hasPrefix("iOS") || text == rule.title, text)
      }
    }
  }

  func testEachRuleHasCasesAndNoCaseIsWithoutARule() throws {
    for rule in CheckRules.all {
      for side in CheckFixture.Side.allCases {
        let files = try CheckFixture(code: rule.information.code, side: side).files()
        XCTAssertFalse(files.isEmpty, "\(rule.information.code) \(side)")
      }
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: CheckFixture.folder.path)
    XCTAssertEqual(Set(folders), CheckRules.codes.union(["Support"]))
  }

  func testEachRuleHasAPageWithTheWrongAndTheRight() throws {
    for rule in CheckRules.all.map(\.information) {
      let page = try String(contentsOf: CheckFixture.root.appendingPathComponent(rule.page), encoding: .utf8)
      XCTAssertTrue(page.hasPrefix("# `\(rule.code)`\n"), rule.code)
      XCTAssertTrue(page.contains(rule.consequence), "\(rule.code): the consequence is another")
      for heading in ["## Wrong", "## Right"] {
        XCTAssertTrue(page.contains(heading), "\(rule.code): \(heading)")
      }
      XCTAssertGreaterThanOrEqual(
        page.components(separatedBy: "```").count, 5, "\(rule.code): two pieces of code")
      XCTAssertTrue(page.contains("Severity: \(rule.severity.rawValue)."), "\(rule.code): severity")
    }
  }

  func testTheListOfPagesIsComplete() throws {
    let folder = CheckFixture.root.appendingPathComponent("docs/checks")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(Set(pages), Set(CheckRules.codes.map { $0 + ".md" } + ["README.md"]))
    let list = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for rule in CheckRules.all.map(\.information) {
      let row = "| [`\(rule.code)`](\(rule.code).md) | \(rule.severity.rawValue) | \(rule.title) |"
      XCTAssertTrue(list.contains(row), row)
    }
  }
}
