import Archive
import Foundation
import Host
import XCTest

@testable import Web

/// The gallery lists what can be added, shows it and adds it.
final class GalleryTests: XCTestCase {
  private static let app = GalleryApp(
    extensionName: "System Status",
    widgets: [
      GalleryApp.Widget(
        kind: "Weather", name: "Forecast", summary: "The next hours.",
        families: [.systemSmall, .systemMedium],
        isConfigurable: true, promptsForConfiguration: true,
        recommendations: [Recommendation(title: "Berlin", values: ["city": .entity("berlin")])])
    ], controls: [ControlDescription(kind: "Lamp", displayName: "Lamp", summary: "On and off.")])

  /// Statements 16 and 17: the gallery has the widget's display name and its description.
  func testTheListOfWidgets() async throws {
    let model = FakeModel()
    await model.offer([Self.app])
    let answer = try await request("/api/gallery", model: model).json()
    let app = try XCTUnwrap((answer["apps"] as? [[String: Any]])?.first)
    XCTAssertEqual(app["extension"] as? String, "System Status")
    let widget = try XCTUnwrap((app["widgets"] as? [[String: Any]])?.first)
    XCTAssertEqual(widget["name"] as? String, "Forecast")
    XCTAssertEqual(widget["summary"] as? String, "The next hours.")
    XCTAssertEqual(widget["families"] as? [String], ["systemSmall", "systemMedium"])
    XCTAssertEqual(widget["configurable"] as? Bool, true)
    XCTAssertEqual(widget["promptsForConfiguration"] as? Bool, true)
    let preset = try XCTUnwrap((widget["recommendations"] as? [[String: Any]])?.first)
    XCTAssertEqual(preset["title"] as? String, "Berlin")
    XCTAssertEqual((preset["values"] as? [String: [String: String]])?["city"], ["entity": "berlin"])
    XCTAssertEqual(((app["controls"] as? [[String: Any]])?.first)?["name"] as? String, "Lamp")
  }

  func testPictures() async throws {
    let model = FakeModel()
    await model.offer([Self.app])
    let path = "/api/gallery/System%20Status/Weather/systemMedium.svg"
    let answer = try await request(path + "?preset=0&scheme=dark", model: model)
    XCTAssertEqual(answer.status, .ok)
    let drawn = await model.drawn.last
    XCTAssertEqual(
      drawn?.subject,
      .preview(extensionName: "System Status", kind: "Weather", family: .systemMedium, preset: 0))
    XCTAssertEqual(drawn?.options, PictureOptions(scheme: .dark, isInlined: true))
    let tag = try XCTUnwrap(answer.headers[.eTag])
    let again = try await request(path, headers: [.ifNoneMatch: tag], model: model)
    XCTAssertEqual(again.status, .notModified)
    for bad in ["?preset=-1", "?preset=x"] {
      let refused = try await request(path + bad, model: model)
      XCTAssertEqual(refused.status, .badRequest, bad)
    }
    let unknown = try await request("/api/gallery/System%20Status/Tide/systemMedium.svg", model: model)
    XCTAssertEqual(unknown.status, .notFound)
    let huge = try await request("/api/gallery/System%20Status/Weather/huge.svg", model: model)
    XCTAssertEqual(huge.status, .badRequest)
  }

  func testAdding() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/widgets", method: .post,
      body:
        #"{"extension":"S","kind":"Weather","family":"systemSmall","surface":"today","values":{"city":{"entity":"berlin"},"count":{"integer":3}}}"#,
      model: model)
    XCTAssertEqual(answer.status, .created)
    XCTAssertEqual(try answer.json()["id"] as? String, "w2")
    _ = try await request(
      "/api/widgets", method: .post, body: #"{"extension":"S","kind":"Dial","family":"accessoryCircular"}"#,
      model: model)
    let added = await model.added
    XCTAssertEqual(added.map(\.surface), [.today, .lock])
    XCTAssertEqual(added[0].values, ["city": .entity("berlin"), "count": .integer(3)])
  }

  func testAddingWhatIsNoWidget() async throws {
    for body in [
      "", "{}", #"{"extension":"S","kind":"W","family":"big"}"#,
      #"{"extension":"S","kind":"W","family":"systemSmall","surface":"moon"}"#,
      #"{"extension":"S","kind":"W","family":"systemSmall","values":{"city":{"planet":"mars"}}}"#,
    ] {
      let answer = try await request("/api/widgets", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
    let model = FakeModel()
    await model.refuse(Problem(code: "no-room", message: "Full."))
    let refused = try await request(
      "/api/widgets", method: .post, body: #"{"extension":"S","kind":"W","family":"systemSmall"}"#,
      model: model)
    XCTAssertEqual(refused.status, .conflict)
  }

  func testModeAndTint() async throws {
    let model = FakeModel()
    _ = try await request("/w/Status/systemSmall.png?mode=accented&tint=ff9500", model: model)
    let options = await model.drawn.last?.options
    XCTAssertEqual(
      options,
      PictureOptions(
        mode: .accented, tint: SceneColor(.srgb(red: 1, green: Double(0x95) / 255, blue: 0))))
    for query in ["mode=loud", "mode=", "tint=orange", "tint=12345", "tint=+12345", "tint="] {
      let answer = try await request("/w/Status/systemSmall.png?\(query)", model: model)
      XCTAssertEqual(answer.status, .badRequest, query)
    }
    let first = try await request("/api/widgets/w1.svg?mode=accented", model: model)
    let second = try await request("/api/widgets/w1.svg?mode=accented&tint=ff0000", model: model)
    XCTAssertNotEqual(first.headers[.eTag], second.headers[.eTag])
  }
}
