import Foundation
import Projects
import XCTest

final class PackageManifestTests: XCTestCase {
  func testLiteralsConstantsAndAdditions() {
    let manifest = PackageManifest.read(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let shared: [SwiftSetting] = [.define("FAST"), .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5)]
      var targets: [Target] = [.target(name: "Core", dependencies: ["Base", .product(name: "Log", package: "swift-log")],
        path: "Code/Core", exclude: ["Old"], resources: [.process("Data"), .copy("a.json")], swiftSettings: shared)]
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Core"]), .executable(name: "tool", targets: ["Tool"])],
        dependencies: [.package(path: "../Other"), .package(url: "https://example.com/swift-log.git", from: "1.0.0")],
        targets: targets + [.testTarget(name: "CoreTests")])
      package.targets.append(.target(name: "Base"))
      package.targets += [.macro(name: "Magic")]
      """)
    XCTAssertEqual(manifest?.name, "Kit")
    XCTAssertEqual(manifest?.products.map(\.name), ["Kit"])
    XCTAssertEqual(manifest?.dependencies, ["../Other", "https://example.com/swift-log.git"])
    XCTAssertEqual(manifest?.targets.map(\.name), ["Core", "CoreTests", "Base", "Magic"])
    let core = manifest?.targets.first
    XCTAssertEqual(core?.dependencies, [.named("Base"), .product("Log", package: "swift-log")])
    XCTAssertEqual(core?.path, "Code/Core")
    XCTAssertEqual(core?.resources, ["Data", "a.json"])
    XCTAssertEqual(core?.conditions, ["FAST"])
    XCTAssertEqual(core?.upcomingFeatures, ["ExistentialAny"])
    XCTAssertEqual(core?.languageMode, "5")
  }

  func testWhatIsNoManifest() {
    XCTAssertNil(PackageManifest.read("let a = 1"))
    XCTAssertNil(PackageManifest.read("let a = b\nlet b = a\nlet package = a"))
    XCTAssertEqual(PackageManifest.read("let x = Package(targets: y)\nlet y = y")?.targets, [])
  }

  private func project(_ packages: [String: String], product: String = "A") throws -> (
    TemporaryFolder, ExtensionFolder?
  ) {
    let folder = try TemporaryFolder()
    try folder.write("import A\n@main struct Clock: Widget {}", to: "Clock.swift")
    for (name, text) in packages {
      try folder.write(
        "// swift-tools-version: 5.9\nlet package = Package(name: \"\(name)\", \(text))",
        to: "\(name)/Package.swift")
      try folder.write("public let \(name.lowercased()) = 1", to: "\(name)/Sources/\(name)/\(name).swift")
    }
    try folder.write(
      Pbxproj.widgets(
        sources: ["Clock.swift"],
        more: """
          Q = {isa = XCSwiftPackageProductDependency; productName = \(product); package = W; };
          W = {isa = XCLocalSwiftPackageReference; relativePath = \(product); };
          """, target: "packageProductDependencies = (Q, );"), to: "App.xcodeproj/project.pbxproj")
    return (folder, nil)
  }

  func testModulesComeAfterThoseTheyImport() throws {
    let (folder, _) = try project([
      "A": "dependencies: [.package(path: \"../B\")], targets: [.target(name: \"A\", dependencies: [\"B\"])]",
      "B": "products: [.library(name: \"B\", targets: [\"B\"])], targets: [.target(name: \"B\")]",
    ])
    let found = try ExtensionFolder.find(at: folder.path)
    XCTAssertEqual(found.modules.map(\.name), ["B", "A"])
    XCTAssertEqual(found.modules.last?.dependencies, ["B"])
  }

  func testCirclesAreNamed() throws {
    let (folder, _) = try project([
      "A": "dependencies: [.package(path: \"../B\")], targets: [.target(name: \"A\", dependencies: [\"B\"])]",
      "B": "dependencies: [.package(path: \"../A\")], targets: [.target(name: \"B\", dependencies: [\"A\"])]",
    ])
    let problem = problem(try ExtensionFolder.find(at: folder.path))
    XCTAssertEqual(problem?.message, "Modules need one another in a circle: `A` → `B` → `A`.")
  }

  func testAManifestThatComputesGivesTheUsualLayout() throws {
    let (folder, _) = try project(["A": "targets: make())"])
    XCTAssertEqual(try ExtensionFolder.find(at: folder.path).modules.map(\.name), ["A"])
  }

  func testACheckoutStandsForARemotePackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Log\n@main struct Clock: Widget {}", to: "Clock.swift")
    try folder.write(
      Pbxproj.widgets(
        sources: ["Clock.swift"],
        more: """
          Q = {isa = XCSwiftPackageProductDependency; productName = Log; package = W; };
          W = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/log.git"; };
          """, target: "packageProductDependencies = (Q, );"), to: "App.xcodeproj/project.pbxproj")
    XCTAssertEqual(try ExtensionFolder.find(at: folder.path).absent.map(\.product), ["Log"])
    let place = "SourcePackages/checkouts/log/"
    try folder.write(
      "let package = Package(name: \"log\", products: [.library(name: \"Log\", targets: [\"Log\"])], targets: [.target(name: \"Log\")])",
      to: place + "Package.swift")
    try folder.write("public let log = 1", to: place + "Sources/Log/Log.swift")
    let found = try ExtensionFolder.find(at: folder.path)
    XCTAssertEqual(found.modules.map(\.name), ["Log"])
    XCTAssertEqual(found.absent, [])
  }
}
