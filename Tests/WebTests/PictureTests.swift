import Archive
import Foundation
import Hummingbird
import XCTest

@testable import Web

/// Pictures come in the scheme and at the instant asked for, and are drawn again only when they changed.
final class PictureTests: XCTestCase {
  func testAPlacedWidget() async throws {
    let model = FakeModel()
    let answer = try await request("/api/widgets/w1.svg?scheme=dark&at=1700000100", model: model)
    XCTAssertEqual(answer.status, .ok)
    XCTAssertEqual(answer.headers[.contentType], "image/svg+xml; charset=utf-8")
    let drawn = await model.drawn
    XCTAssertEqual(drawn.map(\.subject), [.placed("w1")])
    XCTAssertEqual(
      drawn.first?.options,
      PictureOptions(scheme: .dark, at: Date(timeIntervalSince1970: 1_700_000_100), isInlined: true))
  }

  func testARevisionIsDrawnOnce() async throws {
    let model = FakeModel()
    let first = try await request("/api/widgets/w1.svg", model: model)
    let tag = try XCTUnwrap(first.headers[.eTag])
    let second = try await request("/api/widgets/w1.svg", headers: [.ifNoneMatch: tag], model: model)
    XCTAssertEqual(second.status, .notModified)
    let third = try await request(
      "/api/widgets/w1.svg?scheme=dark", headers: [.ifNoneMatch: tag], model: model)
    XCTAssertEqual(third.status, .ok)
    let drawn = await model.drawn
    XCTAssertEqual(drawn.count, 2)
  }

  func testAPictureByKindAndFamily() async throws {
    let model = FakeModel()
    let png = try await request(
      "/w/Status/systemSmall.png?scheme=dark&at=2023-11-14T22:13:20Z&scale=2", model: model)
    XCTAssertEqual(png.status, .ok)
    XCTAssertEqual(png.headers[.contentType], "image/png")
    let options = await model.drawn.first?.options
    XCTAssertEqual(
      options, PictureOptions(scheme: .dark, at: Date(timeIntervalSince1970: 1_700_000_000), scale: 2))
    let svg = try await request("/w/Status/systemSmall.svg", model: model)
    XCTAssertEqual(svg.status, .ok)
    let again = try await request(
      "/w/Status/systemSmall.svg", headers: [.ifNoneMatch: svg.headers[.eTag]!], model: model)
    XCTAssertEqual(again.status, .notModified)
  }

  func testAKindWithACharacterThatNeedsPercentSigns() async throws {
    let model = FakeModel()
    _ = try await request("/w/com.example%2FStatus%20%C3%BC/systemSmall.svg", model: model)
    let subject = await model.drawn.first?.subject
    XCTAssertEqual(subject, .kind("com.example/Status ü", .systemSmall))
  }

  func testWhatIsNotThere() async throws {
    for path in [
      "/api/widgets/w9.svg", "/api/widgets/w1.png", "/api/widgets/w1", "/api/widgets/.svg",
      "/w/Status/systemSmall.gif", "/w/Status/systemSmall",
    ] {
      let answer = try await request(path)
      XCTAssertEqual(answer.status, .notFound, path)
      XCTAssertEqual(try answer.refusal(), "not-found", path)
    }
    let answer = try await request("/w/Status/systemLarge.png")
    XCTAssertEqual(answer.status, .notFound)
    XCTAssertEqual(try answer.refusal(), "no-picture")
  }

  func testWhatMakesNoSense() async throws {
    for query in [
      "scheme=blue", "at=yesterday", "at=-1", "at=nan", "at=1e300", "scale=0", "scale=99", "scale=x",
      "scheme=",
    ] {
      let answer = try await request("/w/Status/systemSmall.png?\(query)")
      XCTAssertEqual(answer.status, .badRequest, query)
      XCTAssertEqual(try answer.refusal(), "bad-request", query)
    }
    let answer = try await request("/w/Status/huge.png")
    XCTAssertEqual(answer.status, .badRequest)
  }
}
