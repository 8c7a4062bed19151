import SessionSettings
import VitrineFoundation
import XCTest

final class SystemTests: XCTestCase {
  func testTheLocaleIsThatOfTheProcess() {
    typealias Case = (environment: [String: String], identifier: String)
    let cases: [Case] = [
      ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
      (["LANG": "de_DE", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"), (["LANG": "fr_FR", "LC_ALL": ""], "fr_FR"),
      (["LANG": "zh-Hans_CN.UTF-8@x"], "zh_Hans_CN"),
    ]
    for one in cases { XCTAssertEqual(SessionLocale.identifier(one.environment), one.identifier) }
    XCTAssertEqual(Locale.current, SessionLocale.locale)
    XCTAssertEqual(Locale.autoupdatingCurrent, SessionLocale.locale)
    XCTAssertEqual(Calendar.current.locale, SessionLocale.locale)
    XCTAssertEqual(
      Locale.preferredLanguages, [SessionLocale.locale.identifier.replacingOccurrences(of: "_", with: "-")])
  }

  func testBackgroundConfigurationsKeepWhatTheyAreTold() {
    let first = URLSessionConfiguration.background(withIdentifier: "a")
    first.sharedContainerIdentifier = "group.a"
    first.isDiscretionary = true
    let second = URLSessionConfiguration.background(withIdentifier: "b")
    XCTAssertEqual(
      [first.identifier, second.identifier, URLSessionConfiguration.default.identifier], ["a", "b", nil])
    XCTAssertEqual([first.sharedContainerIdentifier, second.sharedContainerIdentifier], ["group.a", nil])
    XCTAssertTrue(first.isDiscretionary && !second.isDiscretionary)
  }

  func testBytesOfAnAnswer() async throws {
    let url = URL(string: "data:text/plain,one%0Atwo")!
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    var text: [UInt8] = []
    for try await byte in bytes { text.append(byte) }
    XCTAssertEqual(String(decoding: text, as: UTF8.self), "one\ntwo")
    var lines: [String] = []
    for await line in bytes.lines { lines.append(line) }
    XCTAssertEqual(lines, ["one", "two"])
  }

  func testLocalNotificationsReachTheirObservers() {
    final class Heard: @unchecked Sendable { var names: [String] = [] }
    let heard = Heard()
    let center = CFNotificationCenterGetLocalCenter()
    let observer = Unmanaged.passUnretained(heard).toOpaque()
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, _, _ in
        guard let observer, let name else { return }
        Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append(name.rawValue.description)
      }, "a" as CFString, nil, .deliverImmediately)
    for name in ["a", "b", "a"] {
      CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
    }
    CFNotificationCenterRemoveEveryObserver(center, observer)
    CFNotificationCenterPostNotification(center, CFNotificationName("a" as CFString), nil, nil, true)
    XCTAssertEqual(heard.names, ["a", "a"])
  }

  @MainActor func testDarwinNotificationsReachOtherListeners() async {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-darwin-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Two of them, as two processes would have.
    let app = DarwinNotifications(folder: folder)
    let widget = DarwinNotifications(folder: folder)
    let heard = expectation(description: "heard")
    widget.listen { name in
      XCTAssertEqual(name, "com.example.data / é")
      heard.fulfill()
    }
    app.post("")
    app.post(String(repeating: "a", count: 500))
    app.post("com.example.data / é")
    await fulfillment(of: [heard], timeout: 20)
  }

  func testCoordinatedAccessIsOneAfterTheOther() async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-coordinated-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try? Data("0".utf8).write(to: file)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          var error: NSError?
          NSFileCoordinator().coordinate(writingItemAt: file, options: [], error: &error) { url in
            let number = Int((try? String(contentsOf: url, encoding: .utf8)) ?? "") ?? 0
            try? Data("\(number + 1)".utf8).write(to: url)
          }
        }
      }
    }
    XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), "20")
  }

  func testLocksOfObjects() {
    let object = NSObject()
    XCTAssertEqual(objc_sync_enter(object), 0)
    XCTAssertEqual(objc_sync_enter(object), 0)
    XCTAssertEqual([objc_sync_exit(object), objc_sync_exit(object), objc_sync_exit(object)], [0, 0, -1])
  }

  func testAPoolGivesOnWhatItsBodyReturnsAndThrows() {
    XCTAssertEqual(autoreleasepool { 3 }, 3)
    XCTAssertThrowsError(try autoreleasepool { throw CocoaError(.fileNoSuchFile) })
  }
}
