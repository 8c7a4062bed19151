import Foundation

/// One text of a `DateComponentsFormatter`.
struct DateComponentsText {
  private let formatter: DateComponentsFormatter
  private let values: [(unit: Part, value: Int)]

  private struct Part {
    var component: Calendar.Component
    var option: NSCalendar.Unit
    /// ICU's name.
    var name: String
  }

  private static let parts = [
    Part(component: .year, option: .year, name: "year"),
    Part(component: .month, option: .month, name: "month"),
    Part(component: .weekOfMonth, option: .weekOfMonth, name: "week"),
    Part(component: .day, option: .day, name: "day"),
    Part(component: .hour, option: .hour, name: "hour"),
    Part(component: .minute, option: .minute, name: "minute"),
    Part(component: .second, option: .second, name: "second"),
  ]

  init(_ formatter: DateComponentsFormatter, from start: Date, to end: Date) {
    self.formatter = formatter
    let allowed = formatter.allowedUnits
    var parts = Self.parts.filter {
      allowed.isEmpty ? $0.component != .weekOfMonth : allowed.contains($0.option)
    }
    var values = Self.values(parts, formatter.usedCalendar, start, end)
    if formatter.collapsesLargestUnit, values.count > 1, values[0].value == 1 {
      parts.removeFirst()
      values = Self.values(parts, formatter.usedCalendar, start, end)
    }
    let most = formatter.maximumUnitCount
    if most > 0, let first = values.firstIndex(where: { $0.value != 0 }), first + most < values.count {
      parts = Array(parts[first..<(first + most)])
      values = Self.values(parts, formatter.usedCalendar, start, end)
    }
    self.values = values
  }

  private static func values(
    _ parts: [Part], _ calendar: Calendar, _ start: Date, _ end: Date
  ) -> [(unit: Part, value: Int)] {
    let components = calendar.dateComponents(Set(parts.map(\.component)), from: start, to: end)
    return parts.map { ($0, components.value(for: $0.component) ?? 0) }
  }

  var text: String? {
    guard !values.isEmpty else { return nil }
    let body = formatter.unitsStyle == .positional ? positional : units
    var text = body
    if formatter.includesTimeRemainingPhrase { text += " remaining" }
    if formatter.includesApproximationPhrase {
      text = (formatter.formattingContext == .middleOfSentence ? "about " : "About ") + text
    }
    return text
  }

  private var locale: Locale { formatter.usedCalendar.locale ?? .autoupdatingCurrent }

  /// `1:05:09`; a date's parts, which have no positions, are written before it as words.
  private var positional: String {
    let behavior = formatter.zeroFormattingBehavior
    let clock: Set<Calendar.Component> = [.hour, .minute, .second]
    var positions = values.filter { clock.contains($0.unit.component) }
    let words = values.filter { !clock.contains($0.unit.component) && $0.value != 0 }
    if !behavior.contains(.pad) {
      while positions.count > 1, positions[0].value == 0 { positions.removeFirst() }
    }
    let isNegative = values.contains { $0.value < 0 }
    let number = { (value: Int, digits: Int) in
      abs(value).formatted(
        .number.precision(.integerLength(digits...)).grouping(.never).locale(self.locale))
    }
    let clockText = positions.enumerated().map { index, part in
      number(part.value, index > 0 || behavior.contains(.pad) ? 2 : 1)
    }.joined(separator: ":")
    let before = words.compactMap { word($0.value, $0.unit, .narrow) }
    let all =
      before
      + (clockText.isEmpty || positions.allSatisfy({ $0.value == 0 }) && !before.isEmpty ? [] : [clockText])
    return (isNegative && before.isEmpty ? "-" : "") + all.joined(separator: " ")
  }

  private var units: String {
    var shown = values
    let behavior = formatter.zeroFormattingBehavior
    if behavior.contains(.default) || behavior.isEmpty || behavior.isSuperset(of: .dropAll) {
      shown.removeAll { $0.value == 0 }
    } else if !behavior.contains(.pad) {
      if behavior.contains(.dropLeading) { shown = Array(shown.drop { $0.value == 0 }) }
      if behavior.contains(.dropTrailing) {
        while shown.last?.value == 0 { shown.removeLast() }
      }
      if behavior.contains(.dropMiddle), shown.count > 2 {
        shown = [shown[0]] + shown[1..<(shown.count - 1)].filter { $0.value != 0 } + [shown[shown.count - 1]]
      }
    }
    if shown.isEmpty, let last = values.last { shown = [last] }
    let width: UnitNumber.Width =
      switch formatter.unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .short
      default: .full
      }
    // Only the first number of a span of time before another bears the sign.
    let words = shown.enumerated().compactMap { index, part in
      word(index == 0 ? part.value : abs(part.value), part.unit, width)
    }
    if formatter.unitsStyle == .brief {
      return words.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
    }
    return UnitNumber.list(words, width: width, locale: locale)
  }

  private func word(_ value: Int, _ unit: Part, _ width: UnitNumber.Width) -> String? {
    let spelled: ((Double) -> String)? = formatter.unitsStyle == .spellOut ? { spellOut($0) } : nil
    return UnitNumber.format(Double(value), unit: unit.name, width: width, locale: locale, number: spelled)
  }

  private func spellOut(_ value: Double) -> String {
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = locale
    return words.string(from: NSNumber(value: value)) ?? "\(Int(value))"
  }
}
