import Foundation

/// A scale with the values that get marks.
package struct AxisPlan {
  package var scale: PositionScale
  var groups: [(group: AxisGroup, values: [AxisValue])]
}

/// Chooses the values of an axis and rounds its domain to them.
@MainActor package struct AxisPlanner {
  let axis: Axis
  let environment: EnvironmentValues

  /// How many values an axis of a length wants. Ours, after the look of iOS.
  package nonisolated static func desiredCount(_ axis: Axis, _ kind: PositionScale.Kind, length: CGFloat)
    -> Int
  {
    let (room, most): (CGFloat, Int) = axis == .vertical ? (26, 5) : kind == .date ? (56, 8) : (48, 7)
    return min(max(Int((length / room).rounded(.down)), 2), most)
  }

  func plan(
    _ scale: PositionScale, spec: AxisSpec, groups: [AxisGroup], length: CGFloat, unit: Calendar.Component?
  )
    -> AxisPlan
  {
    var scale = scale
    let ruling = groups.first?.values ?? .automatic
    if scale.kind == .number, case .automatic = spec.scale.domain.values, spec.scale.domain.modify == nil {
      scale = rounded(scale, ruling, length)
    } else if scale.kind == .date, ruling.roundsLower == true || ruling.roundsUpper == true {
      scale = roundedToUnits(scale, ruling, length, unit)
    }
    return AxisPlan(
      scale: scale, groups: groups.map { ($0, values(of: scale, $0.values, length: length, unit: unit)) })
  }

  private func step(_ scale: PositionScale, _ values: AxisMarkValues, _ length: CGFloat) -> Double {
    switch values.kind {
    case .stride(let step) where step.isFinite && step > 0: return step
    case .automatic(let desired, let minimum):
      return NiceNumbers.step(
        from: scale.lower, to: scale.upper,
        desiredCount: desired ?? Self.desiredCount(axis, .number, length: length), minimum: minimum)
    default:
      return NiceNumbers.step(
        from: scale.lower, to: scale.upper, desiredCount: Self.desiredCount(axis, .number, length: length))
    }
  }

  /// The domain grown to whole steps.
  private func rounded(_ scale: PositionScale, _ values: AxisMarkValues, _ length: CGFloat) -> PositionScale {
    if case .list = values.kind { return scale }
    var low = min(scale.lower, scale.upper), high = max(scale.lower, scale.upper)
    if scale.curve == .log {
      low = pow(10, (log10(low) + 1e-9).rounded(.down))
      high = pow(10, (log10(high) - 1e-9).rounded(.up))
    } else {
      let step = step(scale, values, length)
      let below = (low / step + 1e-9).rounded(.down) * step, above = (high / step - 1e-9).rounded(.up) * step
      if values.roundsLower != false, below.isFinite { low = below }
      if values.roundsUpper != false, above.isFinite { high = above }
    }
    guard low.isFinite, high.isFinite, low < high else { return scale }
    var result = scale
    (result.lower, result.upper) = scale.lower <= scale.upper ? (low, high) : (high, low)
    return result
  }

  private var calendar: Calendar { environment.calendar }

  private func range(_ scale: PositionScale) -> ClosedRange<Date> {
    let low = min(scale.lower, scale.upper), high = max(scale.lower, scale.upper)
    return Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
  }

  private func dateStride(
    _ scale: PositionScale, _ values: AxisMarkValues, _ length: CGFloat, _ unit: Calendar.Component?
  ) -> (DateStride, Calendar) {
    switch values.kind {
    case .calendar(let stride, let calendar): return (stride, calendar ?? self.calendar)
    case .automatic(let desired, _):
      return (
        DateTicks.stride(
          for: range(scale), desiredCount: desired ?? Self.desiredCount(axis, .date, length: length),
          atLeast: unit),
        calendar
      )
    case .stride, .list:
      return (
        DateTicks.stride(
          for: range(scale), desiredCount: Self.desiredCount(axis, .date, length: length), atLeast: unit),
        calendar
      )
    }
  }

  private func roundedToUnits(
    _ scale: PositionScale, _ values: AxisMarkValues, _ length: CGFloat, _ unit: Calendar.Component?
  ) -> PositionScale {
    let (stride, calendar) = dateStride(scale, values, length, unit)
    let ticks = DateTicks.covering(range(scale), stride: stride, calendar: calendar)
    guard let first = ticks.first, let last = ticks.last, first < last else { return scale }
    var result = scale
    if values.roundsLower == true { result.lower = first.timeIntervalSinceReferenceDate }
    if values.roundsUpper == true { result.upper = last.timeIntervalSinceReferenceDate }
    return result
  }

  /// The values that get marks, with their words.
  func values(
    of scale: PositionScale, _ values: AxisMarkValues, length: CGFloat, unit: Calendar.Component?
  ) -> [AxisValue] {
    func numbered(_ values: [ChartValue], _ words: (ChartValue) -> String) -> [AxisValue] {
      values.enumerated().map { AxisValue(value: $1, index: $0, count: values.count, words: words($1)) }
    }
    let format = AxisFormat(environment: environment)
    if case .list(let list) = values.kind {
      let known = list.filter { $0.isCategory || $0.position != nil }
      let numbers = known.compactMap { $0.isNumber ? $0.position : nil }
      let digits = numbers.map { NiceNumbers.fractionDigits(of: abs($0)) }.max() ?? 0
      let stride = scale.kind == .date ? dateStride(scale, .automatic, length, unit).0 : nil
      return numbered(known) { format.words($0, digits: min(digits, 6), stride: stride) }
    }
    switch scale.kind {
    case .category: return numbered(scale.categories.prefix(1000).map { .category($0) }) { $0.name }
    case .date:
      let (stride, calendar) = dateStride(scale, values, length, unit)
      let dates = DateTicks.values(in: range(scale), stride: stride, calendar: calendar).prefix(
        NiceNumbers.most)
      return numbered(dates.map { .date($0) }) { format.words($0, digits: 0, stride: stride) }
    case .number:
      let low = min(scale.lower, scale.upper), high = max(scale.lower, scale.upper)
      if scale.curve == .log {
        let count = Self.desiredCount(axis, .number, length: length)
        let powers = NiceNumbers.powers(of: 10, from: low, to: high, desiredCount: count)
        return numbered(powers.map { .number($0) }) {
          format.words($0, digits: NiceNumbers.fractionDigits(of: $0.position ?? 1), stride: nil)
        }
      }
      let step = step(scale, values, length)
      let ticks = NiceNumbers.multiples(of: step, from: low, to: high)
      return numbered(ticks.map { .number($0) }) {
        format.words($0, digits: NiceNumbers.fractionDigits(of: step), stride: nil)
      }
    }
  }
}

/// Words for values of an axis.
@MainActor struct AxisFormat {
  let environment: EnvironmentValues

  func words(_ value: ChartValue, digits: Int, stride: DateStride?) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      guard number.isFinite else { return "" }
      return number.formatted(.number.precision(.fractionLength(digits)).locale(environment.locale))
    case .date(let date):
      var style = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
      switch stride?.component {
      case .second, .nanosecond: style = style.hour().minute().second()
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month, .quarter: style = style.month(.abbreviated)
      case .year, .yearForWeekOfYear: style = style.year()
      default: style = style.month(.abbreviated).day()
      }
      return style.format(date)
    }
  }
  /// For assistive technologies.
  func spoken(_ datum: Datum) -> String {
    switch datum.value {
    case .category(let name): return name
    case .number(let number):
      return number.isFinite
        ? number.formatted(.number.precision(.fractionLength(0...3)).locale(environment.locale)) : ""
    case .date:
      let unit = datum.unit ?? .day
      return words(datum.value, digits: 0, stride: DateStride(unit == .weekday ? .day : unit, 1))
    }
  }
}
