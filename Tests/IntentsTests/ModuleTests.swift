import Intents
import XCTest

final class ModuleTests: XCTestCase {
  func testFoundationComesWithTheModule() { XCTAssertEqual(URL(string: "a:b")?.scheme, "a") }
}
