import VitrineHealthKit
import VitrineSecurity
import XCTest

/// Passwords that are added, found, changed and deleted.
final class KeychainTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-keys-\(UUID())")

  override func setUp() {
    setenv("VITRINE_GROUPS", folder.path, 1)
    setenv("VITRINE_APP_GROUPS", "group.org.example.tests", 1)
  }
  override func tearDown() {
    unsetenv("VITRINE_GROUPS")
    unsetenv("VITRINE_APP_GROUPS")
    try? FileManager.default.removeItem(at: folder)
  }

  func testAPasswordIsKept() throws {
    let service = "org.example.tests.\(UUID())"
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: "ada",
    ]
    var new = item
    new[kSecValueData as String] = Data("secret".utf8)
    defer { _ = SecItemDelete(item as NSDictionary) }
    XCTAssertEqual(SecItemAdd(new as NSDictionary, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(new as NSDictionary, nil), errSecDuplicateItem)

    var wanted = item
    wanted[kSecReturnData as String] = true
    wanted[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: AnyObject?
    XCTAssertEqual(SecItemCopyMatching(wanted as NSDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? Data, Data("secret".utf8))

    let file = folder.appendingPathComponent("group.org.example.tests/Library/Keychain.plist")
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "app and extension share it")

    let change: [String: Any] = [kSecValueData as String: Data("other".utf8)]
    XCTAssertEqual(SecItemUpdate(item as NSDictionary, change as NSDictionary), errSecSuccess)
    XCTAssertEqual(SecItemCopyMatching(wanted as NSDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? Data, Data("other".utf8))

    XCTAssertEqual(SecItemDelete(item as NSDictionary), errSecSuccess)
    XCTAssertEqual(SecItemCopyMatching(wanted as NSDictionary, &found), errSecItemNotFound)
    XCTAssertEqual(SecItemDelete(item as NSDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemAdd(NSDictionary(), nil), errSecParam)
  }

  func testQuantitiesAreConverted() {
    XCTAssertEqual(
      HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meterUnit(with: .kilo)), 1.609344,
      accuracy: 1e-9)
    let beats = HKUnit.count().unitDivided(by: .minute())
    XCTAssertEqual(
      HKQuantity(unit: beats, doubleValue: 60).doubleValue(for: HKUnit.count().unitDivided(by: .second())), 1,
      accuracy: 1e-9)
    XCTAssertEqual(
      HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()), 98.6,
      accuracy: 1e-9)
    XCTAssertFalse(HKQuantity(unit: .meter(), doubleValue: 1).is(compatibleWith: .gram()))
    XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
  }
}
