import Projects
import XCTest

final class PluralFormatTests: XCTestCase {
  func testEachValueIsNamedByItsPlace() {
    XCTAssertEqual(PluralFormat.placed("%@ has %lld"), "%1$@ has %2$lld")
    XCTAssertEqual(PluralFormat.placed("%2$@ and %.1f%%"), "%2$@ and %1$.1f%%")
    XCTAssertEqual(PluralFormat.placed("%#@rule@ 100% yes"), "%#@rule@ 100% yes")
    XCTAssertEqual(PluralFormat.placed("%"), "%")
  }

  func testTheFirstNumberDecides() {
    XCTAssertEqual(PluralFormat.firstNumber(in: "%@ has %lld"), 2)
    XCTAssertEqual(PluralFormat.firstNumber(in: "%3$d %@"), 3)
    XCTAssertNil(PluralFormat.firstNumber(in: "%@, %%d"))
  }
}
