@testable import Check
import Foundation
import XCTest

final class SilenceTests: XCTestCase {
  private func codes(_ text: String, _ settings: String = "") -> [String] {
    let source = SourceProject([.init(path: "W.swift", text: text)])
    let read = CheckSettings(settings, path: ".vitrine-check", codes: CheckRules.codes)
    return CheckRules.findings(in: CheckSubject(source: source, settings: read)).map(\.code)
  }

  func testACommentSilencesItsLineAndTheNext() {
    let code = "let a = UserDefaults.standard"
    XCTAssertEqual(codes(code), ["standard-defaults"])
    XCTAssertEqual(codes(code + " // vitrine:ignore standard-defaults"), [])
    XCTAssertEqual(codes("// vitrine:ignore standard-defaults - the app's own\n" + code), [])
    XCTAssertEqual(codes("// vitrine:ignore low-contrast, standard-defaults\n" + code), [])
    XCTAssertEqual(codes("// vitrine:ignore standard-defaults\n\n" + code), ["standard-defaults"])
    XCTAssertEqual(codes("// vitrine:ignore low-contrast\n" + code), ["standard-defaults"])
    XCTAssertEqual(codes("// vitrine:ignore because - standard-defaults\n" + code), ["standard-defaults"])
    XCTAssertEqual(codes("let s = \"vitrine:ignore standard-defaults\"; " + code), ["standard-defaults"])
  }

  func testAFileSilencesARule() {
    let code = "let a = UserDefaults.standard"
    XCTAssertEqual(codes(code, "# all\nskip standard-defaults"), [])
    XCTAssertEqual(codes(code, "skip standard-defaults Weather"), ["standard-defaults"])
  }

  func testLinesThatSayNothingAreTold() {
    let settings = CheckSettings(
      "skip nothing\nkind\nhello world\n\nkind A\nskip low-contrast A # why", path: ".vitrine-check",
      codes: CheckRules.codes)
    XCTAssertEqual(
      settings.problems,
      [
        ".vitrine-check:1: there is no rule `nothing`.",
        ".vitrine-check:2: a line is `skip CODE`, `skip CODE KIND` or `kind KIND`.",
        ".vitrine-check:3: a line is `skip CODE`, `skip CODE KIND` or `kind KIND`.",
      ])
    XCTAssertEqual(settings.kinds.map(\.name), ["A"])
    XCTAssertEqual(settings.kinds.first?.place.line, 5)
    XCTAssertEqual(settings.skips.map(\.code), ["low-contrast"])
    XCTAssertEqual(settings.skips.map(\.kind), ["A"])
  }

  func testAnyBytesAreSettings() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<300, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let settings = CheckSettings(
        String(decoding: bytes, as: UTF8.self), path: "x", codes: CheckRules.codes)
      XCTAssertTrue(settings.skips.isEmpty)
    }
  }
}
