import Archive
import Foundation
import XCTest

import Typography

/// Sizes of text against those measured on iOS (reference pictures of home-assistant/iOS at 3 px a point).
final class TextMeasureTests: XCTestCase {
  func testLaundryIsAsWideAsOnIOS() {
    let layout = lay("Laundry", size: 20, weight: 600)
    XCTAssertEqual(inkWidth(layout) * 3, 222, accuracy: 222 * 0.015)
  }

  func testWashingCycleIsAsWideAsOnIOS() {
    let layout = lay("Washing cycle", size: 17)
    XCTAssertEqual(inkWidth(layout) * 3, 325, accuracy: 325 * 0.015)
  }

  func testHeadlinePercentWithMonospacedDigits() {
    let layout = lay("40%", size: 17, weight: 600, monospacedDigits: true)
    XCTAssertEqual(inkWidth(layout) * 3, 110, accuracy: 3.5)
  }

  func testLineHeightIsRoundedUpToThePixel() {
    XCTAssertEqual(lay("x", size: 17).size.height, 61.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(lay("x", size: 17, scale: 2).size.height, 20.5, accuracy: 1e-9)
    XCTAssertEqual(lay("x", size: 17).firstBaseline, 16.333, accuracy: 0.34)
  }

  func testEmptyTextHasALineButNoWidth() {
    let layout = lay("", size: 17)
    XCTAssertEqual(layout.size.width, 0)
    XCTAssertEqual(layout.size.height, 61.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(layout.lineCount, 1)
    XCTAssertFalse(layout.isTruncated)
    XCTAssertTrue(layout.runs(at: .zero).isEmpty)
  }

  func testMonospacedDigitsHaveOneWidth() {
    let widths = ["1111", "8888", "0000"].map { lay($0, size: 17, monospacedDigits: true).size.width }
    XCTAssertEqual(Set(widths).count, 1)
    XCTAssertLessThan(lay("1111", size: 17).size.width, widths[0])
  }

  func testTheLargestOfTwoSizesMakesTheLine() {
    let text = RichText(segments: [
      TextSegment(.string("21"), style: TextStyle(size: 40)),
      TextSegment(.string("°"), style: TextStyle(size: 12)),
    ])
    let layout = TextEngine.shared.layout(text, width: nil, height: nil, at: .now, displayScale: 3)
    XCTAssertEqual(layout.size.height, LineMetrics.height(size: 40, displayScale: 3))
    XCTAssertEqual(layout.runs(at: .zero).count, 2)
  }

  func testNoSpacingAfterTheLastGlyph() {
    let plain = lay("ab", size: 12).size.width
    var style = TextStyle(size: 12)
    style.tracking = 5
    let text = RichText(segments: [TextSegment(.string("ab"), style: style)])
    let wide = TextEngine.shared.layout(text, width: nil, height: nil, at: .now, displayScale: 3).size.width
    XCTAssertEqual(wide - plain, 5, accuracy: 0.34)
  }

  func testDecorationsSpanTheirRun() throws {
    var style = TextStyle(size: 17)
    style.underline = TextLineStyle()
    style.strikethrough = TextLineStyle()
    let text = RichText(segments: [TextSegment(.string("Hello"), style: style)])
    let layout = TextEngine.shared.layout(text, width: nil, height: nil, at: .now, displayScale: 3)
    let run = try XCTUnwrap(layout.runs(at: CGPoint(x: 10, y: 20)).first)
    XCTAssertEqual(run.decorations.count, 2)
    XCTAssertEqual(run.decorations[0].rect.width, layout.size.width, accuracy: 0.5)
    XCTAssertGreaterThan(run.decorations[0].rect.minY, 20 + layout.firstBaseline)
    XCTAssertLessThan(run.decorations[1].rect.minY, 20 + layout.firstBaseline)
  }

  func testPangoAndTheShortWayAgree() {
    for string in [
      "Laundry", "12:34", "Hello, world! It’s 21° – feels like 19°.", "AVAToffice fi fl", "Café Zürich",
      "-> 3x4",
    ] {
      let text = RichText(segments: [TextSegment(.string(string), style: TextStyle(size: 17, weight: 600))])
      for width in [nil, 60.0] {
        let short = TextEngine.shared.layout(
          text, width: width, height: nil, at: .now, displayScale: 3, alwaysItemize: false)
        let long = TextEngine.shared.layout(
          text, width: width, height: nil, at: .now, displayScale: 3, alwaysItemize: true)
        XCTAssertEqual(short.size.width, long.size.width, accuracy: 0.34, string)
        XCTAssertEqual(short.lineCount, long.lineCount, string)
        XCTAssertEqual(
          short.runs(at: .zero).flatMap(\.glyphs), long.runs(at: .zero).flatMap(\.glyphs), string)
      }
    }
  }
}

/// Lays out a string of one style on one line.
func lay(
  _ string: String, size: Double, weight: Double = 400, monospacedDigits: Bool = false, width: Double? = nil,
  height: Double? = nil, lineLimit: Int? = nil, truncation: RichText.Truncation = .tail,
  minimumScale: Double = 1,
  scale: Double = 3
) -> TextLayout {
  let style = TextStyle(size: size, weight: weight, monospacedDigits: monospacedDigits)
  let text = RichText(
    segments: [TextSegment(.string(string), style: style)], lineLimit: lineLimit, truncation: truncation,
    minimumScaleFactor: minimumScale)
  return TextEngine.shared.layout(text, width: width, height: height, at: .now, displayScale: scale)
}

/// Width from the first glyph's ink to the last one's.
func inkWidth(_ layout: TextLayout) -> Double {
  var low = Double.infinity
  var high = -Double.infinity
  for run in layout.runs(at: .zero) {
    guard let font = FontLibrary.shared.instance(run.font) else { continue }
    for (index, glyph) in run.glyphs.enumerated() {
      let ink = font.inkBounds(of: glyph)
      guard ink.width > 0 else { continue }
      low = min(low, run.positions[index * 2] + ink.minX * run.size)
      high = max(high, run.positions[index * 2] + ink.maxX * run.size)
    }
  }
  return high - low
}
