import Archive
import Foundation
import XCTest

import vitrine

/// Which previews a source has, and which of them are meant.
final class PreviewListTests: XCTestCase {
  private let places = PreviewPlaces(
    files: [
      URL(fileURLWithPath: "/project/Widgets/Tide.swift"), URL(fileURLWithPath: "/project/Kit/Moon.swift"),
    ]
  ) { $0.path.replacingOccurrences(of: "/project", with: "App") }

  private func previews(_ rows: (String, String?, WidgetFamily?)...) -> [SourcePreview] {
    SourcePreview.list(
      rows.map { kind, name, family in
        WidgetDescription(
          kind: kind, displayName: name, summary: "s", families: family.map { [$0] } ?? [],
          configuration: kind.contains("Ride") ? .activity : .empty)
      }, places: places)
  }

  private lazy var sample = previews(
    ("Widgets/Tide.swift:4", "Small", .systemSmall), ("Widgets/Tide.swift:9", nil, nil),
    ("Kit/Moon.swift:4", "Small", .systemLarge), ("Widgets.Moon_Previews:0", nil, nil),
    ("Widgets.Moon_Previews:1", "7", .systemSmall), ("Widgets/Ride.swift:2", "Ride", nil))

  func testPlacesAreTheUsersFiles() {
    XCTAssertEqual(
      sample.map(\.place),
      [
        "App/Widgets/Tide.swift:4", "App/Widgets/Tide.swift:9", "App/Kit/Moon.swift:4",
        "Widgets.Moon_Previews", "Widgets.Moon_Previews", "Widgets/Ride.swift:2",
      ])
    XCTAssertEqual(sample.map(\.form), [.widget, .view, .widget, .view, .widget, .activity])
    XCTAssertEqual(sample.map(\.name), ["Small", nil, "Small", "Moon_Previews", "7", "Ride"])
  }

  private func numbers(_ words: String) throws -> [Int] {
    try PreviewChoice.choose(PreviewReference(words), from: sample).map(\.number)
  }

  func testPreviewsAreChosenByNameNumberAndPlace() throws {
    XCTAssertEqual(try numbers(""), [1, 2, 3, 4, 5, 6])
    XCTAssertEqual(try numbers("Small"), [1, 3])
    XCTAssertEqual(try numbers("2"), [2])
    XCTAssertEqual(try numbers("7"), [5], "a name counts before a number")
    XCTAssertEqual(try numbers("Tide.swift:4"), [1])
    XCTAssertEqual(try numbers("App/Kit/Moon.swift:4"), [3])
    XCTAssertEqual(try numbers("Moon_Previews"), [4, 5])
  }

  func testAnUnknownNameListsWhatThereIs() {
    for words in ["Large", "0", "99", "Tide.swift:5", "ide.swift:4", ":4"] {
      XCTAssertThrowsError(try numbers(words)) { error in
        let failure = error as? CommandFailure
        XCTAssertEqual(failure?.message, "The source has no preview `\(words)`.")
        XCTAssertTrue(failure?.cure?.contains("1 `Small` (App/Widgets/Tide.swift:4)") == true, "\(error)")
      }
    }
    XCTAssertThrowsError(try PreviewChoice.choose(.all, from: [])) {
      XCTAssertEqual(($0 as? CommandFailure)?.message, "The source has no previews.")
    }
  }

  func testTheListHasALineForEach() {
    let lines = PreviewList.text(sample, .plain).split(separator: "\n")
    XCTAssertEqual(lines.count, 7)
    XCTAssertEqual(
      lines[1].split(separator: " "),
      ["1", "Small", "widget", "systemSmall", "s", "App/Widgets/Tide.swift:4"])
    XCTAssertEqual(lines[2].split(separator: " "), ["2", "–", "view", "App/Widgets/Tide.swift:9"])
  }

  func testFilesAreNamedAfterPreviews() {
    let names = PreviewPictureNames(sample)
    let all = sample.map { names.name(of: $0, isDark: false, entry: 0, of: 1) }
    XCTAssertEqual(
      all, ["Small-preview1", "Tide.swift-9", "Small-preview3", "Moon_Previews", "7", "Ride"])
    XCTAssertEqual(names.name(of: sample[5], isDark: true, entry: 3, of: 11), "Ride-dark-03")
    let odd = previews(("A/B.swift:1", "../a/b", nil))[0]
    XCTAssertEqual(PreviewPictureNames([odd]).name(of: odd, isDark: false, entry: 0, of: 1), "_.._a_b")
  }

  func testProvidersAreFoundInTheSource() {
    let source = """
      // struct A_Previews: PreviewProvider {}
      struct A: View { let s = "struct A_Previews: PreviewProvider {" }
      struct A_Previews {}
      extension A_Previews: PreviewProvider {
      }
      @MainActor struct B_Previews: Other,
        PreviewProvider {}
      """
    XCTAssertEqual(PreviewPlaces.line(declaring: "A_Previews", in: source), 4)
    XCTAssertEqual(PreviewPlaces.line(declaring: "B_Previews", in: source), 6)
    XCTAssertNil(PreviewPlaces.line(declaring: "A", in: source))
  }

  func testWordsOfTheCall() {
    XCTAssertEqual(SourceArgument(argument: "snapshot"), .provider(.snapshot))
    XCTAssertEqual(SourceArgument(argument: "preview"), .previews(.all))
    XCTAssertEqual(SourceArgument(argument: "preview:"), .previews(.all))
    XCTAssertEqual(SourceArgument(argument: "preview:A:b"), .previews(.name("A:b")))
    XCTAssertEqual(SourceArgument(argument: "preview:A.swift:3"), .previews(.place(file: "A.swift", line: 3)))
    XCTAssertNil(SourceArgument(argument: "previewer"))
  }
}
