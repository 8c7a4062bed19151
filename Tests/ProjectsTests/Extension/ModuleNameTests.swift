import Projects
import XCTest

final class ModuleNameTests: XCTestCase {
  func testPlainNameStays() {
    XCTAssertEqual(ModuleName.make(from: "SystemStatus"), "SystemStatus")
  }

  func testOtherCharactersBecomeUnderscores() {
    XCTAssertEqual(ModuleName.make(from: "My Widget-Extension.v2"), "My_Widget_Extension_v2")
  }

  func testLeadingDigit() {
    XCTAssertEqual(ModuleName.make(from: "2048"), "_2048")
  }

  func testLettersOfOtherScriptsStay() {
    XCTAssertEqual(ModuleName.make(from: "天気"), "天気")
  }

  func testNothingLeft() {
    XCTAssertEqual(ModuleName.make(from: "---"), "Widgets")
    XCTAssertEqual(ModuleName.make(from: ""), "Widgets")
  }

  func testTakenNamesAreAvoided() {
    XCTAssertEqual(ModuleName.make(from: "Archive", avoiding: ["Archive"]), "ArchiveExtension")
    XCTAssertEqual(ModuleName.make(from: "Foundation"), "FoundationExtension")
  }
}
