import XCTest

@testable import Web

/// The page arrives whole, small, and asks for nothing from elsewhere.
final class AssetTests: XCTestCase {
  func testThePage() async throws {
    let page = try await request("/")
    XCTAssertEqual(page.status, .ok)
    XCTAssertEqual(page.headers[.contentType], "text/html; charset=utf-8")
    XCTAssertTrue(page.text.contains("/assets/modules/app.js"))
    let policy = try XCTUnwrap(page.headers[.contentSecurityPolicy])
    XCTAssertTrue(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), policy)
    XCTAssertFalse(policy.contains("unsafe"), policy)
    XCTAssertEqual(page.headers[.xContentTypeOptions], "nosniff")
  }

  func testEveryFileThePageNamesIsThere() async throws {
    let page = try await request("/").text
    let names = page.matches(of: /(?:src|href)="(\/[^"]+)"/).map { String($0.1) }.filter {
      !$0.contains("fonts/")
    }
    XCTAssertGreaterThan(names.count, 5)
    for name in names {
      let file = try await request(name)
      XCTAssertEqual(file.status, .ok, name)
    }
  }

  func testModulesAreScriptsAndStylesAreStyles() async throws {
    let script = try await request("/assets/modules/live.js")
    XCTAssertEqual(script.headers[.contentType], "text/javascript; charset=utf-8")
    let style = try await request("/assets/styles/tokens.css")
    XCTAssertEqual(style.headers[.contentType], "text/css; charset=utf-8")
  }

  func testAFileIsSentAgainOnlyWhenItChanged() async throws {
    let first = try await request("/assets/modules/app.js")
    let tag = try XCTUnwrap(first.headers[.eTag])
    let second = try await request("/assets/modules/app.js", headers: [.ifNoneMatch: tag])
    XCTAssertEqual(second.status, .notModified)
    XCTAssertEqual(second.body.readableBytes, 0)
  }

  func testNoPathLeavesThePage() async throws {
    for path in [
      "/assets/../PageServer.swift", "/assets/%2e%2e/%2e%2e/etc/passwd", "/assets//etc/passwd", "/assets/",
      "/etc/passwd",
    ] {
      let answer = try await request(path)
      XCTAssertEqual(answer.status, .notFound, path)
      XCTAssertEqual(try answer.refusal(), "not-found", path)
    }
  }

  func testThePageStaysSmallAndAsksNobodyElse() throws {
    let files = FileManager.default.enumerator(
      at: Assets.builtIn, includingPropertiesForKeys: [.fileSizeKey])!
    var size = 0
    for case let url as URL in files where !url.hasDirectoryPath {
      size += try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      let text = try String(contentsOf: url, encoding: .utf8)
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        // What a field for an address shows while it is empty.
        .replacingOccurrences(of: #""https://""#, with: "").replacingOccurrences(
          of: "https://example.com", with: "")
      XCTAssertFalse(text.contains("http://") || text.contains("https://"), url.lastPathComponent)
    }
    XCTAssertLessThan(size, 300_000)
  }
}
