import Archive
import Foundation

extension Bool: CodedIntentValue {
  package var coded: IntentValue { .bool(self) }
  package static func decoded(_ value: IntentValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
}

extension Int: CodedIntentValue {
  package var coded: IntentValue { .integer(Int64(self)) }
  /// A number without a fraction is taken as well: pages know only one kind of number.
  package static func decoded(_ value: IntentValue) -> Int? {
    switch value {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
}

extension Double: CodedIntentValue {
  package var coded: IntentValue { .number(self) }
  package static func decoded(_ value: IntentValue) -> Double? {
    switch value {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
}

extension String: CodedIntentValue {
  package var coded: IntentValue { .string(self) }
  package static func decoded(_ value: IntentValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }
}

/// Attributed text crosses as its characters.
///
/// - Parity: approximated: attributes are lost, as Foundation has no coding for them on Linux.
extension AttributedString: CodedIntentValue {
  package var coded: IntentValue { .string(String(characters)) }
  package static func decoded(_ value: IntentValue) -> AttributedString? {
    if case .string(let text) = value { AttributedString(text) } else { nil }
  }
}

extension Date: CodedIntentValue {
  package var coded: IntentValue { .date(self) }
  package static func decoded(_ value: IntentValue) -> Date? {
    if case .date(let value) = value { value } else { nil }
  }
}

extension URL: CodedIntentValue {
  package var coded: IntentValue { .url(absoluteString) }
  package static func decoded(_ value: IntentValue) -> URL? {
    if case .url(let value) = value { URL(string: value) } else { nil }
  }
}

extension DateComponents: CodedIntentValue {
  private static let names: [(String, Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
    ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
    ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
    ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
  ]
  /// Calendar and time zone are the person's when the components come back.
  package var coded: IntentValue {
    var components: [String: Int64] = [:]
    for (name, component) in Self.names {
      if let value = value(for: component) { components[name] = Int64(value) }
    }
    return .dateComponents(components)
  }
  package static func decoded(_ value: IntentValue) -> DateComponents? {
    guard case .dateComponents(let values) = value else { return nil }
    var components = DateComponents()
    for (name, value) in values {
      guard let component = names.first(where: { $0.0 == name })?.1, let value = Int(exactly: value) else {
        return nil
      }
      components.setValue(value, for: component)
    }
    return components
  }
}

extension Measurement: CodedIntentValue {
  package var coded: IntentValue { .measurement(value, unit: unit.symbol) }
  package static func decoded(_ value: IntentValue) -> Measurement<UnitType>? {
    guard case .measurement(let value, let symbol) = value else { return nil }
    guard let unit = IntentUnits.units(of: UnitType.self).first(where: { $0.symbol == symbol }) as? UnitType
    else { return nil }
    return Measurement(value: value, unit: unit)
  }
}
