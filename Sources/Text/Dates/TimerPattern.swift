import CPango
import Foundation
import _FoundationICU

/// How a locale writes a duration in figures: Unicode CLDR's duration units (`h:mm:ss`, `m:ss`) and digits.
package struct TimerPattern: Sendable, Equatable {
  package var hours = "h:mm:ss"
  package var minutes = "m:ss"
  /// The digit 0; the other nine follow it in Unicode.
  package var zero: UInt32 = 0x30

  /// Colons and ASCII digits, as in English: what a page can write on its own.
  package var isPlain: Bool { self == TimerPattern() }

  func write(_ pattern: String, hours: Int, minutes: Int, seconds: Int) -> String {
    if isPlain {
      return pattern.first == "h"
        ? "\(hours):\(Self.two(minutes)):\(Self.two(seconds))" : "\(minutes):\(Self.two(seconds))"
    }
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      let width = rest.prefix { $0 == letter }.count
      rest = rest.dropFirst(width)
      switch letter {
      case "h", "H": result += digits(hours, width)
      case "m": result += digits(minutes, width)
      case "s": result += digits(seconds, width)
      default: result += String(repeating: letter, count: width)
      }
    }
    return result
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func digits(_ number: Int, _ width: Int) -> String {
    var text = String(number)
    if text.count < width { text = String(repeating: "0", count: width - text.count) + text }
    guard zero != 0x30 else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { UnicodeScalar(zero + ($0.value - 0x30)) ?? $0 }))
  }
}

/// The patterns of locales, read once each.
package final class TimerPatterns: @unchecked Sendable {
  package static let shared = TimerPatterns()
  private let lock = NSLock()
  private var patterns: [String: TimerPattern] = [:]

  package func pattern(_ locale: String) -> TimerPattern {
    if locale == "en_US" || locale.isEmpty { return TimerPattern() }
    lock.lock()
    defer { lock.unlock() }
    if let known = patterns[locale] { return known }
    if patterns.count > 64 { patterns.removeAll() }
    let read = Self.read(locale)
    patterns[locale] = read
    return read
  }

  private static func read(_ locale: String) -> TimerPattern {
    var result = TimerPattern()
    let name = String(locale.prefix(100).filter { $0 != "\0" })
    if let hours = pattern(name, UATIMEUNITTIMEPAT_HMS) { result.hours = hours }
    if let minutes = pattern(name, UATIMEUNITTIMEPAT_MS) { result.minutes = minutes }
    if let zero = Locale(identifier: name).zeroDigit { result.zero = zero }
    return result
  }

  private static func pattern(_ locale: String, _ type: UATimeUnitTimePattern) -> String? {
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: 32)
    let length = uatmufmt_getTimePattern(locale, type, &text, 32, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 32 else { return nil }
    return String(decoding: text[..<Int(length)], as: UTF16.self)
  }
}

extension Locale {
  /// The scalar that the locale writes 0 with; `nil` where it is no decimal digit.
  fileprivate var zeroDigit: UInt32? {
    let text = 0.formatted(.number.locale(self))
    guard let scalar = text.unicodeScalars.first(where: { $0.properties.numericType == .decimal }) else {
      return nil
    }
    return scalar.value
  }
}
