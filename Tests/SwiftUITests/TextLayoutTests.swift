import Archive
import Foundation
import XCTest

import SwiftUI
import UIKit

/// Sizes of texts: Dynamic Type, limits of lines, reserved width, bad input.
@MainActor final class TextLayoutTests: XCTestCase {
  private func size(_ width: CGFloat = 300, _ height: CGFloat = 300, @ViewBuilder _ view: () -> some View)
    -> CGSize
  {
    scene(width, height, scale: 3) { view().background(Color.red) }.boxes.first?.size ?? .zero
  }
  private func height(_ view: some View) -> CGFloat { size { view }.height }

  func testTextStylesAtEveryTypeSize() async {
    // Apple's table of sizes; the height of one line is size × 1.19336 rounded up to a pixel.
    for (type, points) in [
      (DynamicTypeSize.xSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19),
      (.xxLarge, 21),
      (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40),
      (.accessibility4, 47),
      (.accessibility5, 53),
    ] {
      let expected = ((points * 2444 / 2048) * 3 - 0.001).rounded(.up) / 3
      XCTAssertEqual(height(Text("A").dynamicTypeSize(type)), expected, accuracy: 0.001, "\(type)")
    }
  }

  func testRangesOfTypeSize() async {
    let one = height(Text("A").dynamicTypeSize(.large))
    XCTAssertEqual(
      height(Text("A").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)), one)
    XCTAssertGreaterThan(height(Text("A").dynamicTypeSize(DynamicTypeSize.xLarge...)), one)
  }

  func testLineLimits() async {
    let text = Text("one two three four five six seven eight")
    let one = height(Text("A"))
    func lines(_ view: some View) -> Int { Int((size(80) { view }.height / one).rounded()) }
    XCTAssertEqual(lines(text.lineLimit(1)), 1)
    XCTAssertEqual(lines(text.lineLimit(...2)), 2)
    XCTAssertEqual(lines(text.lineLimit(nil)), lines(text))
    XCTAssertEqual(lines(Text("A").lineLimit(3, reservesSpace: true)), 3)
    XCTAssertEqual(lines(Text("A").lineLimit(3, reservesSpace: false)), 1)
    XCTAssertEqual(lines(Text("A").lineLimit(2...4)), 2)
    XCTAssertEqual(lines(Text("A").lineLimit(2...)), 2)
    XCTAssertEqual(lines(text.lineLimit(2...3)), 3)
  }

  func testWrongLineLimitsAreReported() async {
    for limit in [0, -4] {
      let drawn = scene(300, 100) { Text("one").lineLimit(limit) }
      XCTAssertEqual(drawn.codes, ["invalid-line-limit"])
      XCTAssertEqual(drawn.texts.count, 1)
    }
  }

  func testReservedWidthOfTimers() async {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    // A timer takes the width it is offered …
    XCTAssertEqual(size { Text(now + 60, style: .timer) }.width, 300)
    XCTAssertEqual(size { Text(now + 60, style: .relative) }.width, 300)
    // … and with a fixed size that of the longest form of its interval.
    let short = size { Text(timerInterval: now...(now + 59)).fixedSize() }.width
    let long = size { Text(timerInterval: (now - 7200)...(now + 59)).fixedSize() }.width
    XCTAssertGreaterThan(long, short + 20)
    XCTAssertEqual(size { Text(now, style: .time) }.width < 100, true, "a time does not tick")
  }

  func testFontForms() async {
    XCTAssertEqual(Font.TextStyle.allCases.count, 13)
    XCTAssertEqual(height(Text("A").font(.system(size: 30))), 36, accuracy: 0.001)
    XCTAssertEqual(height(Text("A").font(.system(size: 30).scaled(by: 2))), 71.667, accuracy: 0.001)
    XCTAssertEqual(height(Text("A").font(.extraLargeTitle)), 43, accuracy: 0.001)
    for font in [
      Font.body.weight(.heavy), .system(.body, design: .serif, weight: .light), .body.width(.condensed),
    ] {
      XCTAssertEqual(height(Text("A").font(font)), height(Text("A")))
    }
    XCTAssertEqual(Font.title.bold(), Font.title.bold())
    XCTAssertNotEqual(Font.title, Font.title.italic())
  }

  func testAnUnknownFamilyIsNamedAndInterDrawn() async {
    let drawn = scene(300, 100) { Text("abc").font(.custom("No Such Font", size: 20)) }
    XCTAssertEqual(drawn.codes, ["unknown-font"])
    XCTAssertTrue(drawn.diagnostics[0].message.contains("No Such Font"))
    XCTAssertEqual(drawn.texts.first?.runs.first?.font.name, "Inter")
  }

  func testConcatenationKeepsLooks() async {
    let drawn = scene(300, 100) {
      Text("a").font(.system(size: 10)) + Text("b").bold().foregroundColor(.red)
        + Text(Image(systemName: "star"))
    }
    XCTAssertEqual(drawn.texts.first?.runs.map(\.size), [10, 17])
    XCTAssertEqual(drawn.texts.first?.string, "ab")
    let start = Text("a")
    XCTAssertNotEqual(start + Text("b"), start + Text("c"), "texts that share a start do not mix")
    XCTAssertEqual(start, Text("a"))
  }

  func testAPictureInText() async throws {
    let pixel = try XCTUnwrap(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    let image = Image(uiImage: try XCTUnwrap(UIImage(data: pixel)))
    let drawn = scene(300, 100) { Text("a \(image) b") }
    let images = drawn.images
    XCTAssertEqual(images.map(\.data), [pixel])
    XCTAssertEqual(images.first?.frame.size, CGSize(width: 1, height: 1))
  }

  // MARK: Bad input

  func testAMillionCharacters() async {
    let text = String(repeating: "many words ", count: 100_000)
    let drawn = scene(300, 300) { Text(text) }
    XCTAssertEqual(drawn.texts.count, 1)
    XCTAssertLessThan(drawn.texts[0].string.utf8.count, 70_000)
    XCTAssertLessThan(drawn.texts[0].runs.reduce(0) { $0 + $1.glyphs.count }, 20_000)
    for bad in [
      String(repeating: "*", count: 1_000_000), String(repeating: "[(", count: 20_000),
      String(repeating: "_a_*", count: 10_000),
    ] {
      XCTAssertEqual(scene(300, 300) { Text(LocalizedStringKey(bad)) }.texts.count, 1)
    }
  }

  func testTenThousandConcatenations() async {
    var text = Text("0")
    for index in 1..<10_000 { text = text + Text(verbatim: "\(index % 10)").bold(index % 2 == 0) }
    let drawn = scene(300, 300) { text }
    XCTAssertEqual(drawn.texts.first?.string.count, 10_000)
  }

  func testNumbersThatAreNone() async {
    for number in [Double.nan, .infinity, -.infinity, 0, -5, 1e300] {
      let length = CGFloat(number)
      let drawn = scene(300, 300) {
        Text("x").font(.system(size: length)).kerning(length).tracking(length).baselineOffset(length)
          .lineSpacing(length).minimumScaleFactor(length)
      }
      XCTAssertEqual(drawn.texts.count, 1, "\(number)")
      XCTAssertTrue(
        drawn.texts[0].runs.allSatisfy { $0.positions.allSatisfy(\.isFinite) && $0.size <= 2100 }, "\(number)"
      )
    }
    let far = Date(timeIntervalSinceReferenceDate: .infinity)
    _ = scene(300, 300) {
      VStack {
        Text(far, style: .date)
        Text(far, style: .relative)
        Text(Date.distantPast...Date.distantFuture)
        Text(timerInterval: Date.distantPast...far)
      }
    }
  }

  func testInvalidUTF8() async {
    let string = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xF0, 0x9F], as: UTF8.self)
    XCTAssertEqual(scene(300, 100) { Text(string) }.texts.first?.string, string)
  }
}
