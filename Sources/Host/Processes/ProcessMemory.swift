import Foundation

/// Memory of a process as the kernel counts it.
package enum ProcessMemory {
  /// Bytes of private dirty memory: what the process alone uses and cannot be read again from a file. `nil` when the process is gone.
  package static func privateDirtyBytes(pid: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8) else {
      return nil
    }
    return parse(text)
  }

  /// The value of `Private_Dirty` in the text of a `smaps_rollup` file.
  static func parse(_ text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix("Private_Dirty:") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[2] == "kB", let kilobytes = Int(words[1]) else { return nil }
      return kilobytes * 1024
    }
    return nil
  }
}
