import Foundation
import Processes
import XCTest

final class ElfLibrariesTests: XCTestCase {
  func testTheFoldersOfAProgram() {
    let folders = ElfLibraries.folders(of: FakeExtension.executable)
    XCTAssertTrue(
      folders.contains { FileManager.default.fileExists(atPath: $0 + "/libswiftCore.so") }, "\(folders)")
    XCTAssertTrue(
      folders.contains(FakeExtension.executable.deletingLastPathComponent().path), "$ORIGIN: \(folders)")
  }

  /// Bad input: whatever the file holds, nothing but an empty or shorter list comes of it.
  func testDamagedPrograms() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("elf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let head = try FileHandle(forReadingFrom: FakeExtension.executable).read(upToCount: 4096) ?? Data()
    var random = SystemRandomNumberGenerator()
    for round in 0..<200 {
      var bytes = round % 2 == 0 ? head.prefix(Int.random(in: 0...head.count, using: &random)) : head
      for _ in 0..<Int.random(in: 0...64, using: &random) where bytes.count > 8 {
        bytes[Int.random(in: 6..<bytes.count, using: &random)] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(
          using: &random)!
      }
      try Data(bytes).write(to: file)
      XCTAssertLessThan(ElfLibraries.folders(of: file).count, 5000)
    }
    XCTAssertEqual(ElfLibraries.folders(of: URL(fileURLWithPath: "/no/such/file")), [])
  }
}
