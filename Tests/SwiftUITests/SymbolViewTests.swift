import Archive
import Foundation
import SwiftUI
import XCTest

/// Symbols: size, weight, variants, colours.
@MainActor final class SymbolViewTests: XCTestCase {
  private func symbol<V: View>(_ view: V, rightToLeft: Bool = false) throws -> SymbolNode {
    try XCTUnwrap(scene(300, 200, rightToLeft: rightToLeft) { view }.symbols.first)
  }

  // MARK: Size

  func testSizeFollowsTheFont() async throws {
    let body = try symbol(Image(systemName: "circle"))
    XCTAssertEqual(body.pointSize, 17)
    XCTAssertEqual(body.frame.width, 20, accuracy: 1)
    XCTAssertEqual(try symbol(Image(systemName: "circle").font(.largeTitle)).pointSize, 34)
    XCTAssertEqual(
      try symbol(Image(systemName: "circle").font(.system(size: 40, weight: .regular))).pointSize, 40)
    let bold = try symbol(Image(systemName: "circle").font(.system(size: 40, weight: .bold)))
    XCTAssertEqual(bold.weight, 700)
    XCTAssertEqual(try symbol(Image(systemName: "circle").fontWeight(.thin)).weight, 200)
  }

  func testImageScale() async throws {
    let sizes = try [Image.Scale.small, .medium, .large].map {
      try symbol(Image(systemName: "circle").imageScale($0)).pointSize
    }
    XCTAssertEqual(sizes[1], 17)
    XCTAssertEqual(sizes[0], 17 * 0.79, accuracy: 0.01)
    XCTAssertEqual(sizes[2], 17 * 1.29, accuracy: 0.01)
  }

