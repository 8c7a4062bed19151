import Foundation

/// A value of a property list such as an Info.plist, with its type.
package indirect enum PropertyValue: Sendable, Equatable {
  case string(String)
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case list([PropertyValue])
  case map([String: PropertyValue])

  /// From what `PropertyListSerialization` or `JSONSerialization` gives; what has no place in a property list becomes its description.
  package init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber: self = Self.number(number)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let list as [Any]: self = .list(list.map(PropertyValue.init))
    case let map as [String: Any]: self = .map(map.mapValues(PropertyValue.init))
    default: self = .string("\(value)")
    }
  }

  private static func number(_ number: NSNumber) -> PropertyValue {
    // What Foundation keeps as a `char` was written as true or false.
    if String(cString: number.objCType) == "c" { return .bool(number.boolValue) }
    let real = number.doubleValue
    return real == real.rounded() && abs(real) < 1e15 ? .integer(number.intValue) : .real(real)
  }

  /// As `PropertyListSerialization` takes it.
  package var foundation: Any {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .data(let data): data
    case .list(let all): all.map(\.foundation)
    case .map(let all): all.mapValues(\.foundation)
    }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var list: [PropertyValue]? { if case .list(let all) = self { all } else { nil } }
  package var map: [String: PropertyValue]? { if case .map(let all) = self { all } else { nil } }
  /// `true` also for the text `YES`, which Xcode accepts where a Boolean is meant.
  package var flag: Bool? {
    switch self {
    case .bool(let flag): flag
    case .string(let text): ["YES", "TRUE", "1"].contains(text.uppercased())
    case .integer(let number): number != 0
    default: nil
    }
  }

  /// With each string in it changed.
  package func mapStrings(_ change: (String) -> String) -> PropertyValue {
    switch self {
    case .string(let text): .string(change(text))
    case .list(let all): .list(all.map { $0.mapStrings(change) })
    case .map(let all): .map(all.mapValues { $0.mapStrings(change) })
    default: self
    }
  }
}
