import Foundation
import Projects
import XCTest

import vitrine

/// Where pictures go, and how words look in a terminal.
final class OutputTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-cli-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func failure(_ path: String) -> CommandFailure? {
    do { _ = try PictureDestination(path: path) } catch { return error as? CommandFailure }
    return nil
  }

  func testFilesAndFolders() throws {
    let file = folder.appendingPathComponent("a.svg")
    XCTAssertEqual(try PictureDestination(path: file.path), .file(file, .svg))
    let new = folder.appendingPathComponent("new")
    XCTAssertEqual(try PictureDestination(path: new.path).format, .png)
    XCTAssertTrue(FileManager.default.fileExists(atPath: new.path))
  }

  func testAFolderThatIsCalledLikeAPicture() throws {
    let url = folder.appendingPathComponent("odd.png")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard case .folder = try PictureDestination(path: url.path) else { return XCTFail("no folder") }
  }

  func testPlacesThatCannotBeWritten() throws {
    XCTAssertEqual(failure(folder.path + "/a.jpg")?.isUsage, true)
    XCTAssertEqual(
      failure(folder.path + "/none/a.png")?.message,
      "The folder for `\(folder.path)/none/a.png` does not exist.")
    try Data().write(to: folder.appendingPathComponent("file"))
    XCTAssertEqual(failure(folder.path + "/file")?.isUsage, true)
    XCTAssertTrue(failure(folder.path + "/file/sub/")?.message.contains("cannot be written") ?? false)
  }

  func testColumns() {
    XCTAssertEqual(Columns.aligned([["a", "1"], ["long", "22"]]), ["a     1", "long  22"])
  }

  func testCompilerReport() {
    let message = CompilerMessage(
      file: "/w/Clock/A.swift", line: 3, column: 5, severity: .error, text: "no", excerpt: "  let a\n      ^")
    XCTAssertEqual(
      CompilerReport(.plain, folder: "/w").text([message]),
      "Clock/A.swift:3:5: error: no\n    let a\n        ^")
    XCTAssertEqual(CompilerReport.count([message, message]), "2 errors")
  }

  func testPicturesInTheTerminal() {
    XCTAssertEqual(InlinePicture.supported(environment: ["KITTY_WINDOW_ID": "1"], isTerminal: true), .kitty)
    XCTAssertEqual(
      InlinePicture.supported(environment: ["TERM_PROGRAM": "iTerm.app"], isTerminal: true), .iTerm2)
    XCTAssertNil(InlinePicture.supported(environment: ["KITTY_WINDOW_ID": "1"], isTerminal: false))
    XCTAssertNil(
      InlinePicture.supported(environment: ["KITTY_WINDOW_ID": "1", "TMUX": "x"], isTerminal: true))
    let kitty = InlinePicture.sequence(for: Data(count: 4000), width: 10, in: .kitty)
    XCTAssertTrue(kitty.hasPrefix("\u{1B}_Ga=T,f=100,m=1;"))
    XCTAssertEqual(kitty.components(separatedBy: "\u{1B}_G").count, 3)
    XCTAssertTrue(kitty.contains("\u{1B}_Gm=0;"))
  }
}
