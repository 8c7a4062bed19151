import Archive
import Foundation
import XCTest

import Typography

final class SymbolTests: XCTestCase {
  private let catalog = SymbolCatalog.shared

  func testFillIsTheFillAxis() throws {
    XCTAssertEqual(catalog.resolve("heart")?.filled, false)
    XCTAssertEqual(catalog.resolve("heart.fill")?.filled, true)
    XCTAssertEqual(catalog.resolve("heart.fill")?.base, catalog.resolve("heart")?.base)
  }

  func testEnclosuresAreComposed() throws {
    let drawing = try XCTUnwrap(catalog.resolve("heart.circle.fill"))
    XCTAssertEqual(drawing.enclosure, .circle)
    XCTAssertTrue(drawing.enclosureFilled)
    XCTAssertFalse(try XCTUnwrap(catalog.outline(name: "heart.circle.fill", weight: 400)).isPlain)
  }

  func testLettersAndNumbers() {
    XCTAssertEqual(catalog.resolve("1.circle")?.base, .text("1"))
    XCTAssertEqual(catalog.resolve("a.square.fill")?.base, .text("A"))
    XCTAssertEqual(catalog.resolve("50.circle")?.base, .text("50"))
    XCTAssertNil(catalog.resolve("500.circle"))
  }

  func testSlashAndBadge() {
    XCTAssertEqual(catalog.resolve("heart.slash")?.slash, true)
    XCTAssertNotNil(
      catalog.resolve("heart.badge.plus")?.badge ?? catalog.resolve("heart.badge.plus").map { _ in 1 })
  }

  func testUnknownNames() {
    for name in [
      "", ".", "..", "no.such.symbol", ".fill", "fill", "circle..fill",
      String(repeating: "circle.", count: 5000),
    ] {
      XCTAssertNil(catalog.resolve(name), name)
    }
    XCTAssertGreaterThan(catalog.size(name: "no.such.symbol", pointSize: 17, weight: 400).width, 10)
  }

  func testSizeBesideText() {
    let circle = catalog.size(name: "circle", pointSize: 17, weight: 400)
    XCTAssertEqual(circle.width, 20, accuracy: 1.5)
    XCTAssertEqual(circle.height, 20, accuracy: 1.5)
    let chevron = catalog.size(name: "chevron.right", pointSize: 17, weight: 400)
    XCTAssertLessThan(chevron.width, 14)
  }

  func testEveryNameOfTheTableHasAnOutline() throws {
    for name in catalog.tableNames {
      let outline = try XCTUnwrap(catalog.outline(name: name, weight: 400), name)
      XCTAssertGreaterThan(outline.bounds.width, 0.1, name)
    }
  }
}
