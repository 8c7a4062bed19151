import ActivityKit
import Foundation
import XCTest

final class ActivityAttributesTests: XCTestCase {
  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var eta: Date }
    var order: String
  }

  /// A push carries dates as `JSONDecoder` reads them unless told otherwise: seconds since 2001.
  func testAContentStateReadsDatesAsAPushCarriesThem() throws {
    let state = try JSONDecoder().decode(Delivery.ContentState.self, from: Data(#"{"eta":86400}"#.utf8))
    XCTAssertEqual(state.eta, Date(timeIntervalSinceReferenceDate: 86400))
  }
}
