import Archive
import Foundation
import Typography
import XCTest

@testable import Render

/// Colours of the parts of symbols, in each rendering mode.
final class SymbolLayerPixelTests: XCTestCase {
  private let red = SceneColor(.srgb(red: 1, green: 0, blue: 0))
  private let green = SceneColor(.srgb(red: 0, green: 1, blue: 0))
  private let blue = SceneColor(.srgb(red: 0, green: 0, blue: 1))

  private func draw(
    _ name: String, _ rendering: SymbolNode.Rendering, _ colors: [SceneColor], value: Double? = nil
  ) -> Picture {
    let node = SymbolNode(
      name: name, pointSize: 80, weight: 400, frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      paints: colors.map { .color($0) }, rendering: rendering, variableValue: value)
    return SceneRenderer().drawing(
      Scene(size: CGSize(width: 100, height: 100), content: [.symbol(node)]),
      appearance: Appearance(displayScale: 1, clipsToContainer: false, requiresContainerBackground: false),
      at: SampleScenes.now)
  }

  private func assert(
    _ picture: Picture, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double,
    line: UInt = #line
  ) {
    let color = picture.color(x: x, y: y)
    XCTAssertEqual(color.alpha, alpha, accuracy: 0.02, "alpha", line: line)
    guard alpha > 0 else { return }
    XCTAssertEqual(color.red, red, accuracy: 0.02, "red", line: line)
    XCTAssertEqual(color.green, green, accuracy: 0.02, "green", line: line)
    XCTAssertEqual(color.blue, blue, accuracy: 0.02, "blue", line: line)
  }

  // A heart (50, 52) in a disc (50, 12).
  func testMonochromeLeavesTheSignOut() {
    let picture = draw("heart.circle.fill", .monochrome, [red])
    assert(picture, 50, 12, 1, 0, 0, 1)
    assert(picture, 50, 52, 0, 0, 0, 0)
  }

  func testHierarchicalDiscIsFainter() {
    let picture = draw("heart.circle.fill", .hierarchical, [red])
    assert(picture, 50, 12, 1, 0, 0, 0.5)
    assert(picture, 50, 52, 1, 0, 0, 1)
  }

  func testPaletteColoursLayersInOrder() {
    let picture = draw("heart.circle.fill", .palette, [green, blue])
    assert(picture, 50, 12, 0, 0, 1, 1)
    assert(picture, 50, 52, 0, 1, 0, 1)
    // A translucent sign shows what is behind the symbol, not the disc.
    let faint = draw("heart.circle.fill", .palette, [SceneColor(green.base, opacity: 0.5), blue])
    assert(faint, 50, 52, 0, 1, 0, 0.5)
  }

  func testPaletteRepeatsItsLastColour() {
    // Three layers: cloud, sun, rain.
    let two = draw("cloud.sun.rain.fill", .palette, [red, green])
    let three = draw("cloud.sun.rain.fill", .palette, [red, green, blue])
    XCTAssertEqual(colors(of: two), [[1, 0, 0], [0, 1, 0]])
    XCTAssertEqual(colors(of: three), [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
  }

  func testMulticolorHasColoursOfItsOwn() {
    let warning = draw("exclamationmark.triangle.fill", .multicolor, [blue])
    assert(warning, 30, 72, 1, 204 / 255, 0, 1)
    assert(warning, 50, 48, 1, 1, 1, 1)
    // A symbol without colours has the foreground's.
    assert(draw("house.fill", .multicolor, [blue]), 35, 55, 0, 0, 1, 1)
  }

  func testVariableValueLightsPartsInOrder() {
    // Up the middle: the dot, the inner arc, the outer arc.
    func alphas(_ value: Double?) -> [Double] {
      let picture = draw("wifi", .monochrome, [red], value: value)
      var runs: [Double] = [0]
      for y in (0..<100).reversed() {
        let alpha = picture.color(x: 50, y: y).alpha
        if alpha < 0.02 {
          if runs.last != 0 { runs.append(0) }
        } else {
          runs[runs.count - 1] = max(runs.last ?? 0, alpha)
        }
      }
      return runs.filter { $0 > 0 }.map { ($0 * 10).rounded() / 10 }
    }
    XCTAssertEqual(alphas(nil), [1, 1, 1])
    XCTAssertEqual(alphas(1), [1, 1, 1])
    XCTAssertEqual(alphas(0.5), [1, 1, 0.3])
    XCTAssertEqual(alphas(0.1), [1, 0.3, 0.3])
    XCTAssertEqual(alphas(0), [0.3, 0.3, 0.3])
    let bars = draw("cellularbars", .monochrome, [red], value: 0.4)
    let lit = (0..<100).filter { bars.color(x: $0, y: 74).alpha > 0.9 }
    let unlit = (0..<100).filter { (0.25...0.35).contains(bars.color(x: $0, y: 74).alpha) }
    XCTAssertLessThan(lit.max() ?? 100, unlit.min() ?? 0, "lit bars stand left of unlit ones")
  }

  func testSVGHasTheSameLayers() {
    let node = SymbolNode(
      name: "heart.circle.fill", pointSize: 80, weight: 400,
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), paints: [.color(red)], rendering: .hierarchical)
    let svg = SVGWriter.svg(
      Scene(size: CGSize(width: 100, height: 100), content: [.symbol(node)]),
      appearance: Appearance(requiresContainerBackground: false), at: SampleScenes.now)
    XCTAssertEqual(svg.components(separatedBy: "fill=\"#ff0000\"").count - 1, 2)
    XCTAssertTrue(svg.contains("opacity=\"0.5\"") || svg.contains("opacity=\".5\""), String(svg.suffix(400)))
    XCTAssertFalse(svg.contains("<mask"), "an opaque sign needs no hole")
  }

  /// The colours that cover at least twenty whole pixels.
  private func colors(of picture: Picture) -> Set<[Double]> {
    var counts: [[Double]: Int] = [:]
    for y in 0..<100 {
      for x in 0..<100 {
        let color = picture.color(x: x, y: y)
        guard color.alpha > 0.99 else { continue }
        counts[[color.red, color.green, color.blue].map { ($0 * 20).rounded() / 20 }, default: 0] += 1
      }
    }
    return Set(counts.filter { $0.value >= 20 }.keys)
  }
}
