import Archive
import Foundation
import XCTest

import Typography

final class FontTests: XCTestCase {
  func testPinnedFontsAreTheRecordedOnes() {
    XCTAssertEqual(FontResources.unverifiedFonts(), [])
  }

  func testAllPinnedFontsOpen() {
    for font in PinnedFont.allCases {
      XCTAssertNotNil(FontLibrary.shared.instance(FontFace(name: font.rawValue, weight: 400)), font.rawValue)
    }
  }

  func testNamesFromArchivesOpenNoPaths() {
    for name in ["/etc/passwd", "../Fonts/Inter.ttf", "Inter.ttf", "fc:", "fc:../../x", "fc:\u{0}", ""] {
      XCTAssertNil(FontLibrary.shared.instance(FontFace(name: name, weight: 400)), name)
    }
  }

  func testWeightWidens() {
    XCTAssertGreaterThan(
      lay("Weight", size: 17, weight: 900).size.width, lay("Weight", size: 17, weight: 400).size.width)
  }

  func testOutlineOfAGlyph() throws {
    let font = FontLibrary.shared.pinned(.inter, weight: 400, opticalSize: 17)
    let glyph = try XCTUnwrap(font.glyph(for: 0x48))
    let bounds = SymbolOutline.bounds(of: GlyphOutlines.path(glyph, of: font, size: 100))
    XCTAssertEqual(bounds.maxY, 0, accuracy: 0.5)
    XCTAssertEqual(bounds.height, 72.75, accuracy: 1)
  }

  func testTypeScale() {
    XCTAssertEqual(TypeScale.metrics(style: .body, category: "large").size, 17)
    XCTAssertEqual(TypeScale.metrics(style: .caption2, category: "accessibility5").size, 40)
    XCTAssertEqual(TypeScale.metrics(style: .headline, category: "nonsense").weight, 600)
    for category in TypeScale.categories {
      XCTAssertEqual(TypeTables.styles[category]?.count, TextStyleName.allCases.count, category)
    }
  }

  func testTracking() {
    XCTAssertEqual(Tracking.points(size: 17), -0.43, accuracy: 1e-9)
    XCTAssertEqual(Tracking.points(size: 16.5), -0.37, accuracy: 1e-9)
    XCTAssertEqual(Tracking.points(size: 90), 0)
    XCTAssertEqual(Tracking.points(size: 2), 0.24, accuracy: 1e-9)
  }

  func testFontsOfTheWidgetAreArchivedAsOutlines() throws {
    // A pinned font under another path stands for one that came with an extension.
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString).ttf")
      .path
    try FileManager.default.copyItem(atPath: FontResources.font("Nunito.ttf"), toPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    InstalledFonts.shared.register(files: [path])
    let file = try XCTUnwrap(InstalledFonts.shared.file(family: "Nunito", weight: 400, italic: false))
    try XCTSkipIf(file.path != path, "Nunito is installed on this machine")
    let text = RichText(segments: [
      TextSegment(.string("Own"), style: TextStyle(size: 17, underline: TextLineStyle(), family: "Nunito")),
      TextSegment(.string("ours"), style: TextStyle(size: 17)),
    ])
    let layout = TextEngine.shared.layout(
      text, width: nil, height: nil, at: Date(timeIntervalSinceReferenceDate: 0), displayScale: 2)
    let (runs, paths) = OwnFontOutlines.split(layout.runs(at: .zero))
    XCTAssertEqual(runs.map(\.font.name), ["Inter"])
    XCTAssertEqual(paths.count, 2, "outlines and a line")
    guard case .elements(let elements) = paths[0].geometry else { return XCTFail("no outlines") }
    XCTAssertGreaterThan(elements.count, 30)
  }
}
