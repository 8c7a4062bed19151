import Foundation
import Projects
import XCTest

final class SDKTests: XCTestCase {
  private func makeSDK(without missing: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let modules = SDK.requiredModules.map { "Modules/\($0).swiftmodule" }
    let files =
      modules + [
        "libVitrineSDK.so", "VitrineMacros-tool", "vitrine_Typography.resources/Fonts/Inter.ttf",
      ]
    for file in files where missing.map({ !file.hasPrefix($0) }) ?? true {
      try folder.write("", to: file)
    }
    return folder
  }

  func testFoundBesideTheExecutable() throws {
    let folder = try makeSDK()
    let sdk = try SDK.locate(
      environment: [:], executable: folder.url.appendingPathComponent("vitrine"))
    XCTAssertEqual(sdk.folder.path, folder.path)
    // A shim has the name that extensions import, too.
    XCTAssertEqual(sdk.moduleNames(), Set(SDK.requiredModules + ["ImageIO"]))
  }

  func testVariableComesFirst() throws {
    let folder = try makeSDK()
    let sdk = try SDK.locate(
      environment: ["VITRINE_SDK": folder.path], executable: URL(fileURLWithPath: "/x/vitrine"))
    XCTAssertEqual(sdk.folder.path, folder.path)
  }

  func testMissingPieces() throws {
    let expected: [(String, SDKPiece)] = [
      ("Modules", .modules), ("lib", .library), ("VitrineMacros", .macros), ("vitrine_", .fonts),
    ]
    for (missing, piece) in expected {
      let folder = try makeSDK(without: missing)
      let problem = problem(try SDK.locate(environment: ["VITRINE_SDK": folder.path]))
      guard case .sdkPieceMissing(piece, let path) = problem else {
        XCTFail("\(String(describing: problem))")
        continue
      }
      XCTAssertTrue(path.hasPrefix(folder.path))
    }
  }

  func testMissingFolder() {
    XCTAssertEqual(
      problem(try SDK.locate(environment: ["VITRINE_SDK": "/nonexistent"])),
      .sdkPieceMissing(piece: .folder, expectedAt: "/nonexistent"))
  }

  func testFingerprintFollowsTheLibrary() throws {
    let folder = try makeSDK()
    let sdk = SDK(folder: folder.url)
    let before = sdk.fingerprint
    XCTAssertEqual(before, sdk.fingerprint)
    try folder.write("new", to: "libVitrineSDK.so")
    XCTAssertNotEqual(before, sdk.fingerprint)
  }

  func testCompilerMissing() {
    XCTAssertEqual(
      problem(try Compiler.locate(environment: ["PATH": "/nonexistent"])),
      .compilerMissing(searched: "/nonexistent"))
  }
}
