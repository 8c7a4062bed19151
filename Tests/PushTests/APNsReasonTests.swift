import Push
import XCTest

final class APNsReasonTests: XCTestCase {
  func testStatusesOfReasons() {
    let expected: [Int: Int] = [400: 23, 403: 8, 404: 1, 405: 1, 410: 2, 413: 1, 429: 2, 500: 1, 503: 2]
    XCTAssertEqual(Dictionary(grouping: APNsReason.allCases, by: \.status).mapValues(\.count), expected)
  }
}
