import Foundation
import XCTest

/// Each folder of `Shims` whose module has an alias is in the list of aliases that extensions are compiled with.
final class ShimListTests: XCTestCase {
  func testTheTwoListsNameTheSameModules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let package = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let sdk = try String(
      contentsOf: root.appendingPathComponent("Sources/Tools/Projects/SDK/SDK.swift"), encoding: .utf8)
    let shims = package.matches(of: /\n  shim\("(\w+)"/).map { String($0.1) }
    let list = try XCTUnwrap(sdk.firstMatch(of: /static let aliases =\s*\[([^\]]*)\]/)).1
    let aliases = list.matches(of: /"(\w+)"/).map { String($0.1) }
    XCTAssertGreaterThan(shims.count, 20)
    // Foundation is made of a module of that name, so an alias of it goes in circles; an import of it is left out instead.
    XCTAssertEqual(Set(aliases), Set(shims + ["Combine"]))
  }
}
