import Foundation
import Projects
import XCTest

/// Folders that hold an app beside its widget extension.
final class ProjectFolderTests: XCTestCase {
  private let widget = "@main struct Clock: WidgetBundle {}"
  private let tool = "@main struct Tool { static func main() async {} }"

  private func names(_ files: [URL]?) -> [String] { files.map { $0.map(\.lastPathComponent) } ?? [] }

  func testFilesBesideTheTwoFoldersBelongToBoth() throws {
    let folder = try TemporaryFolder()
    try folder.write(tool, to: "App/Tool.swift")
    try folder.write("struct Helper {}", to: "App/Parts/Helper.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    try folder.write("struct Attributes {}", to: "Shared/Attributes.swift")
    try folder.write("struct Root {}", to: "Root.swift")
    let project = try ProjectFolder.find(at: folder.path)
    XCTAssertEqual(names(project.widgets.sources), ["Root.swift", "Attributes.swift", "Clock.swift"])
    XCTAssertEqual(
      names(project.app?.sources), ["Helper.swift", "Tool.swift", "Root.swift", "Attributes.swift"])
    XCTAssertEqual(project.app?.moduleName, project.widgets.moduleName + "App")
    XCTAssertEqual(project.app?.startsInMainFile, false)
  }

  func testAnAppMayStartInAMainFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("print(1)", to: "App/main.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    XCTAssertEqual(try ProjectFolder.find(at: folder.path).app?.startsInMainFile, true)
  }

  func testAnAppOfWindowsIsNotBuiltAndItsFilesAreNotTheExtensions() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main struct Phone: App {}", to: "Phone/Phone.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    let project = try ProjectFolder.find(at: folder.path)
    XCTAssertNil(project.app)
    XCTAssertEqual(names(project.widgets.sources), ["Clock.swift"])
  }

