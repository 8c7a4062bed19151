import Limits
import XCTest

/// The table of numbers, and how people change it.
final class LimitsTests: XCTestCase {
  func testEveryNameHasOneRowAndEveryRowIsComplete() {
    XCTAssertEqual(
      LimitTable.rows.map(\.name.rawValue).sorted(), LimitName.allCases.map(\.rawValue).sorted())
    for row in LimitTable.rows {
      XCTAssertTrue(row.range.contains(row.value), row.name.rawValue)
      XCTAssertTrue(row.bounds.hasSuffix("."), "\(row.name.rawValue): \(row.bounds)")
      XCTAssertFalse(row.source.isEmpty, row.name.rawValue)
      XCTAssertFalse((row.bounds + row.source).contains("|"), row.name.rawValue)
      XCTAssertNotNil(row.name.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/))
    }
  }

  func testSubjectsStandTogether() {
    let subjects = LimitTable.rows.map(\.subject)
    let changes = zip(subjects, subjects.dropFirst()).count { $0 != $1 }
    XCTAssertEqual(changes, Limit.Subject.allCases.count - 1)
  }

  /// Statements 77 and 78: about 30 MB for a widget extension, about 50 MB for a Live Activity.
  func testMemoryOfWidgetsAndActivities() {
    XCTAssertEqual(Limits.standard[.widgetMemory], 30 * 1_048_576)
    XCTAssertEqual(Limits.standard[.activityMemory], 50 * 1_048_576)
    XCTAssertEqual(Limits.standard.row(.widgetMemory).text, "30 MB")
  }

  func testWhatIsPrintedCanBeReadAgain() throws {
    for row in LimitTable.rows {
      var limits = Limits.standard
      try limits.set("\(row.name.rawValue) = \(row.text)")
      XCTAssertEqual(limits[row.name], row.value, accuracy: row.value * 1e-9, row.name.rawValue)
    }
    for unit in LimitUnit.allCases {
      for value in [0.25, 1, 3, 999, 1000, 1024, 4096, 86400, 90_061, 1e9, 5e12] {
        XCTAssertEqual(
          try unit.read(unit.text(value), for: "x"), value, accuracy: value * 1e-9, "\(unit) \(value)")
      }
    }
  }

  func testWaysToWriteAValue() throws {
    let cases: [(String, LimitName, Double)] = [
      ("widget-memory = 40 MB", .widgetMemory, 40 * 1_048_576),
      ("widget-memory=40mb", .widgetMemory, 40 * 1_048_576),
      ("  widget-memory\t=  40 MiB ", .widgetMemory, 40 * 1_048_576),
      ("widget-memory=1.5GB", .widgetMemory, 1.5 * 1_073_741_824),
      ("provider-time = 500 ms", .providerTime, 0.5),
      ("provider-time = 2min", .providerTime, 120),
      ("picture-pixels = 1_000_000 px", .picturePixels, 1e6),
      ("timeline-entries = 12", .timelineEntries, 12),
      ("retry-growth = 1.5", .retryGrowth, 1.5),
    ]
    for (text, name, value) in cases {
      var limits = Limits.standard
      XCTAssertEqual(try limits.set(text), name, text)
      XCTAssertEqual(limits[name], value, accuracy: 1e-9, text)
      XCTAssertTrue(limits.isChanged(name), text)
      XCTAssertEqual(limits.rows.count { limits.isChanged($0.name) }, 1, text)
    }
  }

  /// Bad input: an unknown key, unit or value is a sentence that names the line, and the rest of the file counts.
  func testAFileWithMistakesStillCounts() {
    var limits = Limits.standard
    let findings = LimitsFile.read(
      """
      # numbers of ours
      widget-memory = 40 MB   # more
      widget-memroy = 50 MB
      provider-time = 10 apples
      provider-slow = fast
      control-slow = 3
      processes = -4
      processes = 5 MB
      archive-bytes = 1e400 MB
      archive-bytes = 99999999999999999999999999999999 GB
      timeline-entries =
      hello
      = 5
      scene-depth = 100000
      activity-memory = 60 MB
      activity-memory = 70 MB
      """, into: &limits)
    XCTAssertEqual(limits[.widgetMemory], 40 * 1_048_576)
    XCTAssertEqual(limits[.activityMemory], 70 * 1_048_576)
    XCTAssertEqual(limits[.sceneDepth], 512)
    XCTAssertEqual(
      limits.rows.filter { limits.isChanged($0.name) }.map(\.name), [.widgetMemory, .activityMemory])
    XCTAssertEqual(findings.map(\.line), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16])
    XCTAssertEqual(
      findings.first?.sentence,
      "There is no limit `widget-memroy`. Did you mean `widget-memory`? `vitrine limits` lists them.")
    XCTAssertEqual(
      findings[1].sentence, "`apples` is no unit of `provider-time`; it takes ms, s, min, h or d.")
    XCTAssertEqual(findings[3].sentence, "`control-slow` needs a unit after 3: ms, s, min, h or d.")
    XCTAssertEqual(findings[4].sentence, "-4 is not possible for `processes`; it goes from 1 to 4096.")
    XCTAssertEqual(findings[5].sentence, "`processes` has no unit; leave out `MB`.")
    XCTAssertEqual(findings[8].sentence, "`timeline-entries` has no value; write one like `20`.")
    XCTAssertEqual(
      findings[9].sentence,
      "`hello` sets nothing; write `name = value unit`, as in `widget-memory = 40 MB`.")
    XCTAssertEqual(findings[11].sentence, "100000 is not possible for `scene-depth`; it goes from 8 to 512.")
    XCTAssertEqual(findings[12].sentence, "`activity-memory` was set before; this line counts.")
  }

  func testAnythingMayBeInAFile() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "widget-memory", "=", " ", "\n", "\r\n", "1e999", "-", "MB", "#", "\u{0}", "∞", "nan", "0x1p9", "é",
      "🇩🇪",
    ]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in pieces.randomElement(using: &random)!
      }.joined()
      var limits = Limits.standard
      let findings = LimitsFile.read(text, into: &limits)
      XCTAssertLessThanOrEqual(findings.count, 21)
      for row in limits.rows { XCTAssertTrue(row.range.contains(row.value)) }
      for finding in findings {
        XCTAssertTrue(finding.sentence.hasSuffix("."))
        XCTAssertLessThan(finding.sentence.count, 300)
        XCTAssertFalse(finding.sentence.contains { $0.isNewline })
      }
    }
    var limits = Limits.standard
    let many = LimitsFile.read(String(repeating: "x\n", count: 30_000), into: &limits)
    XCTAssertEqual(many.count, 21)
    XCTAssertEqual(many.last?.sentence, "29980 more lines are wrong, too.")
  }
}
