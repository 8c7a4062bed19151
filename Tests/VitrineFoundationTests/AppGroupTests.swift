import VitrineFoundation
import XCTest

final class AppGroupTests: XCTestCase {
  /// Statement 254: a group identifier has the form group.com.company.appname.
  func testOnlyAGroupIdentifierHasAContainer() {
    let files = FileManager.default
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "com.example.tasks"))
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group."))
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.a/../../b"))
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.a\0b"))
  }

  func testOnlyGroupsOfTheEntitlementsHaveAContainer() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("VITRINE_GROUPS", base.path, 1)
    setenv("VITRINE_APP_GROUPS", "group.com.example.a,group.com.example.b", 1)
    defer {
      unsetenv("VITRINE_GROUPS")
      unsetenv("VITRINE_APP_GROUPS")
      try? FileManager.default.removeItem(at: base)
    }
    let files = FileManager.default
    XCTAssertNotNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.b"))
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.c"))
    setenv("VITRINE_APP_GROUPS", "", 1)
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.a"))
    XCTAssertEqual(try files.contentsOfDirectory(atPath: base.path), ["group.com.example.b"])
  }

  /// Statement 258: app and extension get the same path.
  func testTheContainerIsAFolderOfTheGroupAlone() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("VITRINE_GROUPS", base.path, 1)
    defer {
      unsetenv("VITRINE_GROUPS")
      try? FileManager.default.removeItem(at: base)
    }
    let files = FileManager.default
    let first = try XCTUnwrap(
      files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.a"))
    let again = files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.a")
    let other = files.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.b")
    XCTAssertEqual(first, again)
    XCTAssertNotEqual(first, other)
    try Data("x".utf8).write(to: first.appendingPathComponent("f"))
    XCTAssertTrue(files.fileExists(atPath: base.appendingPathComponent("group.com.example.a/f").path))
  }
}
