import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject, _INSystemValue, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  public let currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  public var _displayTitle: String {
    [amount.map { "\($0)" }, currencyCode].compactMap { $0 }.joined(separator: " ")
  }
  public var _parts: [String: String] {
    var parts: [String: String] = [:]
    parts["amount"] = amount.map { "\($0)" }
    parts["currency"] = currencyCode
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    guard
      let amount = parts["amount"].flatMap({ Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) })
    else { return nil }
    self.amount = NSDecimalNumber(decimal: amount)
    currencyCode = parts["currency"]
  }
}

public enum INPaymentMethodType: Int, Sendable {
  case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
}

/// How something is paid.
open class INPaymentMethod: NSObject, _INSystemValue, @unchecked Sendable {
  public let type: INPaymentMethodType
  public let name: String?
  public let identificationHint: String?
  public let icon: INImage?
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
  open class func applePay() -> Self {
    Self(_parts: ["type": "\(INPaymentMethodType.applePay.rawValue)", "name": "Apple Pay"])!
  }

  public var _displayTitle: String { name ?? identificationHint ?? "\(type)" }
  public var _parts: [String: String] {
    var parts = ["type": "\(type.rawValue)"]
    parts["name"] = name
    parts["hint"] = identificationHint
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    guard let type = parts["type"].flatMap({ Int($0) }).flatMap({ INPaymentMethodType(rawValue: $0) }) else {
      return nil
    }
    self.type = type
    name = parts["name"]
    identificationHint = parts["hint"]
    icon = nil
  }
}
