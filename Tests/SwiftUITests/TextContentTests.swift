import Archive
import Foundation
import XCTest

import SwiftUI

/// What a text reads: keys, values, formats, tables.
@MainActor final class TextContentTests: XCTestCase {
  private func read(_ text: Text, _ locale: String = "en_US") -> String {
    scene(600, 200) { text.environment(\.locale, Locale(identifier: locale)) }.texts.first?.string ?? ""
  }

  func testValuesAreWrittenForTheLocale() async {
    for (locale, text) in [
      ("en_US", "a 1,234 b 1.500000 c 0.3"), ("de_DE", "a 1.234 b 1,500000 c 0,3"),
      ("ar_EG", "a ١٬٢٣٤ b ١٫٥٠٠٠٠٠ c ٠٫٣"),
    ] {
      XCTAssertEqual(read(Text("a \(1234) b \(1.5) c \(0.256, specifier: "%.1f")"), locale), text)
    }
    XCTAssertEqual(read(Text("\(5, specifier: "%02d"):\(7, specifier: "%02d")")), "05:07")
    XCTAssertEqual(
      read(Text("\(3, specifier: "%+d") \(255, specifier: "%x") \(7, specifier: "%3d")|")), "+3 ff   7|")
    XCTAssertEqual(read(Text("100% of \(3)")), "100% of 3")
    XCTAssertEqual(
      read(Text("\(UInt8(200)) \(Float(0.5)) \(CGFloat(2)) \(Int16(-4))")), "200 0.500000 2.000000 -4")
  }

