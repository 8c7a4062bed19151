import Foundation
import Projects
import XCTest

final class ExtensionFolderTests: XCTestCase {
  private let widget = "import WidgetKit\n@main struct Clock: Widget {}\n"

  func testFolderWithWidget() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "My Clock/Clock.swift")
    try folder.write("struct Face {}", to: "My Clock/Views/Face.swift")
    let found = try ExtensionFolder.find(at: folder.path + "/My Clock")
    XCTAssertEqual(found.name, "My Clock")
    XCTAssertEqual(found.moduleName, "My_Clock")
    XCTAssertEqual(found.sources.map(\.lastPathComponent), ["Clock.swift", "Face.swift"])
    XCTAssertEqual(found.main.place, folder.path + "/My Clock/Clock.swift:2")
    XCTAssertFalse(found.isSingleFile)
  }

  func testSingleFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(widget, to: "Clock.swift")
    let found = try ExtensionFolder.find(at: file.path)
    XCTAssertEqual(found.name, "Clock")
    XCTAssertTrue(found.isSingleFile)
  }

  func testSkippedFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Clock.swift")
    for skipped in [
      ".hidden", ".build", ".build-x", "DerivedData", "Tests", "Pods", "Carthage", "SourcePackages",
    ] {
      try folder.write(widget, to: "\(skipped)/Other.swift")
    }
    try folder.write("struct Sample {}", to: "Preview Content/Sample.swift")
    let found = try ExtensionFolder.find(at: folder.path)
    XCTAssertEqual(found.sources.map(\.lastPathComponent), ["Clock.swift", "Sample.swift"])
  }

  func testLinkedFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Clock.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/again", withDestinationPath: folder.path)
    XCTAssertEqual(try ExtensionFolder.find(at: folder.path).sources.count, 1)
  }

  func testNoSuchPath() {
    let problem = problem(try ExtensionFolder.find(at: "/nonexistent/Clock"))
    XCTAssertEqual(problem?.message, "There is nothing at `/nonexistent/Clock`.")
  }

  func testOtherFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "notes.txt")
    XCTAssertEqual(problem(try ExtensionFolder.find(at: file.path)), .notAFolderOfSource(file.path))
  }

  func testNoSwiftFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: ".hidden/Clock.swift")
    XCTAssertEqual(
      problem(try ExtensionFolder.find(at: folder.path)), .noSwiftFiles(folder: folder.path))
  }

  func testNoMain() throws {
    let folder = try TemporaryFolder()
    try folder.write("// @main\nstruct Clock {}", to: "Clock.swift")
    XCTAssertEqual(
      problem(try ExtensionFolder.find(at: folder.path))?.message,
      "The only Swift file in `\(folder.path)` marks no type with @main.")
  }

  func testTwoMainsNameBothPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Clock.swift")
    try folder.write("\n\n@main struct Weather: Widget {}", to: "Weather.swift")
    let problem = problem(try ExtensionFolder.find(at: folder.path))
    XCTAssertEqual(problem?.code, "several-mains")
    XCTAssertEqual(
      problem?.message,
      "More than one type is marked @main, but a process has one entry point: "
        + "`Clock` at \(folder.path)/Clock.swift:2, `Weather` at \(folder.path)/Weather.swift:3.")
  }

  func testSeveralBundlesNameTheWidgetsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct Phone: App {}", to: "Phone/Phone.swift")
    try folder.write("@main struct Other: App {}", to: "Other/Other.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    let problem = problem(try ExtensionFolder.find(at: folder.path))
    XCTAssertEqual(problem?.code, "several-bundles")
    XCTAssertEqual(
      problem?.cure, "Give the folder of the widget extension alone: `\(folder.path)/Widgets`.")
  }

  func testAppAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct Phone: App {}", to: "Phone.swift")
    XCTAssertEqual(problem(try ExtensionFolder.find(at: folder.path))?.code, "main-is-an-app")
  }

  func testSwiftPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    XCTAssertEqual(problem(try ExtensionFolder.find(at: folder.path)), .swiftPackage(folder.path))
  }

  func testNotText() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Clock.swift")
    try Data([0xFF, 0xFE, 0x40]).write(to: file)
    XCTAssertEqual(problem(try ExtensionFolder.find(at: folder.path)), .notText(path: file.path))
  }

  func testUnreadableFile() throws {
    // A link to nothing stands for a file that cannot be opened: permissions do not stop root.
    let folder = try TemporaryFolder()
    let path = folder.path + "/Clock.swift"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nonexistent")
    XCTAssertEqual(
      problem(try ExtensionFolder.find(at: folder.path)),
      .unreadable(path: path, reason: "no such file or directory"))
  }
}
