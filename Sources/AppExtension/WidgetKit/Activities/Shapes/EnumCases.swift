import Foundation

/// The cases of enumerations, whatever their raw values are.
enum EnumCases {
  /// Cases of an enumeration without payloads, or what a `CaseIterable` type lists; empty for any other type.
  static func all<T>(_ type: T.Type) -> [T] {
    if let iterable = type as? any CaseIterable.Type { return listed(iterable).compactMap { $0 as? T } }
    return (0..<(emptyCases(of: type) ?? 0)).map { value($0) }
  }

  /// The JSON that a case is encoded as.
  static func json(_ value: Any) -> String? {
    guard let value = value as? any Encodable else { return nil }
    return encoded(value)
  }

  private static func encoded(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func listed<C: CaseIterable>(_ type: C.Type) -> [Any] {
    type.allCases.prefix(mostCases).map { $0 }
  }
  private static let mostCases = 256

  /// How many cases an enumeration has that has no other ones than those without payload, stored in a byte or less.
  ///
  /// Read from the type's descriptor: Swift's ABI puts the numbers of cases there (`docs/ABI/TypeMetadata.rst` of the Swift project).
  private static func emptyCases<T>(of type: T.Type) -> Int? {
    guard MemoryLayout<T>.size <= 1 else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    let count = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard payloadCases == 0, count > 0, count <= mostCases, MemoryLayout<T>.size == (count > 1 ? 1 : 0) else {
      return nil
    }
    return count
  }

  /// The case with a number: such enumerations are stored as that number.
  private static func value<T>(_ index: Int) -> T {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { place in
      if MemoryLayout<T>.size == 1 {
        UnsafeMutableRawPointer(place.baseAddress!).storeBytes(of: UInt8(index), as: UInt8.self)
      }
      return place.baseAddress!.pointee
    }
  }
}
