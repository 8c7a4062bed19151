import CPango
import Foundation
import _FoundationICU

/// Which plural form a language takes for a number: Unicode CLDR's rules.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  package init(_ number: Double, locale: String) {
    self = PluralSelectors.shared.category(number, locale: locale)
  }
}

/// ICU's rules, opened once a language.
private final class PluralSelectors: @unchecked Sendable {
  static let shared = PluralSelectors()
  private let lock = NSLock()
  private var rules: [String: OpaquePointer] = [:]

  func category(_ number: Double, locale: String) -> PluralCategory {
    lock.lock()
    defer { lock.unlock() }
    guard let rules = open(String(locale.prefix(100).filter { $0 != "\0" })) else { return .other }
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number.isFinite ? number : 0, &text, 16, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 16 else { return .other }
    return PluralCategory(rawValue: String(decoding: text[..<Int(length)], as: UTF16.self)) ?? .other
  }

  private func open(_ locale: String) -> OpaquePointer? {
    if let known = rules[locale] { return known }
    var status = U_ZERO_ERROR
    guard let opened = swift_uplrules_open(locale, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
      return nil
    }
    if rules.count > 64 {
      for rule in rules.values { swift_uplrules_close(rule) }
      rules.removeAll()
    }
    rules[locale] = opened
    return opened
  }
}
