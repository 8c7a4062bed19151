import CPango
import Foundation
import _FoundationICU

/// Numbers with units in words, in any language: Unicode CLDR's patterns, from the ICU that Foundation brings.
///
/// iOS formats these texts with the same function of the same library (confidence B: the outputs that Apple's
/// documentation shows agree).
struct UnitNames {
  enum Width: Hashable { case short, long }

  let locale: String

  /// `2 hr, 23 min` (short) or `2 hours, 23 minutes` (long), joined as the language joins them.
  func string(_ parts: [(unit: DateUnits.Unit, count: Int)], _ width: Width) -> String {
    UnitFormatters.shared.string(parts, width, locale: locale)
  }
}

/// ICU's formatters, one a locale and width: opening one costs more than a hundred uses.
private final class UnitFormatters: @unchecked Sendable {
  static let shared = UnitFormatters()

  private struct Key: Hashable {
    var locale: String
    var width: UnitNames.Width
  }
  private let lock = NSLock()
  private var formatters: [Key: OpaquePointer] = [:]

  func string(_ parts: [(unit: DateUnits.Unit, count: Int)], _ width: UnitNames.Width, locale: String)
    -> String
  {
    lock.lock()
    defer { lock.unlock() }
    guard let formatter = formatter(Key(locale: locale, width: width)) else { return plain(parts) }
    let measures = parts.map { UAMeasure(value: Double($0.count), unit: $0.unit.measure) }
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: 256)
    let length = uameasfmt_formatMultiple(
      formatter, measures, Int32(measures.count), &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 256 else { return plain(parts) }
    return String(decoding: text[..<Int(length)], as: UTF16.self)
  }

  private func formatter(_ key: Key) -> OpaquePointer? {
    if let known = formatters[key] { return known }
    var status = U_ZERO_ERROR
    let width = key.width == .short ? UAMEASFMT_WIDTH_SHORT : UAMEASFMT_WIDTH_WIDE
    let name = String(key.locale.utf8.prefix(100).map { $0 == 0 ? "_" : Character(UnicodeScalar($0)) })
    guard let opened = uameasfmt_open(name, width, nil, &status), status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    if formatters.count > 32 {
      for formatter in formatters.values { uameasfmt_close(formatter) }
      formatters.removeAll()
    }
    formatters[key] = opened
    return opened
  }

  private func plain(_ parts: [(unit: DateUnits.Unit, count: Int)]) -> String {
    parts.map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
  }
}

extension DateUnits.Unit {
  fileprivate var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}
