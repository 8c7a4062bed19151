import Foundation
import Projects
import XCTest

final class XCConfigFileTests: XCTestCase {
  private func read(_ files: [String: String], _ first: String = "A.xcconfig") throws -> XCConfigFile {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return XCConfigFile.read(
      folder.url.appendingPathComponent(first),
      within: ProjectBoundary(folder: folder.url, root: folder.url, rootPath: "."))
  }

  func testLines() throws {
    let config = try read([
      "A.xcconfig": """
      // a comment
      NAME = value // the rest
      LIST = one two;
      COND[sdk=iphoneos*] = a = b
      nonsense
      """
    ])
    XCTAssertEqual(config.assignments.map(\.name), ["NAME", "LIST", "COND"])
    XCTAssertEqual(config.assignments.map(\.value), ["value", "one two", "a = b"])
    XCTAssertEqual(config.assignments.last?.conditions.first?.pattern, "iphoneos*")
    XCTAssertEqual(
      config.notes.map(\.message), ["`A.xcconfig:5` is no setting and is left out: `=` is missing."])
  }

  func testIncludes() throws {
    let config = try read([
      "A.xcconfig": "#include \"b/B.xcconfig\"\n#include? \"none.xcconfig\"\nX = a",
      "b/B.xcconfig": "X = b\n#include \"C.xcconfig\"",
    ])
    XCTAssertEqual(config.assignments.map(\.value), ["b", "a"])
    XCTAssertEqual(
      config.notes.map(\.message), ["`b/C.xcconfig` is missing or no UTF-8 text; its settings are left out."])
  }

  func testCirclesAndFilesOutsideAreLeftOut() throws {
    let circle = try read([
      "A.xcconfig": "#include \"B.xcconfig\"\nX = a", "B.xcconfig": "#include \"A.xcconfig\"",
    ])
    XCTAssertEqual(circle.assignments.map(\.value), ["a"])
    XCTAssertEqual(circle.notes.map(\.message), ["`A.xcconfig` includes itself."])
    let outside = try read(["A.xcconfig": "#include \"/etc/hostname\"\nX = a"])
    XCTAssertEqual(outside.assignments.map(\.value), ["a"])
    XCTAssertEqual(outside.notes.count, 1)
  }

  /// Each file includes the next twice: a million readings without a bound.
  func testManyIncludesEnd() throws {
    var files: [String: String] = ["A.xcconfig": "#include \"1.xcconfig\"\n#include \"1.xcconfig\""]
    for index in 1..<20 {
      files["\(index).xcconfig"] =
        "#include \"\(index + 1).xcconfig\"\n#include \"\(index + 1).xcconfig\"\nX\(index) = 1"
    }
    let config = try read(files)
    XCTAssertLessThan(config.assignments.count, 100)
    XCTAssertFalse(config.notes.isEmpty)
  }
}
