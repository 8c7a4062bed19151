import Foundation
import Projects
import XCTest

final class XcodeProjectTests: XCTestCase {
  private let widget = "import WidgetKit\n@main struct Clock: Widget {}\n"
  private let point = "INFOPLIST_KEY_CFBundleDisplayName = Clock; GENERATE_INFOPLIST_FILE = YES; "

  // MARK: The committed projects

  func testClassicProject() throws {
    for name in ["Classic", "Classic/Harbour.xcodeproj"] {
      let project = try ProjectFixture.project(name)
      let widgets = project.widgets
      XCTAssertEqual(widgets.name, "HarbourWidgets")
      XCTAssertEqual(widgets.below(widgets.sources), ["Shared/Tide.swift", "Widgets/HarbourWidgets.swift"])
      XCTAssertEqual(
        widgets.below(widgets.resources),
        ["Widgets/en.lproj/Localizable.strings", "Widgets/de.lproj/Localizable.strings"])
      XCTAssertEqual(widgets.settings.conditions, ["DEBUG", "TIDES"])
      XCTAssertEqual(widgets.settings.languageMode, "5")
      XCTAssertEqual(widgets.appGroups, ["group.example.harbour"])
      XCTAssertEqual(widgets.info["CFBundleDisplayName"], .string("Harbour tides"))
      XCTAssertEqual(widgets.info["CFBundleIdentifier"], .string("example.harbour.widgets"))
      XCTAssertEqual(widgets.info["CFBundleVersion"], .string("7"))
      XCTAssertEqual(widgets.modules.map(\.name), ["HarbourKit"])
      XCTAssertEqual(widgets.modules.first?.settings.languageMode, "6")
      XCTAssertEqual(widgets.notes.map(\.code), ["missing-file"])
      XCTAssertTrue(
        widgets.notes.first?.message.contains("Classic/Widgets/Quay.swift` of target `HarbourWidgets`")
          == true)
      XCTAssertEqual(project.information.bundleIdentifier, "example.harbour")
      XCTAssertEqual(project.information.supportsLiveActivities, true)
    }
  }

  func testSynchronizedFoldersWithExceptionsBothWays() throws {
    let project = try ProjectFixture.project("Synchronized")
    let widgets = project.widgets
    XCTAssertEqual(
      widgets.below(widgets.sources),
      ["Orchard/Model/Tree.swift", "OrchardWidgets/OrchardWidgets.swift", "OrchardWidgets/Sowing.swift"])
    XCTAssertTrue(widgets.settings.isolatesToMainActor)
    XCTAssertTrue(widgets.settings.upcomingFeatures.contains("InferIsolatedConformances"))
    XCTAssertEqual(widgets.modules.map(\.name), ["Fruit"])
    XCTAssertEqual(widgets.modules.first?.resourceBundle, "Fruit_Fruit")
    XCTAssertEqual(widgets.modules.first?.resources.map(\.lastPathComponent), ["Resources"])
    XCTAssertEqual(widgets.modules.first?.settings.conditions, ["DEBUG", "SWIFT_PACKAGE"])
    XCTAssertEqual(
      widgets.absent,
      [AbsentPackage(product: "Seeds", reference: .remote(url: "https://example.com/garden/seeds.git"))])
    XCTAssertEqual(project.information.supportsLiveActivities, true)
    XCTAssertEqual(project.information.bundleIdentifier, "example.orchard")
  }

  // MARK: Small ones

