import Archive
import Foundation
import Host
import XCTest

/// What the gallery offers, and why something is not in it.
final class GalleryTests: XCTestCase {
  /// Statements 15 and 21: a widget of the bundle is in the gallery, one that the bundle does not list is not. Statement 45: only the
  /// families it names are offered, here those the device has.
  func testTheGalleryOffersWhatTheBundleLists() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "good=systemSmall+systemExtraLarge+accessoryCircular,tall=systemLarge"
    let host = try home.host(TestHome.phoneWithAccessories)
    await host.start()
    try await home.install("Fake", on: host)
    let gallery = await host.gallery()
    XCTAssertEqual(gallery.map(\.extensionName), ["Fake"])
    XCTAssertEqual(gallery[0].widgets.map(\.kind), ["good", "tall"])
    XCTAssertEqual(gallery[0].widgets[0].families, [.systemSmall, .accessoryCircular])
    XCTAssertEqual(gallery[0].widgets[0].name, "Fake good")
    XCTAssertFalse(gallery[0].widgets[0].isConfigurable)
    await host.stop()
  }

  /// Statement 30: two widgets with one kind are reported. Statement 22: so is one without a usable family, as the reason for not appearing.
  func testWhatIsNotInTheGalleryIsReported() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "good,good,none=,big=systemExtraLarge"
    let host = try home.host()
    await host.start()
    var events = host.events().makeAsyncIterator()
    try await home.install("Fake", on: host)
    let gallery = await host.gallery()
    XCTAssertEqual(gallery[0].widgets.map(\.kind), ["good"])
    let placed = await host.snapshots().count
    XCTAssertEqual(placed, 1)
    await host.stop()
    var lines: [String] = []
    while let event = await events.next() {
      if case .log("Fake", let line) = event, line.hasPrefix("warning") { lines.append(line) }
    }
    XCTAssertEqual(lines.count, 3, "\(lines)")
    XCTAssertTrue(lines[0].contains("2 widgets of the bundle have the kind \"good\""), lines[0])
    XCTAssertTrue(lines[1].contains("\"none\" is not in the gallery"), lines[1])
    XCTAssertTrue(lines[1].contains("names no family"), lines[1])
    XCTAssertTrue(lines[2].contains("supports only systemExtraLarge"), lines[2])
  }

  func testPresetsAreAskedOnceUntilTheBuildChanges() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "preset"
    let host = try home.host()
    try await home.install("Fake", on: host)
    var gallery = await host.gallery()
    let first = try XCTUnwrap(gallery[0].widgets.first)
    XCTAssertTrue(first.isConfigurable)
    XCTAssertEqual(first.recommendations.map(\.title), ["Berlin 1", "Bremen 1"])
    XCTAssertEqual(
      first.recommendations.map(\.values), [["city": .entity("berlin")], ["city": .entity("bremen")]])
    gallery = await host.gallery()
    XCTAssertEqual(gallery[0].widgets[0].recommendations.first?.title, "Berlin 1", "not asked again")
    try await host.replaceExecutable(name: "Fake", executable: home.program("two+tall"))
    gallery = await host.gallery()
    XCTAssertEqual(gallery[0].widgets.map(\.kind), ["preset", "tall"])
    await host.stop()
  }

  func testPreviewsAreSnapshotsOfTheGallery() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "good,shy"
    let host = try home.host()
    try await home.install("Fake", on: host)
    func preview(_ kind: String, _ values: IntentValues = [:]) async throws -> String? {
      try await host.preview(extensionName: "Fake", kind: kind, family: .systemSmall, values: values)
        .entries[0].scenes[0].scene.widgetURL
    }
    let first = try await preview("good")
    XCTAssertEqual(first, "fake://one/1/0/preview-snapshot")
    let again = try await preview("good")
    XCTAssertEqual(again, first, "drawn once for each build")
    let preset = try await preview("good", ["city": .entity("berlin")])
    XCTAssertEqual(preset, "fake://one/2/0/preview-snapshot/entity(\"berlin\")")
    let shy = try await preview("shy")
    XCTAssertEqual(
      shy?.hasSuffix("preview-placeholder"), true, "without a snapshot the placeholder: \(shy ?? "")")
    try await host.replaceExecutable(name: "Fake", executable: home.program("two"))
    let rebuilt = try await preview("good")
    XCTAssertEqual(rebuilt?.hasPrefix("fake://two/"), true)
    for (kind, family, code) in [
      ("none", WidgetFamily.systemSmall, "unknown-kind"), ("good", .systemLarge, "unsupported-family"),
    ] {
      do {
        _ = try await host.preview(extensionName: "Fake", kind: kind, family: family)
        XCTFail("a picture of \(kind)")
      } catch {
        XCTAssertEqual((error as? Problem)?.code, code)
      }
    }
    await host.stop()
  }

  func testAWidgetThatCrashesInTheGalleryIsAProblemEachTime() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "crash"
    let host = try home.host()
    try await home.install("Fake", on: host)
    for _ in 0..<2 {
      do {
        _ = try await host.preview(extensionName: "Fake", kind: "crash", family: .systemSmall)
        XCTFail("a picture of a crash")
      } catch {
        XCTAssertEqual((error as? Problem)?.code, "extension-crashed")
      }
    }
    await host.stop()
  }
}
