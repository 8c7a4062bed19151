import Archive
import Foundation
import XCTest

import Typography

/// Fonts of the designs, widths, small capitals.
final class DesignTests: XCTestCase {
  private func lay(_ string: String, _ style: TextStyle, width: Double? = nil) -> TextLayout {
    TextEngine.shared.layout(
      RichText(segments: [TextSegment(.string(string), style: style)]), width: width, height: nil,
      at: Date(timeIntervalSinceReferenceDate: 0), displayScale: 3)
  }
  private func faces(_ string: String, _ style: TextStyle) -> [String] {
    lay(string, style).runs(at: .zero).map(\.font.name)
  }

  func testEachDesignHasItsFont() {
    for (design, italic, font) in [
      (TextStyle.Design.standard, false, PinnedFont.inter), (.standard, true, .interItalic),
      (.rounded, false, .nunito), (.serif, false, .sourceSerif), (.serif, true, .sourceSerifItalic),
      (.monospaced, false, .robotoMono), (.monospaced, true, .robotoMonoItalic),
    ] {
      XCTAssertEqual(
        faces("Ag 12", TextStyle(size: 17, design: design, italic: italic)), [font.rawValue], "\(design)")
    }
  }

  func testLineHeightsAreThoseOfSFInEveryDesign() {
    for design in TextStyle.Design.allCases {
      for size in [11.0, 17, 34] {
        XCTAssertEqual(
          lay("Ag", TextStyle(size: size, design: design)).size.height,
          LineMetrics.height(size: size, displayScale: 3), accuracy: 1e-9, "\(design) \(size)")
      }
    }
  }

  func testMonospacedCharactersAreOfOneWidth() {
    let style = TextStyle(size: 17, design: .monospaced)
    // SF Mono's advance, 0.618 em.
    for (string, count) in [("iiii", 4.0), ("WWWW", 4), ("0:1.", 4)] {
      XCTAssertEqual(lay(string, style).size.width, count * 17 * 0.618, accuracy: 0.7, string)
    }
  }

  func testDesignsAreAboutAsWideAsTheStandard() {
    let text = "Washing cycle ends in twenty minutes"
    let standard = lay(text, TextStyle(size: 17)).size.width
    XCTAssertEqual(lay(text, TextStyle(size: 17, design: .rounded)).size.width / standard, 1, accuracy: 0.06)
    XCTAssertEqual(lay(text, TextStyle(size: 17, design: .serif)).size.width / standard, 1, accuracy: 0.08)
  }

  func testWeightsOfDesignsGrow() {
    for design in TextStyle.Design.allCases where design != .monospaced {
      let widths = [200.0, 400, 700, 900].map {
        lay("Weight of strokes", TextStyle(size: 17, weight: $0, design: design)).size.width
      }
      XCTAssertEqual(widths, widths.sorted(), "\(design)")
      XCTAssertGreaterThan(widths[3], widths[0], "\(design)")
    }
  }

  func testWidthScalesGlyphsAndSpace() {
    let normal = lay("Expanded", TextStyle(size: 17))
    let wide = lay("Expanded", TextStyle(size: 17, stretch: 1.2))
    XCTAssertEqual(wide.size.width / normal.size.width, 1.2, accuracy: 0.01)
    XCTAssertEqual(wide.size.height, normal.size.height)
    XCTAssertEqual(wide.runs(at: .zero).first?.font.stretch, 1.2)
  }

  func testSmallCapitals() throws {
    let runs = lay("Ab C", TextStyle(size: 20, smallCaps: .lowercase)).runs(at: .zero)
    XCTAssertEqual(runs.map { ($0.size * 100).rounded() / 100 }, [20, 15.6, 20])
    let capital = try XCTUnwrap(FontLibrary.shared.pinned(.inter, weight: 400).glyph(for: 0x42))
    XCTAssertEqual(runs[1].glyphs, [capital], "b is drawn as a small B")
    let upper = lay("Ab C", TextStyle(size: 20, smallCaps: .uppercase)).runs(at: .zero)
    XCTAssertEqual(upper.first?.size ?? 0, 15.6, accuracy: 0.01)
  }

  func testCharactersThatADesignLacksComeFromInter() {
    // Arrows in double lines are in Inter, not in Nunito's cut.
    let names = faces("A⇧B", TextStyle(size: 17, design: .rounded))
    XCTAssertEqual(names.first, "Nunito")
    XCTAssertEqual(names.last, "Nunito")
    XCTAssertEqual(names.count, 3, "\(names)")
    XCTAssertNotEqual(names[1], "Nunito")
  }

  func testRoundedTrackingTable() {
    XCTAssertEqual(Tracking.roundedPoints(size: 17), 0.37, accuracy: 1e-9)
    XCTAssertEqual(Tracking.roundedPoints(size: 18.5), 0.37, accuracy: 1e-9)
    XCTAssertEqual(Tracking.roundedPoints(size: 100), 0)
  }

  func testLeadingMovesLinesTogetherAndApart() {
    func pitch(_ leading: TextStyle.Leading) -> Double {
      let layout = lay("one\ntwo", TextStyle(size: 17, leading: leading))
      return layout.lastBaseline - layout.firstBaseline
    }
    XCTAssertEqual(pitch(.standard) - pitch(.tight), 2, accuracy: 0.01)
    XCTAssertEqual(pitch(.loose) - pitch(.standard), 2, accuracy: 0.01)
  }

  func testAMissingCharacterIsNamed() {
    let layout = lay("a\u{E123}b", TextStyle(size: 17))
    XCTAssertEqual(layout.missing?.value, 0xE123)
    XCTAssertNil(lay("plain", TextStyle(size: 17)).missing)
    XCTAssertTrue(layout.runs(at: .zero).contains { $0.glyphs.contains(0) }, "a box stands there")
  }

  func testEmojiAreColouredWhereTheirFontIsInstalled() throws {
    let run = try XCTUnwrap(lay("😀", TextStyle(size: 20)).runs(at: .zero).first)
    try XCTSkipIf(!run.font.name.contains("Emoji"), "fonts-noto-color-emoji is not installed")
    let font = try XCTUnwrap(FontLibrary.shared.instance(run.font))
    XCTAssertTrue(font.hasColorGlyphs)
    let picture = try XCTUnwrap(font.colorBitmap(of: run.glyphs[0]))
    XCTAssertEqual(Array(picture.png.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    XCTAssertGreaterThan(picture.bounds.width, 0.9)
    // A family of three with joiners is one picture.
    XCTAssertEqual(lay("👩‍👩‍👧", TextStyle(size: 20)).runs(at: .zero).flatMap(\.glyphs).count, 1)
  }
}
