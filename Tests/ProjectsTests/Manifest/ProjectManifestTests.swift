import Foundation
import Projects
import XCTest

final class ProjectManifestTests: XCTestCase {
  func testRoundTrip() throws {
    for name in ["Classic", "Synchronized", "Generated", "Counter/Widgets"] {
      let folder = try TemporaryFolder()
      try FileManager.default.copyItem(atPath: ProjectFixture.path(name), toPath: folder.path + "/Project")
      var project = try ProjectFolder.find(at: folder.path + "/Project")
      SettingOverrides(linkedSDK: LinkedSDK(16)).apply(to: &project.widgets.settings)
      let file = folder.url.appendingPathComponent("Project/notes/vitrine.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let manifest = ProjectManifest(project, for: file)
      XCTAssertEqual(manifest.root, "..")
      try manifest.text().write(to: file)
      var read = try ProjectFolder.find(at: file.path)
      XCTAssertEqual(read.widgets.projectFile, file)
      XCTAssertEqual(read.widgets.notes, [])
      // What depends on where it was read from.
      for key in [\ExtensionFolder.path, \ExtensionFolder.main.file] {
        read.widgets[keyPath: key] = project.widgets[keyPath: key]
      }
      read.widgets.projectFile = project.widgets.projectFile
      read.widgets.boundary = project.widgets.boundary
      read.widgets.notes = project.widgets.notes
      XCTAssertEqual(read.widgets, project.widgets, name)
      XCTAssertEqual(read.information, project.information, name)
      XCTAssertEqual(ProjectManifest(read, for: file), manifest)
    }
  }

  private func problem(of text: String) throws -> ProjectProblem? {
    let folder = try TemporaryFolder()
    try folder.write("@main struct Clock: Widget {}", to: "Clock.swift")
    let file = try folder.write(text, to: "vitrine.json")
    do {
      _ = try ProjectFolder.find(at: file.path)
      return nil
    } catch { return error as? ProjectProblem }
  }

  func testAShortManifestIsEnough() throws {
    XCTAssertNil(
      try problem(
        of:
          #"{"vitrine": 1, "root": ".", "name": "Clock", "module": "Clock", "sources": ["."], "settings": {}}"#
      ))
  }

  func testWhatIsWrongIsNamed() throws {
    XCTAssertTrue(try problem(of: "{")?.message.contains("it is no JSON") == true)
    XCTAssertTrue(
      try problem(of: #"{"vitrine": 1, "root": ".", "name": 5}"#)?.message.contains(
        "`name` has a value of another kind") == true)
    XCTAssertTrue(
      try problem(of: #"{"vitrine": 1, "root": ".", "name": "C"}"#)?.message.contains(
        "the key `module` is missing") == true)
    XCTAssertTrue(
      try problem(
        of: #"{"vitrine": 9, "root": ".", "name": "C", "module": "C", "sources": ["."], "settings": {}}"#)?
        .message.contains("its layout is 9") == true)
    XCTAssertEqual(
      try problem(
        of: #"{"vitrine": 1, "root": "/etc", "name": "C", "module": "C", "sources": ["."], "settings": {}}"#)?
        .code, "outside")
    XCTAssertTrue(
      try problem(
        of:
          #"{"vitrine": 1, "root": ".", "name": "C", "module": "C", "sources": ["."], "settings": {"platform": "beOS"}}"#
      )?.message.contains("`beOS` is no platform") == true)
    XCTAssertTrue(
      try problem(
        of:
          #"{"vitrine": 1, "root": ".", "name": "C", "module": "C", "sources": ["."], "settings": {"linkedSDK": 19}}"#
      )?.message.contains("there is no SDK of iOS 19; known are 14,") == true)
  }
}
