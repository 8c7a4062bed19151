/// Cuts output into lines of bounded length.
struct LineSplitter {
  private let limit: Int
  private var line: [UInt8] = []
  private var isOverlong = false

  init(limit: Int) { self.limit = limit }

  /// Adds bytes and returns the lines they complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(take())
      } else if line.count < limit {
        line.append(byte)
      } else {
        isOverlong = true
      }
    }
    return lines
  }

  /// The unfinished last line, if there is one.
  mutating func finish() -> String? { line.isEmpty ? nil : take() }

  private mutating func take() -> String {
    defer {
      line.removeAll(keepingCapacity: true)
      isOverlong = false
    }
    // Invalid UTF-8 is repaired: what a crashing program prints is still worth reading.
    return String(decoding: line, as: UTF8.self) + (isOverlong ? " …" : "")
  }
}
