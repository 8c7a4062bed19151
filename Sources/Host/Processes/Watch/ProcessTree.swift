import Foundation
import Glibc

/// Which processes a process has started, as the kernel tells.
enum ProcessTree {
  /// All that descend from `pid`, without itself; at most `most`, for the number itself may be the attack.
  static func descendants(of pid: pid_t, most: Int) -> [pid_t] {
    var found: [pid_t] = []
    var waiting = [pid]
    while let next = waiting.popLast(), found.count < most {
      let children = children(of: next)
      found += children
      waiting += children
    }
    return Array(found.prefix(most))
  }

  /// Threads of a process; 0 when it is gone.
  static func threads(of pid: pid_t) -> Int {
    // The 20th word after the name, which may itself hold blanks and parentheses.
    guard let text = SmallFile.read("/proc/\(pid)/stat"), let end = text.lastIndex(of: ")") else { return 0 }
    let words = text[text.index(after: end)...].split(separator: " ")
    return words.count > 17 ? Int(words[17]) ?? 0 : 0
  }

  private static func children(of pid: pid_t) -> [pid_t] {
    // A child belongs to the thread that started it.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    return threads.flatMap { thread in
      (SmallFile.read("/proc/\(pid)/task/\(thread)/children") ?? "").split(separator: " ").compactMap {
        pid_t($0)
      }
    }
  }
}

/// Files of the kernel's, which have no size before they are read.
enum SmallFile {
  static func read(_ path: String, most: Int = 1 << 16) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      var bytes: [UInt8] = []
      while bytes.count < most {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0 { return errno == EINTR ? String(decoding: bytes, as: UTF8.self) : nil }
        if count == 0 { break }
        bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