  func testFormats() async {
    XCTAssertEqual(read(Text(0.456, format: .percent.precision(.fractionLength(0)))), "46%")
    XCTAssertEqual(read(Text(1234.5, format: .number), "de_DE"), "1.234,5")
    XCTAssertEqual(
      read(Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))), "de_DE").contains("234,5"), true
    )
    XCTAssertEqual(read(Text("\(12.5, format: .currency(code: "USD"))")), "$12.50")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    XCTAssertEqual(read(Text(3 as NSNumber, formatter: formatter)).contains("3.00"), true)
  }

  func testDatesByStyle() async {
    let date = Date(timeIntervalSince1970: 1_800_000_000)  // 2027-01-15 08:00 UTC, as the scene's clock
    func show(_ text: Text, _ locale: String) -> String {
      let drawn = scene(600, 200) {
        text.environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
      }
      return (drawn.texts.first?.string ?? "").replacingOccurrences(of: "\u{202F}", with: " ")
        .replacingOccurrences(of: "\u{2009}", with: " ")
    }
    XCTAssertEqual(show(Text(date, style: .time), "en_US"), "8:00 AM")
    XCTAssertEqual(show(Text(date, style: .time), "de_DE"), "08:00")
    XCTAssertEqual(show(Text(date, style: .date), "en_US"), "January 15, 2027")
    XCTAssertEqual(show(Text(date, style: .date), "de_DE"), "15. Januar 2027")
    XCTAssertEqual(show(Text(date, style: .date), "ja_JP"), "2027年1月15日")
    XCTAssertEqual(show(Text(date...(date + 7200)), "en_US"), "8:00 – 10:00 AM")
    XCTAssertEqual(show(Text(DateInterval(start: date, duration: 28800)), "en_US"), "8:00 AM – 4:00 PM")
    XCTAssertEqual(show(Text(date...(date + 7200)), "de_DE"), "08:00–10:00 Uhr")
    XCTAssertEqual(show(Text("at \(date, style: .time)!"), "en_US"), "at 8:00 AM!")
  }

  func testVerbatimAndStringsAreNotLookedUpOrParsed() async {
    XCTAssertEqual(read(Text(verbatim: "**a** 50%")), "**a** 50%")
    let string = "**b** %@"
    XCTAssertEqual(read(Text(string)), "**b** %@")
    XCTAssertEqual(read(Text("50% off")), "50% off")
  }

  func testMarkdownRuns() async {
    let drawn = scene(600, 100) {
      Text("a **b** *c* `d` ~~e~~ [f](https://example.com/f) g")
    }
    XCTAssertEqual(drawn.texts.first?.string, "a b c d e f g")
    let runs = drawn.texts.first?.runs ?? []
    XCTAssertTrue(runs.contains { $0.font.name == "Inter" && $0.font.weight == 600 }, "bold body is semibold")
    XCTAssertTrue(runs.contains { $0.font.name == "Inter-Italic" })
    XCTAssertTrue(runs.contains { $0.font.name == "RobotoMono" })
    XCTAssertTrue(runs.contains { !$0.decorations.isEmpty })
    XCTAssertEqual(drawn.hits.map(\.action), [.link("https://example.com/f")])
    let frame = drawn.hits.first?.frame ?? .zero
    XCTAssertTrue(frame.width > 3 && frame.width < 20 && frame.height > 15, "\(frame)")
  }

  func testValuesAreNoMarkdownButStandInIt() async {
    let name = "*star*_"
    let drawn = scene(600, 100) { Text("**\(name)** [x](https://example.com/\(7))") }
    XCTAssertEqual(drawn.texts.first?.string, "*star*_ x")
    XCTAssertEqual(drawn.texts.first?.runs.first?.font.weight, 600)
    XCTAssertEqual(drawn.hits.map(\.action), [.link("https://example.com/7")])
  }

  func testMarkdownEdges() async {
    for (source, shown) in [
      ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("\\*no\\*", "*no*"),
      ("**open", "**open"), ("[a](b", "[a](b"), ("***x***", "x"), ("**a *b* c**", "a b c"),
      ("``a`b``", "a`b"),
      ("a &amp; b &#169;", "a & b ©"), ("<https://e.org>", "https://e.org"), ("5 < 6", "5 < 6"),
      ("~~~x", "~~~x"),
      ("[[a]](http://x.y)", "[a]"), ("![pic](p.png)", "pic"), ("line\nbreak  kept", "line\nbreak  kept"),
    ] {
      XCTAssertEqual(read(Text(LocalizedStringKey(source))), shown, source)
    }
  }

  func testAttributedStrings() async throws {
    var text = AttributedString("ab")
    text.font = .system(size: 20)
    text.backgroundColor = .red
    text.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    text.kern = 3
    var second = AttributedString("cd")
    second.font = .system(size: 30, design: .serif)
    second.foregroundColor = .green
    second.link = URL(string: "https://e.org")
    let drawn = scene(300, 100) { Text(text + second) }
    let node = try XCTUnwrap(drawn.texts.first)
    XCTAssertEqual(node.runs.map(\.font.name), ["Inter", "SourceSerif"])
    XCTAssertEqual(node.backgrounds.count, 1)
    XCTAssertEqual(node.runs[0].decorations.first?.pattern, .dash)
    XCTAssertNotNil(node.runs[0].decorations.first?.paint)
    XCTAssertEqual(drawn.hits.map(\.action), [.link("https://e.org")])
    let markdown = try AttributedString(markdown: "# Title\n\nsome **bold** [l](https://e.org)\nmore")
    XCTAssertEqual(String(markdown.characters), "Titlesome bold l more")
    XCTAssertEqual(markdown.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }.count, 1)
    XCTAssertEqual(markdown.runs.compactMap(\.link).count, 1)
  }

  func testTextCaseAndResources() async {
    XCTAssertEqual(
      scene(300, 50) { Text("straße \(3)").textCase(.uppercase) }.texts.first?.string, "STRASSE 3")
    let resource: LocalizedStringResource = "Hello \("you")"
    XCTAssertEqual(read(Text(resource)), "Hello you")
    XCTAssertEqual(String(localized: "n \(4)"), "n 4")
    XCTAssertEqual(String(localized: resource), "Hello you")
    XCTAssertEqual(resource.key, "Hello %@")
  }
}
