import Archive
import Foundation
import XCTest

import Typography

/// Breaking, shortening and shrinking.
final class TextFittingTests: XCTestCase {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  func testBreaksBetweenWords() {
    let layout = lay(sentence, size: 17, width: 120)
    XCTAssertGreaterThan(layout.lineCount, 2)
    XCTAssertFalse(layout.isTruncated)
    XCTAssertLessThanOrEqual(layout.size.width, 120)
    XCTAssertEqual(layout.size.height, Double(layout.lineCount) * 61 / 3, accuracy: 1e-6)
  }

  func testALayoutFitsItsOwnSize() {
    for width in stride(from: 40.0, through: 340, by: 7) {
      let first = lay(sentence, size: 17, width: width)
      let second = lay(sentence, size: 17, width: first.size.width, height: first.size.height)
      XCTAssertEqual(first.lineCount, second.lineCount)
      XCTAssertFalse(second.isTruncated)
    }
  }

  func testAWordTooLongIsBrokenInside() {
    let layout = lay("Donaudampfschifffahrtsgesellschaft", size: 17, width: 80)
    XCTAssertGreaterThan(layout.lineCount, 1)
    XCTAssertFalse(layout.isTruncated)
  }

  func testLineLimitTruncates() {
    let layout = lay(sentence, size: 17, width: 120, lineLimit: 1)
    XCTAssertEqual(layout.lineCount, 1)
    XCTAssertTrue(layout.isTruncated)
    XCTAssertLessThanOrEqual(layout.size.width, 120)
    XCTAssertEqual(layout.runs(at: .zero).flatMap(\.glyphs).last, ellipsis)
  }

  func testModesPutTheEllipsisWhereTheySay() throws {
    let head = lay(sentence, size: 17, width: 120, lineLimit: 1, truncation: .head).runs(at: .zero).flatMap(
      \.glyphs)
    XCTAssertEqual(head.first, ellipsis)
    let middle = lay(sentence, size: 17, width: 120, lineLimit: 1, truncation: .middle).runs(at: .zero)
      .flatMap(\.glyphs)
    let place = try XCTUnwrap(middle.firstIndex(of: ellipsis))
    XCTAssertEqual(Double(place), Double(middle.count) / 2, accuracy: 3)
  }

  func testHeightTruncatesButKeepsALine() {
    XCTAssertEqual(lay(sentence, size: 17, width: 120, height: 45).lineCount, 2)
    XCTAssertTrue(lay(sentence, size: 17, width: 120, height: 45).isTruncated)
    XCTAssertEqual(lay(sentence, size: 17, width: 120, height: 1).lineCount, 1)
    XCTAssertEqual(lay("Hi", size: 17, width: 120, height: 1).isTruncated, false)
  }

  func testParagraphsAreLines() {
    let layout = lay("One\nTwo\r\nThree\u{2029}Four\n", size: 17)
    XCTAssertEqual(layout.lineCount, 5)
    let short = lay("One\nTwo", size: 17, lineLimit: 1)
    XCTAssertTrue(short.isTruncated)
    XCTAssertEqual(short.runs(at: .zero).flatMap(\.glyphs).last, ellipsis)
  }

  func testShrinksNoMoreThanNeeded() {
    let full = lay("Thermostat", size: 30, lineLimit: 1)
    XCTAssertEqual(full.appliedScale, 1)
    let layout = lay("Thermostat", size: 30, width: full.size.width * 0.8, lineLimit: 1, minimumScale: 0.5)
    XCTAssertFalse(layout.isTruncated)
    XCTAssertEqual(layout.appliedScale, 0.8, accuracy: 0.04)
    XCTAssertLessThanOrEqual(layout.size.width, full.size.width * 0.8 + 0.01)
  }

  func testShrinksToTheLimitThenTruncates() {
    let layout = lay(sentence, size: 30, width: 100, lineLimit: 1, minimumScale: 0.7)
    XCTAssertTrue(layout.isTruncated)
    XCTAssertEqual(layout.appliedScale, 0.7, accuracy: 1e-9)
  }

  func testAMillionCharactersAreCutQuickly() {
    let long = String(repeating: "word ", count: 200_000)
    let start = ContinuousClock.now
    XCTAssertTrue(lay(long, size: 17, width: 300, height: 300).isTruncated)
    XCTAssertTrue(lay(long, size: 17).isTruncated)
    XCTAssertTrue(lay(long, size: 17, width: 200, lineLimit: 1, truncation: .head).isTruncated)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(1))
  }

  func testNumbersOutOfBoundsDoNotTrap() {
    for bad in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
      var style = TextStyle(size: bad, weight: bad, tracking: bad, baselineOffset: bad)
      style.underline = TextLineStyle()
      let text = RichText(
        segments: [TextSegment(.string("Bad"), style: style), TextSegment(.symbol("star"), style: style)],
        lineLimit: -3, minimumScaleFactor: bad, lineSpacing: bad)
      let layout = TextEngine.shared.layout(text, width: bad, height: bad, at: .now, displayScale: bad)
      _ = layout.runs(at: CGPoint(x: bad, y: bad))
      _ = layout.symbols(at: CGPoint(x: bad, y: bad))
      XCTAssertFalse(layout.size.width.isNaN)
    }
  }

  private var ellipsis: UInt32 {
    FontLibrary.shared.pinned(.inter, weight: 400, opticalSize: 17).glyph(for: 0x2026) ?? 0
  }
}