  private func project(_ text: String, files: [String: String] = [:]) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let root = "A folder 🍏"
    for (path, text) in files { try folder.write(text, to: root + "/" + path) }
    try folder.write(text, to: root + "/App.xcodeproj/project.pbxproj")
    return (folder, folder.path + "/" + root)
  }

  func testPathsWithSpacesAndEmoji() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(sources: ["My clock 🕐/Clöck.swift"], settings: point),
      files: ["My clock 🕐/Clöck.swift": widget])
    let found = try ExtensionFolder.find(at: path)
    XCTAssertEqual(found.below(found.sources), ["My clock 🕐/Clöck.swift"])
    XCTAssertEqual(found.main.place, path + "/My clock 🕐/Clöck.swift:2")
    withExtendedLifetime(folder) {}
  }

  func testAMissingFileIsNamedAndTheRestCounts() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(sources: ["Clock.swift", "Gone.swift"], settings: point), files: ["Clock.swift": widget]
    )
    let found = try ExtensionFolder.find(at: path)
    XCTAssertEqual(found.sources.count, 1)
    XCTAssertEqual(
      found.notes.map(\.message),
      ["`\(path)/Gone.swift` of target `Widgets` does not exist; the rest is built without it."])
    withExtendedLifetime(folder) {}
  }

  func testATargetWithoutSources() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(sources: ["Gone.swift"], settings: point + "INFOPLIST_FILE = Info.plist;"),
      files: [
        "Info.plist": "{ NSExtension = { NSExtensionPointIdentifier = com.apple.widgetkit-extension; }; }"
      ])
    XCTAssertEqual(
      problem(try ExtensionFolder.find(at: path)),
      .noSources(target: "Widgets", project: path + "/App.xcodeproj"))
    withExtendedLifetime(folder) {}
  }

  func testABrokenProjectNamesTheLine() throws {
    let text = Pbxproj.widgets(sources: ["Clock.swift"]).replacing(
      "  objects = {", with: "<<<<<<< HEAD\n  objects = {")
    let (folder, path) = try project(text, files: ["Clock.swift": widget])
    let problem = problem(try ExtensionFolder.find(at: path + "/App.xcodeproj"))
    XCTAssertEqual(problem?.code, "project")
    XCTAssertTrue(
      problem?.message.hasSuffix("`<` does not belong here (line 4).") == true, problem?.message ?? "")
    withExtendedLifetime(folder) {}
  }

  func testLinksAndPathsOutOfTheProjectAreRefused() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(sources: ["Clock.swift", "Link.swift", "/etc/hostname"], settings: point),
      files: ["Clock.swift": widget])
    try FileManager.default.createDirectory(atPath: path + "/.git", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Link.swift", withDestinationPath: "/etc/passwd")
    let found = try ExtensionFolder.find(at: path)
    XCTAssertEqual(found.sources.map(\.lastPathComponent), ["Clock.swift"])
    XCTAssertEqual(found.notes.map(\.code).filter { $0 == "outside" }.count, 2)
    XCTAssertTrue(found.resources.isEmpty)
    withExtendedLifetime(folder) {}
  }

  func testSourceThatIsNoTextIsNamed() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(sources: ["Clock.swift", "Latin.swift"], settings: point),
      files: ["Clock.swift": widget])
    try Data([0x6C, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: path + "/Latin.swift"))
    let found = try ExtensionFolder.find(at: path)
    XCTAssertEqual(found.sources.count, 1)
    XCTAssertEqual(found.notes.map(\.code), ["not-text"])
    withExtendedLifetime(folder) {}
  }

  func testSeveralExtensionsNameTargetsKindsAndFiles() throws {
    let folder = try TemporaryFolder()
    for (name, sdk) in [("Phone", "iphoneos"), ("Watch", "watchos")] {
      try folder.write(widget, to: "\(name)/Clock.swift")
      try folder.write(
        Pbxproj.widgets(name: name + "Widgets", sources: ["Clock.swift"], settings: "SDKROOT = \(sdk);"),
        to: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    let problem = problem(try ExtensionFolder.find(at: folder.path))
    XCTAssertEqual(
      problem?.message,
      "`\(folder.path)` has 2 widget extensions: `PhoneWidgets` (widget extension for iOS, \(folder.path)/Phone/Phone.xcodeproj), "
        + "`WatchWidgets` (widget extension for watchOS, \(folder.path)/Watch/Watch.xcodeproj).")
    XCTAssertEqual(problem?.cure, "Choose one: --target PhoneWidgets.")
    let watch = try ExtensionFolder.find(at: folder.path, target: "WatchWidgets")
    XCTAssertEqual(watch.settings.platform, .watchOS)
    XCTAssertEqual(watch.root.lastPathComponent, "Watch")
    XCTAssertThrowsError(
      try ExtensionFolder.find(at: folder.path + "/Phone/Phone.xcodeproj", target: "Nothing")
    ) {
      XCTAssertEqual(($0 as? ProjectProblem)?.code, "no-such-target")
    }
  }

  func testWorkspace() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Apps/Clock.swift")
    try folder.write(
      Pbxproj.widgets(sources: ["Clock.swift"], settings: point), to: "Apps/App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0"><Group location = "group:Apps" name = "Apps">
      <FileRef location = "group:App.xcodeproj"></FileRef></Group>
      <FileRef location = "group:Gone.xcodeproj"></FileRef></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let found = try ExtensionFolder.find(at: folder.path + "/All.xcworkspace")
    XCTAssertEqual(found.sources.map(\.lastPathComponent), ["Clock.swift"])
  }

  func testTheExtensionsOwnFolderIsStillThat() throws {
    let found = try ProjectFixture.project("Classic/Widgets").widgets
    XCTAssertEqual(found.name, "Widgets")
    XCTAssertNil(found.projectFile)
  }

  func testExcludedNames() throws {
    let (folder, path) = try project(
      Pbxproj.widgets(
        sources: ["Clock.swift", "MockA.swift"], settings: point + "EXCLUDED_SOURCE_FILE_NAMES = \"Mock*\";"),
      files: ["Clock.swift": widget, "MockA.swift": ""])
    XCTAssertEqual(try ExtensionFolder.find(at: path).sources.map(\.lastPathComponent), ["Clock.swift"])
    withExtendedLifetime(folder) {}
  }

  /// Objects that name one another in circles, groups that hold themselves, values of the wrong kind: read or refused, never more.
  func testChangedProjects() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("App.xcodeproj/project.pbxproj")
    try folder.write(widget, to: "Clock.swift")
    let original = try String(
      contentsOf: ProjectFixture.root.appendingPathComponent(
        "Synchronized/Orchard.xcodeproj/project.pbxproj"), encoding: .utf8)
    let words = [
      "X001", "G001", "T001", "T002", "Z001", "Y001", "C001", "L001", "Q001", "..", "/", "\"\"", "()", "{}",
    ]
    var random = SeededGenerator(seed: 11)
    var read = 0
    for _ in 0..<300 {
      var lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<4 {
        let line = Int.random(in: 0..<lines.count, using: &random)
        lines[line] = lines[line].replacing(
          words.randomElement(using: &random)!, with: words.randomElement(using: &random)!)
      }
      try? FileManager.default.removeItem(at: file)
      try folder.write(lines.joined(separator: "\n"), to: "App.xcodeproj/project.pbxproj")
      do {
        _ = try ProjectFolder.find(at: folder.path + "/App.xcodeproj")
        read += 1
      } catch let problem as ProjectProblem {
        XCTAssertFalse(problem.message.isEmpty || problem.cure.isEmpty)
      }
    }
    XCTAssertLessThan(read, 300)
  }
}
