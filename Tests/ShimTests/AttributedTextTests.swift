import SwiftUI
import UIKit
import VitrineFoundation
import XCTest

@MainActor final class AttributedTextTests: XCTestCase {
  func testAttributesGoBothWays() async throws {
    let text = NSMutableAttributedString(
      string: "red and small",
      attributes: [.font: UIFont.systemFont(ofSize: 11), .link: URL(string: "https://example.com")!])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 8, length: 5))
    let attributed = AttributedString(text)
    XCTAssertEqual(String(attributed.characters), "red and small")
    XCTAssertEqual(attributed.runs.map { attributed[$0.range].uiKit.foregroundColor }, [.red, nil, nil])
    XCTAssertEqual(attributed.runs.map { $0.link?.host }, Array(repeating: "example.com", count: 3))
    let back = NSAttributedString(attributed)
    XCTAssertEqual(back.string, text.string)
    XCTAssertEqual(back.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual((back.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize, 11)
    XCTAssertEqual(
      back.attribute(.underlineStyle, at: 9, effectiveRange: nil) as? Int, NSUnderlineStyle.single.rawValue)
    XCTAssertNil(back.attribute(.underlineStyle, at: 4, effectiveRange: nil))
    var plain = AttributedString("x")
    plain.foregroundColor = Color.blue
    XCTAssertNotNil(NSAttributedString(plain).attribute(.foregroundColor, at: 0, effectiveRange: nil))
  }

  func testTextIsMeasuredAsItIsDrawn() async {
    let font = UIFont.systemFont(ofSize: 17)
    let one = "Hello".size(withAttributes: [.font: font])
    let two = "HelloHello".size(withAttributes: [.font: font])
    XCTAssertEqual(two.width, one.width * 2, accuracy: 1)
    XCTAssertEqual(one.height, font.lineHeight, accuracy: 1)
    let long = NSAttributedString(
      string: String(repeating: "word ", count: 20), attributes: [.font: font])
    let box = long.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil)
    XCTAssertLessThanOrEqual(box.width, 120)
    XCTAssertGreaterThan(box.height, one.height * 5)
    XCTAssertEqual(long.size().height, one.height, accuracy: 1)
    XCTAssertEqual("a\nb".size(withAttributes: [.font: font]).height, one.height * 2, accuracy: 2)
    let off = await Task.detached { "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) }
      .value
    XCTAssertEqual(off, one)
  }

  func testDescriptorsOfFonts() async throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let bold = UIFont(
      descriptor: try XCTUnwrap(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    XCTAssertEqual(bold.pointSize, 20)
    XCTAssertEqual(bold.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    let rounded = UIFont(descriptor: try XCTUnwrap(plain.fontDescriptor.withDesign(.rounded)), size: 30)
    XCTAssertEqual(rounded.pointSize, 30)
    XCTAssertNotEqual(Font(rounded), Font(plain.withSize(30)))
    let weight = UIFontDescriptor.AttributeName.traits
    let heavy = plain.fontDescriptor.addingAttributes([
      weight: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    XCTAssertEqual(UIFont(descriptor: heavy, size: 0)._weight, .heavy)
  }

  func testLengthsGrowWithTheTypeSize() async {
    let metrics = UIFontMetrics(forTextStyle: .body)
    XCTAssertEqual(metrics.scaledValue(for: 10), 10)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    // Body is 53 points there, and 17 at the default (Human Interface Guidelines).
    XCTAssertEqual(metrics.scaledValue(for: 17, compatibleWith: large), 53, accuracy: 0.01)
    XCTAssertEqual(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize, 53, accuracy: 0.01)
  }

  func testColoursInArchives() async throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    XCTAssertEqual(read, color)
  }

  func testThePasteboardIsTheProcesssOwn() async throws {
    let board = try XCTUnwrap(UIPasteboard(name: .init("test"), create: true))
    let before = board.changeCount
    board.string = "copied"
    XCTAssertEqual(board.string, "copied")
    XCTAssertTrue(board.hasStrings && !board.hasImages)
    XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("copied".utf8))
    XCTAssertEqual(board.changeCount, before + 1)
    XCTAssertNil(UIPasteboard(name: .init("nobody's"), create: false))
  }

  func testBoxesAsText() async {
    let box = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    XCTAssertEqual(NSCoder.string(for: box), "{{1, 2.5}, {3, 4}}")
    XCTAssertEqual(CGRectFromString("{{1, 2.5}, {3, 4}}"), box)
    XCTAssertEqual(CGRectFromString("{{1, 2"), .zero)
  }

  /// Foundation compares the attributes of neighbours, and ended the process where a font or a colour was among them.
  func testPiecesAreAppended() {
    let text = NSMutableAttributedString(string: "")
    for size in [12, 12, 14] as [CGFloat] {
      text.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: size),
            .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            .paragraphStyle: NSMutableParagraphStyle(), .shadow: NSShadow(),
          ]))
    }
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 4))
    XCTAssertEqual(text.string, "ababab")
    XCTAssertEqual((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize, 14)
    XCTAssertEqual(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, UIColor.red)
  }
}
