import XCTest

@testable import Check

final class ParsedFileTests: XCTestCase {
  func testAFileWithAnErrorStillHasATree() {
    let file = ParsedFile(path: "W.swift", text: "struct W { var x = }")
    XCTAssertTrue(file.tree.hasError)
  }
}
