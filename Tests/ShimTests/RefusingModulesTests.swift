import VitrineCloudKit
import VitrineJavaScriptCore
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

  func testNobodyIsSignedInToICloud() async throws {
    let container = CKContainer(identifier: "iCloud.org.example")
    let status = try await container.accountStatus()
    XCTAssertEqual(status, .noAccount)
    let record = CKRecord(recordType: "Note")
    record["title"] = "Tea"
    record["count"] = 3
    XCTAssertEqual(record["title"] as? String, "Tea")
    XCTAssertEqual(record.changedKeys(), ["count", "title"])
    do {
      try await container.privateCloudDatabase.save(record)
      XCTFail("nothing is saved")
    } catch {
      XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
    }
    let told = expectation(description: "the handler hears it, too")
    let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    query.queryResultBlock = { if case .failure = $0 { told.fulfill() } }
    container.publicCloudDatabase.add(query)
    await fulfillment(of: [told], timeout: 30)
  }

  func testScriptsAreNotRunAndSaySo() throws {
    let context = try XCTUnwrap(JSContext())
    var heard: String?
    context.exceptionHandler = { heard = $1?.toString() }
    XCTAssertTrue(context.evaluateScript("1 + 1").isUndefined)
    XCTAssertEqual(heard, "Error: there is no JavaScript here")
    XCTAssertTrue(context.evaluateScript("1 + 1").toDouble().isNaN)
    context.setObject(["a": 3], forKeyedSubscript: "point" as NSString)
    XCTAssertEqual(context.objectForKeyedSubscript("point").forProperty("a").toInt32(), 3)
    XCTAssertEqual(context.objectForKeyedSubscript("nothing").toString(), "undefined")
  }
}
