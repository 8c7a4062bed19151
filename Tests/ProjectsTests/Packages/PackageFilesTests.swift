import Foundation
import Projects
import XCTest

final class PackageFilesTests: XCTestCase {
  /// A target may have the package's own folder, as in Apple's samples; the manifest is none of its files.
  func testTheManifestIsNoSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: ".")])
      """, to: "Kit/Package.swift")
    try folder.write("import PackageDescription\n", to: "Kit/Package@swift-5.7.swift")
    try folder.write("public let depth = 3\n", to: "Kit/Depth.swift")
    try folder.write(
      Pbxproj.widgets(
        sources: ["Clock.swift"],
        more: """
          R = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
          """, target: "packageProductDependencies = (D, );"), to: "A.xcodeproj/project.pbxproj")
    try folder.write(
      "import Kit\nimport WidgetKit\n@main struct Clock: Widget {\n  var body: Text { Text(\"\\(depth)\") }\n}\n",
      to: "Clock.swift")
    let pbxproj = folder.url.appendingPathComponent("A.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: pbxproj, encoding: .utf8)
    try text.replacingOccurrences(of: "mainGroup = G;", with: "mainGroup = G; packageReferences = (R, );")
      .write(to: pbxproj, atomically: true, encoding: .utf8)
    let found = try ExtensionFolder.find(at: folder.path)
    XCTAssertEqual(found.modules.map(\.name), ["Kit"])
    XCTAssertEqual(found.modules.first?.sources.map(\.lastPathComponent), ["Depth.swift"])
  }
}
