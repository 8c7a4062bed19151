import Foundation
import Store

/// A store on a disk that becomes full, and has room again later.
enum FullDisk {
  /// Makes twenty changes, fills the disk, makes changes until one is refused, makes room and goes on. Says what it saw, a line each.
  static func run(in folder: URL) throws {
    let store = try HostStore(folder: folder)
    var expected = StoreScript.Contents()
    var number = 0
    func change() throws {
      try StoreScript.make(number, in: store)
      StoreScript.make(number, in: &expected)
      number += 1
    }
    func verify(_ when: String) throws {
      let isSame = try StoreScript.contents(of: store) == expected
      print("\(when): \(isSame ? "all there" : "something is lost")")
    }
    while number < 20 { try change() }
    let filler = folder.appendingPathComponent("filler")
    fill(filler)
    do {
      while number < 10_000 { try change() }
      print("never full")
    } catch {
      print("refused: \(StoreError(error))")
    }
    try verify("full")
    try FileManager.default.removeItem(at: filler)
    let end = number + 20
    while number < end { try change() }
    try verify("room again")
  }

  /// Writes a file until nothing more goes on the disk.
  private static func fill(_ file: URL) {
    let handle = open(file.path, O_WRONLY | O_CREAT, 0o600)
    defer { close(handle) }
    for size in [4096, 1] {
      let bytes = [UInt8](repeating: 0, count: size)
      while write(handle, bytes, size) == size {}
    }
  }
}
