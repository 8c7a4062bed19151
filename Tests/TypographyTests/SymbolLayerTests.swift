import Archive
import Foundation
import XCTest

import Typography

/// What a symbol's parts are, from the table of layers and the rules.
final class SymbolLayerTests: XCTestCase {
  private let catalog = SymbolCatalog.shared

  private struct Drawn: Equatable {
    var fills: [Int] = []
    var inlays: [Int] = []
    var thresholds: [Double] = []
    var colors: [SceneColor.Base] = []
    var erases = 0
  }

  private func drawn(_ name: String) throws -> Drawn {
    var result = Drawn()
    for step in try XCTUnwrap(catalog.outline(name: name, weight: 400, layered: true), name).steps {
      switch step {
      case .fill(_, let part):
        result.fills.append(part.level)
        part.threshold.map { result.thresholds.append($0) }
        part.color.map { result.colors.append($0) }
      case .inlay(_, let part): result.inlays.append(part.level)
      case .erase: result.erases += 1
      }
    }
    return result
  }

  func testTheTableIsUnderstood() {
    XCTAssertEqual(catalog.layerFaults, [])
  }

  func testWeatherHasCloudSunAndRain() throws {
    let symbol = try drawn("cloud.sun.rain.fill")
    XCTAssertEqual(Set(symbol.fills), [0, 1, 2])
    XCTAssertEqual(
      symbol.colors.count, symbol.fills.count, "every layer has a colour of its own")
    XCTAssertEqual(try drawn("cloud.sun.fill").fills, [1, 0])
    XCTAssertEqual(try drawn("cloud.rain").fills, [1, 0])
  }

  func testEnclosedSignsArePrimary() throws {
    XCTAssertEqual(try drawn("heart.circle.fill"), Drawn(fills: [1], inlays: [0]))
    XCTAssertEqual(try drawn("heart.circle").fills, [1, 0])
    // The font's own circle: split into ring and sign.
    XCTAssertEqual(try drawn("questionmark.circle").fills, [1, 0])
    XCTAssertEqual(try drawn("questionmark.circle.fill").inlays, [0])
    XCTAssertEqual(try drawn("xmark.octagon.fill").colors, [.system(.red)])
  }

  func testBadgesAndSlashesArePrimary() throws {
    let badge = try drawn("folder.badge.plus")
    XCTAssertEqual(badge.fills, [1, 0])
    XCTAssertEqual(badge.colors, [.system(.green)])
    XCTAssertEqual(badge.erases, 1)
    let slash = try drawn("bell.slash.fill")
    XCTAssertEqual(slash.fills, [1, 0])
    XCTAssertEqual(slash.erases, 1)
  }

  func testVariablePartsAreLitInOrder() throws {
    XCTAssertEqual(try drawn("wifi").thresholds.sorted(), [0, 1.0 / 3, 2.0 / 3])
    XCTAssertEqual(try drawn("speaker.wave.2.fill").thresholds.sorted(), [0, 0.5])
    XCTAssertEqual(try drawn("heart.fill").thresholds, [])
  }

  func testBothFormsCoverTheSameBox() throws {
    for name in [
      "heart.circle.fill", "cloud.sun.rain", "battery.75", "person.2.fill", "bell.badge", "folder.badge.plus",
    ] {
      let plain = try XCTUnwrap(catalog.outline(name: name, weight: 600))
      let layered = try XCTUnwrap(catalog.outline(name: name, weight: 600, layered: true))
      XCTAssertEqual(plain.bounds, layered.bounds, name)
    }
  }

  func testEveryNameOfTheTableHasLayers() throws {
    for name in catalog.tableNames {
      for filled in ["", ".fill"] {
        let outline = try XCTUnwrap(catalog.outline(name: name + filled, weight: 400, layered: true), name)
        XCTAssertFalse(outline.steps.isEmpty, name)
      }
    }
  }

  func testSomeContoursAreLeftOut() throws {
    // The font's drop has a highlight, which SF Symbols' has not.
    let glyph = try XCTUnwrap(catalog.contours(of: "drop", filled: true))
    XCTAssertEqual(glyph.contours.filter(\.isHole).count, 1)
    let outline = try XCTUnwrap(catalog.outline(name: "drop.fill", weight: 400))
    guard case .fill(let path, _) = outline.steps[0] else { return XCTFail("no fill") }
    XCTAssertEqual(GlyphContours(path).contours.count, 1)
  }

  func testSizesOfTheTable() throws {
    let circle = catalog.size(name: "circle", pointSize: 100, weight: 400)
    let star = catalog.size(name: "star.fill", pointSize: 100, weight: 400)
    let thermometer = catalog.size(name: "thermometer", pointSize: 100, weight: 400)
    XCTAssertGreaterThan(star.width, circle.width)
    XCTAssertGreaterThan(thermometer.height, circle.height)
    XCTAssertEqual(max(star.width, star.height), 124 + 5, accuracy: 1)
  }

  func testSpelling() {
    XCTAssertEqual(catalog.suggestion(for: "star.fil"), "star.fill")
    XCTAssertEqual(catalog.suggestion(for: "haert.circle.fill"), "heart.circle.fill")
    XCTAssertEqual(catalog.suggestion(for: "calender"), "calendar")
    XCTAssertEqual(catalog.suggestion(for: "thermometre"), "thermometer")
    XCTAssertNil(catalog.suggestion(for: "qqqqqqqqqqqqqqqqqqqqqqqq"))
    XCTAssertNil(catalog.suggestion(for: ""))
    XCTAssertNil(catalog.suggestion(for: String(repeating: "x.", count: 20_000)))
  }

  func testContoursOfNonsenseEnd() {
    let none = CGPoint(x: Double.nan, y: .infinity)
    let contours = GlyphContours([.line(none), .move(none), .line(none), .close, .move(.zero), .close])
    XCTAssertEqual(contours.contours.count, 3)
    XCTAssertTrue(GlyphContours([]).contours.isEmpty)
  }
}
