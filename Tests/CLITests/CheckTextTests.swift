import XCTest
@testable import vitrine

@testable import Check

final class CheckTextTests: XCTestCase {
  private let place = SourcePlace(
    file: "Widgets/W.swift", line: 3, column: 9, excerpt: "    let a = UserDefaults.standard")

  private func report(_ findings: [Finding]) -> CheckReport {
    CheckReport(
      name: "Weather", findings: Finding.sorted(findings),
      rules: [
        RuleInformation(
          "standard-defaults", .warning, "Title.", consequence: "It is lost.", cure: "Use a group."),
        RuleInformation("low-contrast", .error, "Title.", consequence: "It is not seen.", cure: "Use black."),
      ], isComplete: false)
  }

  func testFindingsStandUnderTheirFileAndARuleExplainsItselfOnce() {
    let text = CheckText(.plain).text(
      report([
        Finding(code: "standard-defaults", severity: .warning, message: "One.", place: place),
        Finding(
          code: "standard-defaults", severity: .warning, message: "Two.",
          place: SourcePlace(file: "Widgets/W.swift", line: 9, column: 1, excerpt: "b")),
        Finding(
          code: "low-contrast", severity: .error, message: "Three.", kind: "today", looks: ["systemSmall"]),
      ]))
    XCTAssertEqual(
      text,
      """
      Widgets/W.swift
        3:9  warning: One.  [standard-defaults]
            let a = UserDefaults.standard
                ^
            It is lost.
            → Use a group. (docs/checks/standard-defaults.md)
        9:1  warning: Two.  [standard-defaults]
            b
            ^

      Weather
        error: Three.  [low-contrast]
            in today, systemSmall
            It is not seen.
            → Use black. (docs/checks/low-contrast.md)

      Weather: 1 error, 2 warnings (2 rules, source only)
      """)
  }

  func testNothingFoundIsOneLine() {
    XCTAssertEqual(CheckText(.plain).text(report([])), "Weather: nothing found (2 rules, source only)")
  }
}
