import Foundation
import Processes
import XCTest

/// A crash is told with function and line of the source.
final class CrashStackTests: XCTestCase {
  func testACrashNamesItsFunctionAndLine() async throws {
    let process = try await FakeExtension.start()
    var failure: ProcessFailure?
    do { _ = try await process.send(FakeExtension.entries("crash")) } catch {
      failure = error as? ProcessFailure
    }
    guard case .crashed(_, let lines, let stack) = failure else {
      return XCTFail("\(String(describing: failure))")
    }
    XCTAssertFalse(lines.contains { $0.hasPrefix("vitrine-frame") }, "\(lines)")
    try XCTSkipIf(SandboxProbe.inPath("llvm-symbolizer") == nil, "llvm-symbolizer is not installed")
    let place = try XCTUnwrap(stack?.places.first { $0.source != nil })
    XCTAssertTrue(place.function.contains("behave("), "\(place)")
    XCTAssertTrue(place.source?.hasPrefix("main.swift:") == true, "\(place)")
    XCTAssertTrue(failure!.description.contains(" at main.swift:"), failure!.description)
  }

  func testLinesThatAreNoFrames() {
    XCTAssertEqual(
      CrashFrame(line: "vitrine-frame /a b/c+d+0x1f $s4name"),
      CrashFrame(line: "vitrine-frame /a b/c+d+0x1f $s4name"))
    XCTAssertEqual(CrashFrame(line: "vitrine-frame /a b/c+d+0x1f $s4name")?.file, "/a b/c+d")
    XCTAssertEqual(CrashFrame(line: "vitrine-frame /a+0x1f -")?.offset, 31)
    XCTAssertNil(CrashFrame(line: "vitrine-frame /a+0x1f -")?.name)
    for line in [
      "", "vitrine-frame ", "vitrine-frame /a", "vitrine-frame /a+0x",
      "vitrine-frame /a+0xffffffffffffffffff -", "Fatal error",
    ] {
      XCTAssertNil(CrashFrame(line: line), line)
    }
  }
}
