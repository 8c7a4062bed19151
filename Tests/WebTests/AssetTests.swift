import CDeflate
import HTTPTypes
import NIOCore
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

  func testThePageAsksNobodyElse() throws {
    for url in try Self.files() {
      let text = try String(contentsOf: url, encoding: .utf8)
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        // What a field for an address shows while it is empty.
        .replacingOccurrences(of: #""https://""#, with: "").replacingOccurrences(
          of: "https://example.com", with: ""
        )
        // The push gateway of this machine, in a line for a terminal.
        .replacingOccurrences(of: "https://127.0.0.1", with: "")
      XCTAssertFalse(text.contains("http://") || text.contains("https://"), url.lastPathComponent)
    }
  }

  /// All of the page, panels and other devices included, but for fonts and pictures of widgets.
  func testThePageStaysSmall() async throws {
    let paths = try Self.files().map { String($0.path.dropFirst(Assets.builtIn.path.count + 1)) }
    XCTAssertGreaterThan(paths.count, 20)
    let (sent, raw) = try await Self.sizes(of: paths)
    XCTAssertLessThan(sent, 300_000, "UX: under 300 KB before fonts, as they are sent")
    XCTAssertGreaterThan(raw, sent * 2, "the texts are packed")
  }

  /// What a browser loads and reads before anything shows: the files that the page names, and what these import.
  func testWhatIsLoadedAtFirstStaysSmaller() async throws {
    let page = try await request("/").text
    var waiting = page.matches(of: /(?:src|href)="\/assets\/([^"]+)"/).map { String($0.1) }
    var paths: Set<String> = ["index.html"]
    while let path = waiting.popLast() {
      guard !path.hasPrefix("fonts/"), paths.insert(path).inserted, path.hasSuffix(".js") else { continue }
      let folder = Assets.builtIn.appendingPathComponent(path).deletingLastPathComponent()
      let text = try await request("/assets/\(path)").text
      for match in text.matches(of: /from "(\.[^"]+)"/) {
        let url = folder.appendingPathComponent(String(match.1)).standardizedFileURL
        waiting.append(String(url.path.dropFirst(Assets.builtIn.standardizedFileURL.path.count + 1)))
      }
    }
    XCTAssertTrue(paths.contains("modules/island.js"))
    XCTAssertFalse(paths.contains("modules/push/panel.js"), "panels wait until they are opened")
    let (sent, raw) = try await Self.sizes(of: Array(paths))
    XCTAssertLessThan(sent, 190_000)
    XCTAssertLessThan(raw, 480_000)
  }

  private static func sizes(of paths: [String]) async throws -> (sent: Int, raw: Int) {
    let server = try PageServer(model: FakeModel(), configuration: .init())
    var (sent, raw) = (0, 0)
    for path in paths {
      let uri = path == "index.html" ? "/" : "/assets/\(path)"
      sent += try await server.answer(uri, headers: Self.gzip).body.readableBytes
      // Panels and companions in folders of their own are fetched when they are first opened.
      guard !path.dropFirst("modules/".count).contains("/") else { continue }
      raw += try await server.answer(uri).body.readableBytes
    }
    return (sent, raw)
  }

  func testATextIsPackedForThoseWhoReadThat() async throws {
    let plain = try await request("/assets/modules/app.js")
    let packed = try await request("/assets/modules/app.js", headers: Self.gzip)
    XCTAssertNil(plain.headers[.contentEncoding])
    XCTAssertEqual(packed.headers[.contentEncoding], "gzip")
    XCTAssertEqual(packed.headers[.contentType], plain.headers[.contentType])
    XCTAssertEqual(Self.unpacked(packed.body), Data(buffer: plain.body))
    for answer in [plain, packed] { XCTAssertEqual(answer.headers[.vary], "Accept-Encoding") }
    let tags = [try XCTUnwrap(plain.headers[.eTag]), try XCTUnwrap(packed.headers[.eTag])]
    XCTAssertNotEqual(tags[0], tags[1])
    // Each form is known by its own tag only.
    let again = try await request(
      "/assets/modules/app.js", headers: [.acceptEncoding: "gzip", .ifNoneMatch: tags[1]])
    XCTAssertEqual(again.status, .notModified)
    XCTAssertEqual(again.headers[.eTag], tags[1])
    XCTAssertEqual(again.headers[.vary], "Accept-Encoding")
    XCTAssertNil(again.headers[.contentEncoding])
    let other = try await request(
      "/assets/modules/app.js", headers: [.acceptEncoding: "gzip", .ifNoneMatch: tags[0]])
    XCTAssertEqual(other.status, .ok)
  }

  func testWhoReadsGzip() {
    for header in [
      "gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.5", "*", "identity, *;q=0.1", "x-gzip",
    ] {
      XCTAssertTrue(Gzip.isAccepted(header), header)
    }
    for header in [
      nil, "", "br", "identity", "gzip;q=0", "gzip; q=0.0, *", "*;q=0", "gzip;q=much", "gzipped", ",;,",
    ] {
      XCTAssertFalse(Gzip.isAccepted(header), header ?? "none")
    }
  }

  func testWhatDoesNotGetSmallerIsSentAsItIs() {
    XCTAssertNil(Gzip.packed(Data(), level: 9))
    XCTAssertNil(Gzip.packed(Data([1]), level: 9))
    XCTAssertNil(Gzip.packed(Data((0..<64).map { UInt8($0) }), level: 9))
    let zeros = Data(count: 100_000)
    XCTAssertEqual(Gzip.packed(zeros, level: 3).flatMap { Self.unpacked(ByteBuffer(bytes: $0)) }, zeros)
  }

  func testLargeDocumentsArePacked() async throws {
    let model = FakeModel()
    let small = try await request("/api/state", headers: Self.gzip, model: model)
    await model.show((0..<100).map { FakeModel.snapshot(id: "w\($0)") })
    let plain = try await request("/api/state", model: model)
    let packed = try await request("/api/state", headers: Self.gzip, model: model)
    XCTAssertEqual(packed.headers[.contentEncoding], "gzip")
    XCTAssertEqual(Self.unpacked(packed.body), Data(buffer: plain.body))
    XCTAssertLessThan(packed.body.readableBytes * 4, plain.body.readableBytes)
    XCTAssertEqual(small.headers[.contentEncoding], small.body.readableBytes < Gzip.worthwhile ? nil : "gzip")
    for answer in [small, plain, packed] {
      XCTAssertEqual(answer.headers[.vary], "Accept-Encoding")
      XCTAssertEqual(answer.headers[.cacheControl], "no-store")
    }
  }

  private static let gzip: HTTPFields = [.acceptEncoding: "gzip, deflate, br"]

  private static func files() throws -> [URL] {
    let all = try XCTUnwrap(
      FileManager.default.enumerator(at: Assets.builtIn, includingPropertiesForKeys: nil))
    return all.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
  }

  /// `nil` for what is no gzip.
  private static func unpacked(_ packed: ByteBuffer) -> Data? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var (result, count) = (Data(count: 4 << 20), 0)
    let status = result.withUnsafeMutableBytes { target in
      packed.withUnsafeReadableBytes {
        libdeflate_gzip_decompress(
          decompressor, $0.baseAddress, $0.count, target.baseAddress, target.count, &count)
      }
    }
    return status == LIBDEFLATE_SUCCESS ? result.prefix(count) : nil
  }
}
