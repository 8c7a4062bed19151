import Archive
import Foundation

/// Reads a parameter's value as people type it.
package enum ParameterText {
  /// The value that `text` means for `parameter`.
  ///
  /// - Parameter options: what can be chosen, for a parameter with options; titles are looked up in it.
  /// - Throws: `CommandFailure` that says what the parameter takes.
  package static func value(
    _ text: String, for parameter: ParameterDescription, options: OptionList?
  ) throws -> IntentValue {
    if ["none", "nil", ""].contains(text.lowercased()), parameter.isOptional { return .nothing }
    guard parameter.isList else { return try one(text, parameter, options) }
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return .list(try parts.map { try one($0, parameter, options) })
  }

  private static func one(
    _ text: String, _ parameter: ParameterDescription, _ options: OptionList?
  ) throws -> IntentValue {
    if parameter.hasOptions, let options { return try choose(text, parameter, options) }
    switch parameter.kind {
    case .bool:
      guard let flag = words[text.lowercased()] else { throw refusal(text, parameter, "on or off") }
      return .bool(flag)
    case .integer:
      guard let number = Int64(text) else { throw refusal(text, parameter, "a whole number") }
      return .integer(number)
    case .number:
      guard let number = Double(text), number.isFinite else { throw refusal(text, parameter, "a number") }
      return .number(number)
    case .string, .other: return .string(text)
    case .url: return .url(text)
    case .date:
      guard let date = DateArgument.parse(text, now: Date(), calendar: .current) else {
        throw refusal(text, parameter, "an instant such as '2026-11-21 14:05'")
      }
      return .date(date)
    case .dateComponents:
      guard let date = DateArgument.parse(text, now: Date(), calendar: .current) else {
        throw refusal(text, parameter, "an instant such as '2026-11-21 14:05'")
      }
      let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let named = [
        "year": parts.year, "month": parts.month, "day": parts.day, "hour": parts.hour,
        "minute": parts.minute,
      ]
      return .dateComponents(named.compactMapValues { $0.map(Int64.init) })
    case .measurement(let units):
      let number = text.prefix { $0.isNumber || "+-.eE".contains($0) }
      let unit = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
      guard let value = Double(number), unit.isEmpty || units.contains(unit), let first = units.first else {
        throw refusal(text, parameter, "a number with \(units.prefix(6).joined(separator: ", "))")
      }
      return .measurement(value, unit: unit.isEmpty ? first : unit)
    case .file:
      guard let data = FileManager.default.contents(atPath: text) else {
        throw refusal(text, parameter, "the path of a file that can be read")
      }
      return .file(name: (text as NSString).lastPathComponent, type: nil, data: data)
    case .choice: return .choice(text)
    case .entity: return .entity(text)
    }
  }

  private static let words = [
    "on": true, "yes": true, "true": true, "1": true, "off": false, "no": false, "false": false, "0": false,
  ]

  /// An option by its identifier, else by its title.
  private static func choose(
    _ text: String, _ parameter: ParameterDescription, _ options: OptionList
  ) throws -> IntentValue {
    let all = options.sections.flatMap(\.options)
    if let option = all.first(where: { identifier($0.value) == text }) { return option.value }
    let titled = all.filter { $0.display.title.caseInsensitiveCompare(text) == .orderedSame }
    if let option = titled.first { return option.value }
    let known = all.prefix(8).map(\.display.title).joined(separator: ", ")
    throw CommandFailure(
      "`\(parameter.name)` has no option `\(text)`.",
      cure: all.isEmpty
        ? "It offers none with these values."
        : "It offers \(known)\(all.count > 8 ? " and \(all.count - 8) more" : "").", isUsage: true)
  }

  /// What stands for a value on the command line.
  package static func identifier(_ value: IntentValue) -> String {
    switch value {
    case .nothing: "none"
    case .bool(let flag): flag ? "on" : "off"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text), .url(let text), .choice(let text), .entity(let text), .coded(let text): text
    case .date(let date): date.formatted(.iso8601)
    case .dateComponents(let parts):
      parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ")
    case .measurement(let number, let unit): "\(number) \(unit)"
    case .file(let name, _, _): name
    case .list(let values): values.map(identifier).joined(separator: ", ")
    }
  }

  private static func refusal(
    _ text: String, _ parameter: ParameterDescription, _ wanted: String
  ) -> CommandFailure {
    CommandFailure("`\(parameter.name)` takes \(wanted); `\(text)` is none.", isUsage: true)
  }
}
