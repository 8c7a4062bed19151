import Archive
import SwiftUI
import XCTest

/// What real projects write compiles, and gives a picture.
@MainActor final class UsageTests: XCTestCase {
  func testModifiersAsProjectsUseThemGiveAPicture() async {
    assertDraws(FrameForms())
    assertDraws(StyleForms())
    assertDraws(TextForms())
  }

  func testViewsAsProjectsUseThemGiveAPicture() async {
    assertDraws(ContainerForms())
    assertDraws(ControlForms())
    assertDraws(ShapeForms())
    assertDraws(ColorForms())
    assertDraws(ImageForms())
    assertDraws(EnvironmentForms())
    assertDraws(AccessibilityForms())
  }

  private func assertDraws(_ view: some View, file: StaticString = #filePath, line: UInt = #line) {
    let scene = scene(364, 382) { view }
    XCTAssertFalse(scene.content.isEmpty, "nothing was drawn", file: file, line: line)
    // Assets come with projects; here there are none.
    let errors = scene.diagnostics.filter { $0.severity == .error && !$0.message.contains("asset catalogs") }
    XCTAssertEqual(errors.map(\.message), [], file: file, line: line)
    XCTAssertNoThrow(
      try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene)), "the scene cannot be archived", file: file,
      line: line)
  }
}
