import Foundation
import Projects
import XCTest

final class AssetSymbolTests: XCTestCase {
  func testNamesAreMadeAsXcodeMakesThem() {
    let members = [
      "AccentColor": "accent", "Brand Blue": "brandBlue", "brand-blue_2": "brandBlue2", "Color": "color",
      "URLIcon": "urlIcon", "NYC": "nyc", "2024": "_2024", "watercolor": "watercolor", "class": "class",
      "main background color": "mainBackground", "Überblick": "überblick", "--": nil, "ABC1": "abc1",
    ]
    for (name, member) in members {
      XCTAssertEqual(AssetSymbolName.member(name, dropping: "Color"), member, name)
    }
    XCTAssertEqual(AssetSymbolName.member("HeroImage", dropping: "Image"), "hero")
    XCTAssertEqual(AssetSymbolName.type("my icons"), "MyIcons")
    XCTAssertEqual(AssetSymbolName.spelled("class"), "`class`")
  }

  private func source(_ sets: [String]) async throws -> (text: String, messages: [CompilerMessage]) {
    let bench = try ResourceBench()
    for set in sets {
      try bench.write(set: set, set.contains(".") ? "{}" : #"{"properties": {"provides-namespace": true}}"#)
    }
    let result = try await bench.compile()
    return (try result.sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined(), result.messages)
  }

  func testSymbolsStandInTheirNamespaces() async throws {
    let text = try await source(["Icons", "Icons/star.imageset", "Brand.colorset"]).text
    XCTAssertTrue(
      text.contains(
        "enum Icons {\n    static let star = UIKit.ImageResource(name: \"Icons/star\", bundle: resourceBundle)"
      ), text)
    XCTAssertTrue(
      text.contains("static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"), text)
    XCTAssertTrue(
      text.contains("static var brand: UIKit.UIColor { UIKit.UIColor(resource: ColorResource.brand) }"), text)
  }

  func testClashesAreNamed() async throws {
    let made = try await source(["Red.colorset", "brand blue.colorset", "BrandBlue.colorset"])
    XCTAssertFalse(made.text.contains("static var red: SwiftUI.Color"), made.text)
    XCTAssertTrue(made.text.contains("static let red = UIKit.ColorResource(name: \"Red\""), made.text)
    XCTAssertEqual(made.messages.filter { $0.text.contains("`red`, which Color has already") }.count, 1)
    XCTAssertEqual(made.messages.filter { $0.text.contains("both have the Swift name `brandBlue`") }.count, 1)
    XCTAssertEqual(made.text.components(separatedBy: "static let brandBlue").count, 2)
  }

  func testNamesCannotBreakOutOfTheSource() async throws {
    let made = try await source(["a\" + evil() + \".colorset", "b\\(evil()).imageset"])
    XCTAssertTrue(made.text.contains(#"name: "a\" + evil() + \"""#), made.text)
    XCTAssertTrue(made.text.contains(#"name: "b\\(evil())""#), made.text)
  }

  func testWithoutAssetsThereIsNoSource() async throws {
    let made = try await source(["Note.dataset"])
    XCTAssertEqual(made.text, "")
  }
}
