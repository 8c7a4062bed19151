import Activities
import Foundation
import XCTest

final class PushDirectoryTests: XCTestCase {
  func testATokenIsKnownUntilItIsForgotten() {
    let directory = PushDirectory()
    let entry = PushDirectory.Entry(
      kind: .update(activityID: "a"), extensionName: "Delivery", bundle: "com.example.delivery")
    directory.set("00ff", entry)
    XCTAssertEqual(directory.entry("00ff"), entry)
    XCTAssertNil(directory.entry("00fe"))
    directory.forget("00ff")
    XCTAssertEqual(directory.all, [:])
  }
}
