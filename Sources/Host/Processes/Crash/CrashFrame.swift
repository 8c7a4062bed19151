import Foundation

/// A place in the code of a crashed program: a file that holds code, and an offset in it.
package struct CrashFrame: Sendable, Equatable {
  package var file: String
  package var offset: UInt64
  /// As the loader knows it; only of functions that libraries offer to others.
  package var name: String?

  private static let prefix = "vitrine-frame "

  /// Reads a line that a crashing extension prints (`CrashFrames.c`); `nil` for other lines.
  package init?(line: String) {
    guard line.hasPrefix(Self.prefix) else { return nil }
    let words = line.dropFirst(Self.prefix.count)
    guard let plus = words.range(of: "+0x", options: .backwards) else { return nil }
    let rest = words[plus.upperBound...].split(separator: " ", maxSplits: 1)
    guard let digits = rest.first, let offset = UInt64(digits, radix: 16) else { return nil }
    file = String(words[..<plus.lowerBound])
    self.offset = offset
    name = rest.count > 1 && rest[1] != "-" ? String(rest[1]) : nil
  }
}
