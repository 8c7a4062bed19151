/// Memory of a process as the kernel counts it.
package enum ProcessMemory {
  /// Bytes of private dirty memory: what the process alone uses and cannot be read again from a file. `nil` when the process is gone.
  package static func privateDirtyBytes(pid: Int32) -> Int? {
    SmallFile.read("/proc/\(pid)/smaps_rollup").flatMap(parse) ?? anonymousBytes(pid: pid)
  }

  /// Bytes in memory that belong to no file: not less than what is private and dirty, and told without a walk through all mappings. A
  /// program can hide the former, but not this.
  static func anonymousBytes(pid: Int32) -> Int? {
    guard let text = SmallFile.read("/proc/\(pid)/status") else { return nil }
    let parts = text.split(separator: "\n").filter { $0.hasPrefix("RssAnon:") || $0.hasPrefix("RssShmem:") }
    guard parts.count == 2 else { return nil }
    return parts.reduce(0) { $0 + (kilobytes($1) ?? 0) * 1024 }
  }

  private static func kilobytes(_ line: Substring) -> Int? {
    let words = line.split { $0 == " " || $0 == "\t" }
    return words.count == 3 && words[2] == "kB" ? Int(words[1]) : nil
  }

  /// The value of `Private_Dirty` in the text of a `smaps_rollup` file.
  static func parse(_ text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix("Private_Dirty:") {
      return kilobytes(line).map { $0 * 1024 }
    }
    return nil
  }
}
