import SwiftUI
import XCTest

/// Runs every table of layout cases.
@MainActor final class LayoutCaseTests: XCTestCase {
  func testStacks() async { check(Self.stacks) }
  func testFlexibility() async { check(Self.flexibility) }
  func testSpacing() async { check(Self.spacing) }
  func testFixedFrames() async { check(Self.fixedFrames) }
  func testFlexibleFrames() async { check(Self.flexibleFrames) }
  func testIdealSizes() async { check(Self.idealSizes) }
  func testAspectRatios() async { check(Self.aspectRatios) }
  func testProposals() async { check(Self.proposals) }
  func testOffsetsAndPositions() async { check(Self.offsetsAndPositions) }
  func testPaddings() async { check(Self.paddings) }
  func testDecorations() async { check(Self.decorations) }
  func testLayers() async { check(Self.layers) }
  func testReaders() async { check(Self.readers) }
  func testFits() async { check(Self.fits) }
  func testBaselines() async { check(Self.baselines) }
  func testGuides() async { check(Self.guides) }
  func testTexts() async { check(Self.texts) }
  func testTextsInStacks() async { check(Self.textsInStacks) }
  func testPriorities() async { check(Self.priorities) }
  func testSpacers() async { check(Self.spacers) }
  func testDividers() async { check(Self.dividers) }
  func testComposition() async { check(Self.composition) }
  func testPictures() async { check(Self.pictures) }
  func testRightToLeft() async { check(Self.rightToLeft) }
  func testPixels() async { check(Self.pixels) }

  func testThereAreEnoughCasesAndNoTwoOfATableShareAName() async {
    let tables = [
      Self.stacks, Self.flexibility, Self.spacing, Self.fixedFrames, Self.flexibleFrames, Self.idealSizes,
      Self.aspectRatios, Self.proposals, Self.offsetsAndPositions, Self.paddings, Self.decorations,
      Self.layers,
      Self.readers, Self.fits, Self.baselines, Self.guides, Self.texts, Self.textsInStacks, Self.priorities,
      Self.spacers, Self.dividers, Self.composition, Self.pictures, Self.rightToLeft, Self.pixels,
    ]
    XCTAssertGreaterThanOrEqual(tables.joined().count, 400)
    for table in tables { XCTAssertEqual(Set(table.map(\.name)).count, table.count) }
  }

  private func check(_ cases: [LayoutCase]) {
    for row in cases { row.check() }
  }
}
