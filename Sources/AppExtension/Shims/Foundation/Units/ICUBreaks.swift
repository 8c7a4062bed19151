import Foundation
internal import _FoundationICU

extension ICU {
  /// Kinds of `ubrk_open`.
  static let words: Int32 = 1
  static let sentences: Int32 = 3
  /// Statuses of parts that are words begin here; below are spaces and signs.
  private static let firstWord: Int32 = 100

  private static let openBreaks:
    (@convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UChar>?, Int32, Status) -> OpaquePointer?)? =
      function("ubrk_open")
  private static let nextBreak: (@convention(c) (OpaquePointer?) -> Int32)? = function("ubrk_next")
  private static let breakStatus: (@convention(c) (OpaquePointer?) -> Int32)? = function("ubrk_getRuleStatus")
  private static let closeBreaks: (@convention(c) (OpaquePointer?) -> Void)? = function("ubrk_close")

  /// Where parts of a text end, in units of UTF-16; `nil` without ICU.
  static func breaks(in text: [UInt16], _ kind: Int32) -> [(place: Int, isWord: Bool)]? {
    guard let openBreaks, let nextBreak, let breakStatus, let closeBreaks else { return nil }
    var status = U_ZERO_ERROR
    return text.withUnsafeBufferPointer { units -> [(place: Int, isWord: Bool)]? in
      let language = Locale.current.identifier
      guard
        let iterator = openBreaks(kind, language, units.baseAddress, Int32(units.count), &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      defer { closeBreaks(iterator) }
      var ends: [(place: Int, isWord: Bool)] = []
      while case let place = nextBreak(iterator), place >= 0 {
        ends.append((Int(place), breakStatus(iterator) >= firstWord))
      }
      return ends
    }
  }
}
