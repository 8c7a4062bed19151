import Archive
import Foundation
import XCTest

import Typography

/// Text that nearly fits.
final class TighteningTests: XCTestCase {
  private func lay(_ width: Double?, tightens: Bool, factor: Double = 1) -> TextLayout {
    TextEngine.shared.layout(
      RichText(
        segments: [TextSegment(.string("Washing cycle ends"), style: TextStyle(size: 17))], lineLimit: 1,
        allowsTightening: tightens, minimumScaleFactor: factor), width: width, height: nil,
      at: Date(timeIntervalSinceReferenceDate: 0), displayScale: 3)
  }

  func testALineThatIsALittleTooLongIsTightened() {
    let full = lay(nil, tightens: false).size.width
    XCTAssertTrue(lay(full * 0.97, tightens: false).isTruncated)
    let tight = lay(full * 0.97, tightens: true)
    XCTAssertFalse(tight.isTruncated)
    XCTAssertEqual(tight.appliedScale, 1)
    XCTAssertLessThanOrEqual(tight.size.width, full * 0.97 + 0.34)
  }

  func testALineThatIsMuchTooLongIsNot() {
    let full = lay(nil, tightens: false).size.width
    let cut = lay(full * 0.8, tightens: true)
    XCTAssertTrue(cut.isTruncated)
    let gap = { (layout: TextLayout) in layout.runs(at: .zero)[0].positions[2] }
    XCTAssertEqual(gap(cut), gap(lay(full * 0.8, tightens: false)), accuracy: 1e-9)
  }

  func testTighteningComesBeforeScaling() {
    let full = lay(nil, tightens: false).size.width
    XCTAssertEqual(lay(full * 0.97, tightens: true, factor: 0.5).appliedScale, 1)
    XCTAssertLessThan(lay(full * 0.8, tightens: true, factor: 0.5).appliedScale, 1)
  }
}
