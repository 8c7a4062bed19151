internal import _FoundationICU
import Foundation

/// Numbers with units, and lists of them, by ICU: what Foundation on Linux has inside and offers only for durations.
enum UnitNumber {
  enum Width: String {
    case narrow, short
    case full = "full-name"
  }

  /// A number with a unit as a locale writes it.
  /// - Parameters:
  ///   - unit: ICU's name, such as `kilometer-per-hour`.
  ///   - usage: ICU's name for what it is used for, such as `road`: the unit becomes the one that people of the region use.
  ///   - number: writes the number; ICU's own rounding without it.
  /// - Returns: `nil` for a unit that ICU does not know.
  static func format(
    _ value: Double, unit: String, width: Width, usage: String? = nil, locale: Locale,
    number: ((Double) -> String)? = nil
  ) -> String? {
    var skeleton = "unit/\(unit) unit-width-\(width.rawValue)"
    if let usage { skeleton += " usage/\(usage)" }
    guard let number else { return run(value, skeleton, locale)?.text }
    // The number that stands in the text is found by writing it alone, in the same way, and replaced.
    let precise = ".##########"
    guard let whole = run(value, skeleton + " " + precise, locale),
      let converted = Double(whole.decimal), let alone = run(converted, precise, locale)?.text,
      let range = whole.text.range(of: alone)
    else { return run(value, skeleton, locale)?.text }
    return whole.text.replacingCharacters(in: range, with: number(converted))
  }

  /// Parts of one quantity, such as hours and minutes.
  static func list(_ parts: [String], width: Width, locale: Locale) -> String {
    list(parts, width: width, locale.identifier) ?? parts.joined(separator: " ")
  }

  private static func list(_ parts: [String], width: Width, _ locale: String) -> String? {
    guard let open = ICU.openList, let close = ICU.closeList, let format = ICU.formatList else { return nil }
    let icuWidth =
      switch width {
      case .narrow: ULISTFMT_WIDTH_NARROW
      case .short: ULISTFMT_WIDTH_SHORT
      case .full: ULISTFMT_WIDTH_WIDE
      }
    var status = U_ZERO_ERROR
    let formatter = open(locale, ULISTFMT_TYPE_UNITS.rawValue, icuWidth.rawValue, &status)
    guard let formatter, status.isSuccess else { return nil }
    defer { close(formatter) }
    let units = parts.map { Array($0.utf16) }
    let all = units.flatMap { $0 }
    var text = [UChar](repeating: 0, count: all.count + parts.count * 16 + 16)
    let length = all.withUnsafeBufferPointer { buffer -> Int32 in
      var offset = 0
      let starts = units.map { unit -> UnsafePointer<UChar>? in
        defer { offset += unit.count }
        return buffer.baseAddress.map { $0 + offset }
      }
      let lengths = units.map { Int32($0.count) }
      return format(
        formatter, starts, lengths, Int32(parts.count), &text, Int32(text.count), &status)
    }
    guard status.isSuccess, length <= text.count else { return nil }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }

  private static func run(
    _ value: Double, _ skeleton: String, _ locale: Locale
  ) -> (text: String, decimal: String)? {
    guard let open = ICU.openNumber, let close = ICU.closeNumber, let openResult = ICU.openResult,
      let closeResult = ICU.closeResult, let format = ICU.formatDouble, let readText = ICU.resultText,
      let readDecimal = ICU.resultDecimal
    else { return nil }
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = open(units, Int32(units.count), locale.identifier, &status)
    guard let formatter, status.isSuccess else { return nil }
    defer { close(formatter) }
    guard let result = openResult(&status) else { return nil }
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    var text = [UChar](repeating: 0, count: 256)
    let length = readText(result, &text, Int32(text.count), &status)
    var digits = [CChar](repeating: 0, count: 256)
    let digitCount = readDecimal(result, &digits, Int32(digits.count), &status)
    guard status.isSuccess, length <= text.count, digitCount <= digits.count else { return nil }
    return (
      String(decoding: text.prefix(Int(length)), as: UTF16.self),
      String(decoding: digits.prefix(Int(digitCount)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    )
  }
}

extension UErrorCode {
  /// Warnings are below zero.
  fileprivate var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