  private func entitlements(_ groups: String...) -> String {
    let list = groups.map { "<string>\($0)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>com.apple.security.application-groups</key><array>\(list)</array></dict></plist>
      """
  }

  /// Statement 255: app and extension each name the groups they share.
  func testEachTargetHasTheGroupsOfItsOwnEntitlements() throws {
    let folder = try TemporaryFolder()
    try folder.write(tool, to: "App/Tool.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    var project = try ProjectFolder.find(at: folder.path)
    XCTAssertNil(project.widgets.appGroups, "without a file nothing is known")
    XCTAssertNil(project.app?.appGroups)
    try folder.write(entitlements("group.b", "group.a"), to: "App/Tool.entitlements")
    try folder.write(entitlements("group.a"), to: "Widgets/Widgets.entitlements")
    project = try ProjectFolder.find(at: folder.path)
    XCTAssertEqual(project.widgets.appGroups, ["group.a"])
    XCTAssertEqual(project.app?.appGroups, ["group.a", "group.b"])
    try folder.write("<plist><dict/></plist>", to: "Widgets/Widgets.entitlements")
    XCTAssertEqual(try ProjectFolder.find(at: folder.path).widgets.appGroups, [])
    try folder.write("[[[", to: "Widgets/Widgets.entitlements")
    XCTAssertThrowsError(try ProjectFolder.find(at: folder.path)) { error in
      XCTAssertEqual((error as? ProjectProblem)?.code, "unreadable")
    }
  }

  func testTwoProgramsInOneFolderCannotBeToldApart() throws {
    let folder = try TemporaryFolder()
    try folder.write(tool, to: "Tool.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    XCTAssertThrowsError(try ProjectFolder.find(at: folder.path)) { error in
      guard let problem = error as? ProjectProblem else { return XCTFail("\(error)") }
      XCTAssertEqual(problem.code, "no-folder-of-its-own")
      XCTAssertTrue(problem.message.contains("`Tool` at \(folder.path)/Tool.swift:1"), problem.message)
    }
  }

  /// A repository often has one folder that holds those of app and extension.
  func testFoldersThatBothProgramsLieInTellNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(tool, to: "Repository/Clock/App/Tool.swift")
    try folder.write(widget, to: "Repository/Clock/Widgets/Clock.swift")
    try folder.write("struct Shared {}", to: "Repository/Clock/Shared/Shared.swift")
    try folder.write("struct Above {}", to: "Repository/Above.swift")
    let project = try ProjectFolder.find(at: folder.path)
    XCTAssertEqual(
      Set(project.widgets.sources.map(\.lastPathComponent)), ["Clock.swift", "Shared.swift", "Above.swift"])
    XCTAssertEqual(
      Set(project.app?.sources.map(\.lastPathComponent) ?? []), ["Tool.swift", "Shared.swift", "Above.swift"])
  }

  /// The folder of several projects: what is known are the extensions of all of them.
  func testAWrongTargetIsToldThoseOfAllProjects() throws {
    let folder = try TemporaryFolder()
    for name in ["Day", "Night"] {
      try folder.write(
        "name: \(name)\ntargets:\n  \(name)Widget:\n    type: app-extension\n    platform: iOS\n    sources: [Widget]\n",
        to: "\(name)/project.yml")
      try folder.write(widget, to: "\(name)/Widget/Clock.swift")
    }
    XCTAssertThrowsError(try ProjectFolder.find(at: folder.path, target: "Noon")) { error in
      guard case .noSuchTarget("Noon", false, let known, _)? = error as? ProjectProblem else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(known.map(\.name), ["DayWidget", "NightWidget"])
    }
    XCTAssertEqual(
      try ProjectFolder.find(at: folder.path, target: "NightWidget").widgets.name, "NightWidget")
  }

  func testTheAppsInfoPlistSaysWhatItMay() throws {
    let folder = try TemporaryFolder()
    try folder.write(tool, to: "App/Tool.swift")
    try folder.write(widget, to: "Widgets/Clock.swift")
    try folder.write(
      plist(["NSExtension": "<dict/>", "NSSupportsLiveActivities": "<true/>"]), to: "Widgets/Info.plist")
    try folder.write(
      plist([
        "CFBundleIdentifier": "<string>com.example.tool</string>", "NSSupportsLiveActivities": "<true/>",
      ]),
      to: "App/Info.plist")
    let information = try ProjectFolder.find(at: folder.path).information
    XCTAssertEqual(information.bundleIdentifier, "com.example.tool")
    XCTAssertEqual(information.supportsLiveActivities, true)
    XCTAssertFalse(information.supportsFrequentUpdates)
  }

  /// Statement 231: without the key no activity starts.
  func testWithoutTheKeyLiveActivitiesAreNotSupported() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Clock.swift")
    XCTAssertNil(try ProjectFolder.find(at: folder.path).information.supportsLiveActivities)
    try folder.write(
      plist(["CFBundleIdentifier": "<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"]), to: "Info.plist")
    let information = try ProjectFolder.find(at: folder.path).information
    XCTAssertEqual(information.supportsLiveActivities, false)
    XCTAssertNil(information.bundleIdentifier)
  }

  func testADamagedInfoPlistIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(widget, to: "Clock.swift")
    try folder.write("<plist", to: "Info.plist")
    XCTAssertThrowsError(try ProjectFolder.find(at: folder.path)) { error in
      XCTAssertEqual((error as? ProjectProblem)?.code, "unreadable")
    }
  }

  private func plist(_ keys: [String: String]) -> String {
    let body = keys.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\($0.value)" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  /// `make run` shows every folder of Examples.
  func testTheExamplesAreFound() throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter {
      !$0.hasPrefix(".")
    }
    XCTAssertGreaterThanOrEqual(names.count, 8)
    var withApp: [String] = []
    for name in names.sorted() {
      let project = try ProjectFolder.find(at: examples.appendingPathComponent(name).path)
      XCTAssertEqual(project.widgets.name, name)
      guard project.app != nil else { continue }
      withApp.append(name)
      XCTAssertEqual(project.information.supportsLiveActivities, name == "Water" ? nil : true, name)
    }
    XCTAssertEqual(withApp, ["Delivery", "Match", "Water"])
  }
}
