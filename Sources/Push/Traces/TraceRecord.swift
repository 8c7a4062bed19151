import Activities
import Foundation

/// How traces and verdicts are written: little endian, lengths before bytes.
///
/// A record is `length:4 checksum:4 kind:1 …`; length and checksum (CRC-32) are of what follows them.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []
  private var start = 0

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Begins a record and returns where.
  mutating func begin(_ kind: UInt8) -> Int {
    start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, 0, kind])
    return start
  }

  /// Ends the record and returns its length with its head.
  mutating func end() -> Int {
    let count = bytes.count - start - 8
    let checksum = bytes.withUnsafeBufferPointer {
      Checksum.crc32(UnsafeBufferPointer(rebasing: $0[(start + 8)...]))
    }
    put(UInt32(count), at: start)
    put(checksum, at: start + 4)
    return count + 8
  }

  private mutating func put(_ value: UInt32, at place: Int) {
    for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * byte)) }
  }

  mutating func integer<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func date(_ date: Date) { integer(date.timeIntervalSinceReferenceDate.bitPattern) }

  mutating func data(_ data: some Collection<UInt8>) {
    integer(UInt32(data.count))
    bytes.append(contentsOf: data)
  }

  mutating func text(_ text: String?) { data(text.map { $0.utf8.prefix(4096) } ?? "".utf8.prefix(0)) }
}

/// Reads what `RecordWriter` wrote; returns `nil` at the first thing that does not fit.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  mutating func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard at + MemoryLayout<T>.size <= bytes.endIndex else { return nil }
    var value: T = 0
    for index in (0..<MemoryLayout<T>.size).reversed() {
      value =
        MemoryLayout<T>.size > 1
        ? value << 8 | T(truncatingIfNeeded: bytes[at + index]) : T(truncatingIfNeeded: bytes[at])
    }
    at += MemoryLayout<T>.size
    return value
  }

  mutating func date() -> Date? {
    integer(UInt64.self).map { Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0)) }
  }

  mutating func data() -> ArraySlice<UInt8>? {
    guard let count: UInt32 = integer(), at + Int(count) <= bytes.endIndex else { return nil }
    defer { at += Int(count) }
    return bytes[at..<(at + Int(count))]
  }

  mutating func text() -> String? { data().map { String(decoding: $0, as: UTF8.self) } }
}
