import Archive
import Foundation
import Intents

/// Values of SiriKit intents on their way to and from the host.
@MainActor enum SiriKitValues {
  /// What an intent's parameters hold; those without a value are left out.
  static func values(of intent: INIntent) -> IntentValues {
    var values: IntentValues = [:]
    for parameter in intent._parameters { values[parameter.name] = value(parameter.get(), of: parameter) }
    return values
  }

  /// An intent with these values, then those its definition gives it, then those its handler proposes. What no longer fits is dropped, and said to be.
  static func intent<Intent: INIntent>(
    _ type: Intent.Type, values: IntentValues
  ) async -> (intent: Intent, findings: [Diagnostic]) {
    let intent = type.init()
    var findings: [Diagnostic] = []
    // As on iOS a handler is asked only where there is something to ask: for another intent it may well end the process.
    let isAsked = intent._parameters.contains(where: \.hasDynamicOptions)
    let handler = isAsked ? intent._makeHandlerProvider()?.handler(for: intent) : nil
    for parameter in intent._parameters {
      switch values[parameter.name] {
      case .nothing: parameter.set(nil)
      case let value?:
        if let object = object(value, of: parameter) {
          parameter.set(object)
        } else {
          findings.append(dropped(value, parameter, type))
          propose(parameter, to: intent, from: handler)
        }
      case nil: propose(parameter, to: intent, from: handler)
      }
    }
    let names = Set(intent._parameters.map(\.name))
    for name in values.keys.sorted() where !names.contains(name) {
      findings.append(
        Diagnostic(
          code: "value-without-parameter", severity: .note,
          message: "\(type) has no parameter \(name) any more; the value that was chosen for it is not used"))
    }
    return (intent, findings)
  }

  private static func propose(_ parameter: _INParameter, to intent: INIntent, from handler: Any?) {
    guard let handler, parameter.get() == nil, let value = intent._default(of: parameter.name, from: handler)
    else { return }
    parameter.set(value)
  }

  private static func dropped(
    _ value: IntentValue, _ parameter: _INParameter, _ type: INIntent.Type
  ) -> Diagnostic {
    Diagnostic(
      code: "value-does-not-fit", severity: .warning,
      message:
        "the value chosen for \(parameter.name) of \(type) does not fit its type any more and is not used; choose it anew"
    )
  }

  // MARK: - One value

  /// A Swift value as it crosses to the host; `nil` for none.
  ///
  /// - Parameter depth: how many objects it lies in.
  static func value(_ object: Any?, of parameter: _INParameter, depth: Int = 0) -> IntentValue? {
    guard let object else { return nil }
    guard parameter.isArray else { return one(object, parameter, depth) }
    guard let list = object as? [Any], !list.isEmpty else { return nil }
    return .list(list.compactMap { one($0, parameter, depth) })
  }

  private static func one(_ object: Any, _ parameter: _INParameter, _ depth: Int) -> IntentValue? {
    switch parameter.kind {
    case .boolean: (object as? NSNumber).map { .bool($0.boolValue) }
    case .integer: (object as? NSNumber).map { .integer($0.int64Value) }
    case .decimal: (object as? NSNumber).map { .number($0.doubleValue) }
    case .string, .other: text(object).map { .string($0) }
    case .url: (object as? URL).map { .url($0.absoluteString) }
    case .date, .dateComponents: (object as? DateComponents).map { .dateComponents(parts(of: $0)) }
    case .enumeration(let cases):
      cases.first { $0.raw == object as? Int ?? (object as? NSNumber)?.intValue }.map { .choice($0.name) }
    case .object: (object as? INObject).flatMap { ArchivedObject($0, depth: depth).json }.map { .coded($0) }
    case .system: SiriKitSystemValue.value(object)
    case .measurement: (object as? _INQuantity).map { .measurement($0.value, unit: $0.symbol) }
    }
  }

  /// The Swift value for one of the host's; `nil` where it does not fit.
  static func object(_ value: IntentValue, of parameter: _INParameter) -> Any? {
    guard parameter.isArray else { return single(value, parameter) }
    guard case .list(let chosen) = value else { return nil }
    let values = chosen.prefix(parameter.most ?? .max)
    let objects = values.map { single($0, parameter) }
    guard objects.allSatisfy({ $0 != nil }) else { return nil }
    let all = objects.compactMap { $0 }
    // Typed, since the generated class casts to an array of its element.
    switch parameter.kind {
    case .boolean, .integer, .decimal: return all.compactMap { $0 as? NSNumber }
    case .string, .other: return all.compactMap { $0 as? String }
    case .url: return all.compactMap { $0 as? URL }
    case .date, .dateComponents: return all.compactMap { $0 as? DateComponents }
    case .enumeration: return all.compactMap { ($0 as? Int).map { NSNumber(value: $0) } }
    case .object(let type): return type._array(all)
    case .system(let type): return type._array(all)
    case .measurement: return all.compactMap { $0 as? _INQuantity }
    }
  }

  private static func single(_ value: IntentValue, _ parameter: _INParameter) -> Any? {
    switch (parameter.kind, value) {
    case (.boolean, .bool(let flag)): NSNumber(value: flag)
    case (.integer(let lowest, let highest), .integer(let number)):
      Int(exactly: number).flatMap { within($0, lowest, highest) ? NSNumber(value: $0) : nil }
    case (.decimal(let lowest, let highest), .number(let number)):
      within(number, lowest, highest) ? NSNumber(value: number) : nil
    case (.decimal(let lowest, let highest), .integer(let number)):
      within(Double(number), lowest, highest) ? NSNumber(value: Double(number)) : nil
    case (.string, .string(let text)), (.other, .string(let text)): text
    case (.url, .url(let text)): URL(string: text)
    case (.date, .dateComponents(let parts)), (.dateComponents, .dateComponents(let parts)): components(parts)
    case (.date, .date(let date)):
      Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    case (.enumeration(let cases), .choice(let name)): cases.first { $0.name == name }?.raw
    case (.object(let type), .coded(let json)): ArchivedObject(json)?.object(type)
    case (.system(let type), _): SiriKitSystemValue.object(value, type)
    case (.measurement(let symbols), .measurement(let amount, let unit)):
      symbols.contains(unit) && amount.isFinite ? _INQuantity(value: amount, symbol: unit) : nil
    default: nil
    }
  }

  private static func within<N: Comparable>(_ number: N, _ lowest: N?, _ highest: N?) -> Bool {
    (lowest.map { $0 <= number } ?? true) && (highest.map { number <= $0 } ?? true)
  }

  private static func text(_ object: Any) -> String? {
    object as? String ?? (object as? NSString).map { "\($0)" }
  }

  private static func parts(of components: DateComponents) -> [String: Int64] {
    let named = [
      "year": components.year, "month": components.month, "day": components.day, "hour": components.hour,
      "minute": components.minute, "second": components.second,
    ]
    return named.compactMapValues { $0.map(Int64.init) }
  }

  private static func components(_ parts: [String: Int64]) -> DateComponents {
    func part(_ name: String) -> Int? { parts[name].flatMap { Int(exactly: $0) } }
    return DateComponents(
      year: part("year"), month: part("month"), day: part("day"), hour: part("hour"), minute: part("minute"),
      second: part("second"))
  }
}
