import UIKit
import XCTest

/// Attributed text of HTML, as descriptions of feeds come.
final class HTMLTextTests: XCTestCase {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at place: Int) -> UIFont? {
    text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  func testWordsAndSpaces() throws {
    XCTAssertEqual(
      try read("Fish &amp; <b>chips</b>,\n  &#163;5 &lt; &eacute;t&#xe9; &nope; a<b").string,
      "Fish & chips, £5 < été &nope; a<b")
    XCTAssertEqual(try read("<p>One</p>\n<p>Two<br>three</p>").string, "One\nTwo\u{2028}three\n")
    XCTAssertEqual(
      try read("<ul><li>a</li><li>b</li></ul><ol><li>c</ol>").string, "\t•\ta\n\t•\tb\n\t1.\tc\n")
    XCTAssertEqual(try read("<head><title>no</title></head><style>b {}</style>yes<!-- no -->").string, "yes")
    XCTAssertEqual(try read("").length, 0)
  }

  func testLooks() throws {
    let text = try read(
      "a<b>b</b><i>c</i><u>d</u><s>e</s><a href='https://example.com/?a=1&amp;b=2'>f</a><h1>g</h1>")
    XCTAssertEqual(text.string, "abcdef\ng\n")
    XCTAssertFalse(try XCTUnwrap(font(text, at: 0)).fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertTrue(try XCTUnwrap(font(text, at: 1)).fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertTrue(try XCTUnwrap(font(text, at: 2)).fontDescriptor.symbolicTraits.contains(.traitItalic))
    XCTAssertEqual(text.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(text.attribute(.strikethroughStyle, at: 4, effectiveRange: nil) as? Int, 1)
    XCTAssertEqual(
      text.attribute(.link, at: 5, effectiveRange: nil) as? URL, URL(string: "https://example.com/?a=1&b=2"))
    XCTAssertEqual(font(text, at: 7)?.pointSize, 24)
    XCTAssertEqual(font(text, at: 0)?.pointSize, 12)
  }

  func testOtherDocuments() throws {
    let plain = try NSAttributedString(
      data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    XCTAssertEqual(plain.string, "<b>")
    let found = try NSAttributedString(
      data: XCTUnwrap("<b>é</b>".data(using: .utf16)), documentAttributes: nil)
    XCTAssertEqual(found.string, "é")
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
    XCTAssertThrowsError(try NSAttributedString(data: Data(count: 2 << 20), documentAttributes: nil))
  }

  func testDamagedHTMLIsRead() throws {
    let pieces = [
      "<", ">", "</", "b", "a href=", "\"", "'", "&", "&#", ";", "x1F600", "li", "<ul>", "<!--", "-->", " ",
      "é", "p", "script",
    ]
    var seed: UInt64 = 11
    for _ in 0..<2_000 {
      var html = ""
      for _ in 0..<20 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += pieces[Int(seed >> 33) % pieces.count]
      }
      XCTAssertLessThanOrEqual(try read(html).length, html.utf16.count * 4 + 80)
    }
    XCTAssertEqual(try read(String(repeating: "<b>", count: 100_000) + "x").string, "x")
  }
}
