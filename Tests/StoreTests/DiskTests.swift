import Foundation
import Store
import XCTest

/// The store on disks that take nothing: real ones, mounted by bubblewrap for one process.
final class DiskTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAFullDiskIsNamedAndSurvived() throws {
    let said = try run(["--size", "2000000", "--tmpfs", folder.path], ["full"])
    XCTAssertEqual(
      said.out, ["refused: The disk is full.", "full: all there", "room again: all there"], said.err)
  }

  func testADatabaseOnAReadOnlyDiskIsNamed() throws {
    for isNew in [true, false] {
      if !isNew { _ = try HostStore(folder: folder) }
      let said = try run(["--ro-bind", folder.path, folder.path], ["full"])
      XCTAssertEqual(said.out, [])
      XCTAssertTrue(
        said.err.contains("\(folder.path)/vitrine.sqlite could not be opened. The data folder is read-only."),
        said.err)
    }
  }

  private func run(_ mounts: [String], _ arguments: [String]) throws -> (out: [String], err: String) {
    let bubblewrap = URL(fileURLWithPath: "/usr/bin/bwrap")
    let worker = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("StoreWorker")
    let process = Process()
    process.executableURL = bubblewrap
    process.arguments =
      ["--bind", "/", "/", "--dev-bind", "/dev", "/dev"] + mounts + [worker.path, folder.path]
      + arguments
    let (out, err) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, err)
    do { try process.run() } catch { throw XCTSkip("bubblewrap is not installed") }
    let said = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if complaint.hasPrefix("bwrap: ") { throw XCTSkip("bubblewrap may not mount here: \(complaint)") }
    return (said.split(separator: "\n").map(String.init), complaint)
  }
}
