import Archive
import Foundation
import Processes
import XCTest

/// A widget with resources of all kinds, compiled as they stand and asked in its own process.
final class SwatchesTests: XCTestCase {
  private func scenes(
    _ kind: String, _ family: WidgetFamily = .systemSmall, locale: String = "en_US"
  ) async throws -> [Scene] {
    let process = try await ExampleExtension.launch(
      at: "Tests/Fixtures/Projects/Swatches",
      home: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    var light = SceneEnvironment(size: CGSize(width: 338, height: 158), now: ExampleExtension.instant)
    light.locale = locale
    var dark = light
    dark.colorScheme = .dark
    var contrast = light
    contrast.increasedContrast = true
    let timeline = try await process.entries(
      EntriesRequest(kind: kind, family: family, source: .timeline, environments: [light, dark, contrast]))
    await process.stop()
    return try XCTUnwrap(timeline.entries.first).scenes.map(\.scene)
  }

  func testColoursOfACatalogFollowSchemeAndContrast() async throws {
    let scenes = try await scenes("colors")
    XCTAssertEqual(scenes.count, 3, "one for light, dark and contrast each")
    XCTAssertEqual(scenes.first?.diagnostics.map(\.code), ["empty-asset"], "nobody chose a WidgetBackground")
    XCTAssertTrue(scenes.first?.dependencies.isSuperset(of: [.colorScheme, .colorSchemeContrast]) ?? false)
  }

  func testPicturesDataAndFilesAreFound() async throws {
    let scenes = try await scenes("pictures", .systemMedium)
    XCTAssertEqual(scenes.first?.diagnostics.map(\.message), [])
    XCTAssertTrue(
      scenes.first?.dependencies.contains(.colorScheme) ?? false, "a picture is another in the dark")
    let labels = scenes.first?.accessibility.compactMap(\.label) ?? []
    XCTAssertTrue(labels.contains("a note {\"one\":1}"), "\(labels)")
    XCTAssertTrue(labels.contains("Icons/LeafImage"), "\(labels)")
  }

  func testTextsAreThoseOfTheLanguage() async throws {
    let english = try await scenes("words").first?.accessibility.compactMap(\.label) ?? []
    XCTAssertEqual(
      english.prefix(5), ["Good morning", "1 apple", "5 apples", "In all: 2 birds", "3 of 7 done"])
    XCTAssertEqual(english.suffix(3), ["A plain text", "On a phone", "untranslated"])
    let german = try await scenes("words", locale: "de_DE").first?.accessibility.compactMap(\.label) ?? []
    XCTAssertEqual(
      german.prefix(5), ["Guten Morgen", "1 Apfel", "5 Äpfel", "Zusammen: 2 Vögel", "Von 7 sind 3 fertig"])
    let polish = try await scenes("words", locale: "pl_PL").first?.accessibility.compactMap(\.label) ?? []
    XCTAssertEqual(polish.prefix(3), ["Dzień dobry", "1 jabłko", "5 jabłek"])
  }
}
