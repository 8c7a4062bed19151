import Foundation
import PushKit
import XCTest

/// Statement 253 in the form of an older article, with the names that Apple's PushKit has.
private final class OldPushHandler: NSObject, PKPushRegistryDelegate {
  private(set) var words: [String] = []
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
  ) {
    if type == .complication { words = payload.dictionaryPayload.keys.map { "\($0)" } }
  }
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
  ) {}
}

final class PushKitForms: XCTestCase {
  func testARegistryTakesADelegate() {
    let registry = PKPushRegistry(queue: .main)
    let handler = OldPushHandler()
    registry.delegate = handler
    registry.desiredPushTypes = [.voIP]
    XCTAssertNil(registry.pushToken(for: .voIP))
    XCTAssertTrue(registry.delegate === handler)
    XCTAssertEqual(handler.words, [])
  }
}
