import Archive
import Foundation
import XCTest

import Typography

/// Alignment, right-to-left text and characters that Inter does not have.
final class TextDirectionTests: XCTestCase {
  func testHebrewRunsFromTheRight() throws {
    let layout = lay("שלום", size: 17)
    XCTAssertGreaterThan(layout.size.width, 10)
    XCTAssertFalse(layout.isTruncated)
    let order = VisualOrder.reorder([0, 1, 2, 3]) { _ in 1 }
    XCTAssertEqual(order, [3, 2, 1, 0])
  }

  func testNumbersKeepTheirOrderInRightToLeftText() {
    // Two letters, a number of two digits, one letter.
    let levels: [UInt8] = [1, 1, 2, 2, 1]
    XCTAssertEqual(VisualOrder.reorder([0, 1, 2, 3, 4]) { levels[$0] }, [4, 2, 3, 1, 0])
  }

  func testAlignmentWithinTheWidestLine() {
    func firstX(_ alignment: RichText.Alignment, rightToLeft: Bool = false) -> Double {
      let text = RichText(
        segments: [TextSegment(.string("i\nwide line"), style: TextStyle(size: 17))], alignment: alignment,
        rightToLeft: rightToLeft)
      let layout = TextEngine.shared.layout(text, width: nil, height: nil, at: .now, displayScale: 3)
      return layout.runs(at: .zero).first?.positions.first ?? -1
    }
    XCTAssertEqual(firstX(.leading), 0, accuracy: 0.01)
    XCTAssertGreaterThan(firstX(.center), 20)
    XCTAssertGreaterThan(firstX(.trailing), firstX(.center) * 1.8)
    XCTAssertEqual(firstX(.leading, rightToLeft: true), firstX(.trailing), accuracy: 0.01)
  }

  func testAMissingCharacterIsFoundInAnInstalledFontOrShownAsBox() {
    let layout = lay("a☃b", size: 17)
    XCTAssertEqual(layout.runs(at: .zero).flatMap(\.glyphs).count, 3)
  }

  func testSymbolInText() throws {
    let style = TextStyle(size: 17)
    let text = RichText(segments: [
      TextSegment(.symbol("sun.max.fill"), style: style), TextSegment(.string(" 21°"), style: style),
    ])
    let layout = TextEngine.shared.layout(text, width: nil, height: nil, at: .now, displayScale: 3)
    let symbol = try XCTUnwrap(layout.symbols(at: CGPoint(x: 5, y: 7)).first)
    XCTAssertEqual(symbol.frame.minX, 5, accuracy: 1e-9)
    XCTAssertEqual(symbol.frame.midY, 7 + layout.firstBaseline - 0.7046 * 17 / 2, accuracy: 0.7)
    let x = try XCTUnwrap(layout.runs(at: CGPoint(x: 5, y: 7)).first?.positions.first)
    XCTAssertGreaterThan(x, symbol.frame.maxX - 1)
  }
}
