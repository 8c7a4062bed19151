import Foundation
import Limits
import XCTest

/// docs/limits.md has the table as it is.
final class LimitsDocumentTests: XCTestCase {
  func testTheDocumentHasTheTable() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/limits.md").standardized
    let mark = "<!-- table -->\n"
    let text = try String(contentsOf: url, encoding: .utf8)
    let head = try XCTUnwrap(text.range(of: mark)).upperBound
    if ProcessInfo.processInfo.environment["VITRINE_ACCEPT"] != nil {
      try (text[..<head] + "\n" + LimitsDocument.table).write(to: url, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(
        String(text[head...]), "\n" + LimitsDocument.table,
        "Run VITRINE_ACCEPT=1 swift test --filter LimitsDocumentTests")
    }
  }
}