  func testSymbolsAreCentredOnCapitals() async throws {
    let drawn = scene(300, 200) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle")
        Text("H")
      }
    }
    let circle = try XCTUnwrap(drawn.symbols.first)
    let run = try XCTUnwrap(drawn.texts.first?.runs.first)
    let baseline = run.positions[1]
    // Half the height of capitals above the baseline (0.7046 of the point size).
    XCTAssertEqual(baseline - circle.frame.midY, 17 * 0.7046 / 2, accuracy: 0.6)
  }

  func testResizableFillsItsFrame() async throws {
    let stretched = try symbol(Image(systemName: "circle").resizable().frame(width: 80, height: 40))
    XCTAssertEqual(stretched.frame.size, CGSize(width: 80, height: 40))
    XCTAssertTrue(stretched.resizable)
    let fitted = try symbol(
      Image(systemName: "thermometer").resizable().scaledToFit().frame(width: 80, height: 40))
    XCTAssertEqual(fitted.frame.height, 40, accuracy: 0.01)
    XCTAssertLessThan(fitted.frame.width, 40)
  }

  // MARK: Variants

  func testVariantsAreAddedInOrder() async throws {
    let table: [(String, SymbolVariants, String)] = [
      ("heart", .fill, "heart.fill"),
      ("heart.fill", .fill, "heart.fill"),
      ("heart", .circle, "heart.circle"),
      ("heart", .circle.fill, "heart.circle.fill"),
      ("heart.fill", .circle, "heart.circle.fill"),
      ("bell", .slash, "bell.slash"),
      ("bell.fill", .slash, "bell.slash.fill"),
      ("bell", .slash.circle.fill, "bell.slash.circle.fill"),
      ("heart.circle", .square, "heart.circle"),
      ("circle", .circle, "circle"),
      ("circle", .fill, "circle.fill"),
      ("trash", .square, "trash.square"),
      ("bell.badge", .fill, "bell.badge.fill"),
      ("folder.badge.plus", .fill, "folder.fill.badge.plus"),
      ("heart", .none, "heart"),
      ("no.such.symbol", .fill, "no.such.symbol"),
      ("", .fill, ""),
    ]
    for (name, variants, expected) in table {
      XCTAssertEqual(
        try symbol(Image(systemName: name).symbolVariant(variants)).name, expected, "\(name) \(variants)")
    }
  }

  func testVariantsAddUpFromOutside() async throws {
    let inner = try symbol(
      VStack { Image(systemName: "heart").symbolVariant(.circle) }.symbolVariant(.fill))
    XCTAssertEqual(inner.name, "heart.circle.fill")
    let cleared = try symbol(
      Image(systemName: "heart").environment(\.symbolVariants, .none).symbolVariant(.fill))
    XCTAssertEqual(cleared.name, "heart")
    XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
    XCTAssertFalse(SymbolVariants.fill.contains(.circle))
    XCTAssertEqual(SymbolVariants.fill.circle, SymbolVariants.circle.fill)
  }

  // MARK: Colours

  func testRenderingModes() async throws {
    XCTAssertEqual(try symbol(Image(systemName: "bell.badge")).rendering, .monochrome)
    XCTAssertEqual(
      try symbol(Image(systemName: "bell.badge").symbolRenderingMode(.hierarchical)).rendering, .hierarchical)
    let inherited = VStack { Image(systemName: "bell.badge") }.symbolRenderingMode(.multicolor)
    XCTAssertEqual(try symbol(inherited).rendering, .multicolor)
    let own = VStack { Image(systemName: "bell.badge").symbolRenderingMode(.monochrome) }
    XCTAssertEqual(try symbol(own.symbolRenderingMode(.multicolor)).rendering, .monochrome)
    XCTAssertEqual(
      try symbol(Image(systemName: "bell.badge").renderingMode(.original)).rendering, .multicolor)
  }

  func testPaletteFromForegroundStyles() async throws {
    let two = try symbol(Image(systemName: "bell.badge").foregroundStyle(.red, .blue))
    XCTAssertEqual(two.rendering, .palette)
    XCTAssertEqual(two.paints, [.color(SceneColor(.system(.red))), .color(SceneColor(.system(.blue)))])
    let three = try symbol(Image(systemName: "bell.badge").foregroundStyle(.red, .blue, .green))
    XCTAssertEqual(three.paints.count, 3)
    let one = try symbol(
      Image(systemName: "bell.badge").symbolRenderingMode(.palette).foregroundStyle(.red))
    XCTAssertEqual(
      one.paints,
      [1, 0.5, 0.25].map { .color(SceneColor(.system(.red), opacity: $0)) })
  }

  func testVariableValueIsBounded() async throws {
    XCTAssertEqual(try symbol(Image(systemName: "wifi", variableValue: 0.4)).variableValue, 0.4)
    XCTAssertEqual(try symbol(Image(systemName: "wifi", variableValue: 7)).variableValue, 1)
    XCTAssertEqual(try symbol(Image(systemName: "wifi", variableValue: .nan)).variableValue, 0)
    XCTAssertNil(try symbol(Image(systemName: "wifi", variableValue: nil)).variableValue)
  }

  func testUIKitSymbols() async throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    let image = try XCTUnwrap(UIImage(systemName: "heart.fill", withConfiguration: configuration))
    let node = try symbol(Image(uiImage: image))
    XCTAssertEqual(node.pointSize, 30 * 1.29, accuracy: 0.01)
    XCTAssertEqual(node.weight, 700)
    XCTAssertEqual(node.rendering, .palette)
    XCTAssertEqual(node.paints.count, 2)
  }

  // MARK: The rest

  func testUnknownSymbolNamesItsNeighbour() async throws {
    let drawn = scene(300, 200) { Image(systemName: "calender") }
    XCTAssertEqual(drawn.codes, ["unknown-symbol"])
    XCTAssertTrue(drawn.diagnostics[0].message.contains("\"calender\""))
    XCTAssertTrue(drawn.diagnostics[0].message.contains("\"calendar\""), drawn.diagnostics[0].message)
    let long = scene(300, 200) { Image(systemName: String(repeating: "a", count: 1_000_000)) }
    XCTAssertEqual(long.codes, ["unknown-symbol"])
    XCTAssertLessThan(long.diagnostics[0].message.count, 400)
  }

  func testDirectionalSymbolsAreMirrored() async throws {
    func isMirrored(_ name: String) -> Bool {
      scene(300, 200, rightToLeft: true) { Image(systemName: name) }.groups.first?.transform?.a == -1
    }
    XCTAssertTrue(isMirrored("arrow.forward"))
    XCTAssertTrue(isMirrored("list.bullet"))
    XCTAssertFalse(isMirrored("arrow.right"))
    XCTAssertTrue(scene(300, 200) { Image(systemName: "arrow.forward") }.groups.isEmpty)
  }

  func testEffectsAreReportedAndDrawNothingElse() async throws {
    let plain = scene(300, 200) { Image(systemName: "wifi") }
    let moving = scene(300, 200) {
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, options: .repeat(3).speed(2))
        .symbolEffect(.bounce.up, value: 1).symbolEffectsRemoved()
    }
    let replaced = scene(300, 200) {
      Image(systemName: "wifi").transition(.symbolEffect(.appear.up)).contentTransition(
        .symbolEffect(.replace.downUp))
    }
    XCTAssertEqual(replaced.symbols.count, 1)
    XCTAssertEqual(moving.symbols, plain.symbols)
    XCTAssertEqual(moving.codes, Array(repeating: "no-effect-in-widget", count: 2))
    XCTAssertTrue(moving.diagnostics.contains { $0.message.contains("variableColor.iterative.reversing") })
  }

  func testLabelsForScreenReaders() async {
    XCTAssertEqual(
      scene(300, 200) { Image(systemName: "heart.circle.fill") }.accessibility.map(\.label), ["heart"])
    XCTAssertTrue(scene(300, 200) { Image(decorative: "nothing") }.accessibility.isEmpty)
  }
}
