import VitrineNetwork
import VitrineUserNotifications
import XCTest

/// Modules that answer as on a device whose user refused.
final class RefusingModulesTests: XCTestCase {
  func testNotificationsAreRefused() async throws {
    let center = UNUserNotificationCenter.current()
    let isAllowed = try await center.requestAuthorization(options: [.alert])
    XCTAssertFalse(isAllowed)
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    XCTAssertEqual((content.mutableCopy() as? UNNotificationContent)?.title, "Hello")
    do {
      try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      XCTFail("nothing is shown")
    } catch {
      XCTAssertEqual((error as? UNError)?.code, .notificationsNotAllowed)
    }
  }

  func testThePathIsThatOfTheInterfaces() async {
    XCTAssertEqual(NWPath(interfaces: []).status, .unsatisfied)
    let monitor = NWPathMonitor()
    XCTAssertEqual(monitor.currentPath.status == .satisfied, !NWInterface.reaching().isEmpty)
    let told = expectation(description: "the handler hears the state")
    monitor.pathUpdateHandler = { _ in told.fulfill() }
    monitor.start(queue: DispatchQueue(label: "path"))
    await fulfillment(of: [told], timeout: 30)
    monitor.cancel()
  }
}
