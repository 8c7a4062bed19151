import Foundation

/// Where values stand along an axis of the plot.
package struct PositionScale {
  package enum Kind: Equatable { case number, date, category }
  package var kind = Kind.number
  package var curve = ScaleCurve.linear
  /// Bounds of numbers and dates; the first is at the start and may be the greater.
  package var lower = 0.0
  package var upper = 1.0
  package var categories: [String] = []
  private var places: [String: Int] = [:]
  /// In points of the plot, towards larger values.
  package var start: CGFloat = 0
  package var end: CGFloat = 1

  package init(kind: Kind = .number, lower: Double = 0, upper: Double = 1, curve: ScaleCurve = .linear) {
    (self.kind, self.lower, self.upper, self.curve) = (kind, lower, upper, curve)
  }
  package init(categories names: [String]) {
    kind = .category
    for name in names where places[name] == nil {
      places[name] = categories.count
      categories.append(name)
    }
  }

  /// The length of one category.
  package var band: CGFloat { abs(end - start) / CGFloat(max(categories.count, 1)) }

  private func place(_ x: Double) -> CGFloat? {
    let a = curve.apply(lower), b = curve.apply(upper), v = curve.apply(x)
    guard v.isFinite, a.isFinite, b.isFinite, a != b else { return nil }
    let position = start + CGFloat((v - a) / (b - a)) * (end - start)
    return position.isFinite && abs(position) < 1e7 ? position : nil
  }

  /// The position of a value, the middle of its band for categories. `nil` where the scale does not know it.
  package func position(_ value: ChartValue) -> CGFloat? {
    if kind == .category {
      guard let index = places[value.name] else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(max(categories.count, 1))
    }
    guard kind == .date ? value.isDate : value.isNumber, let x = value.position else { return nil }
    return place(x)
  }
  package func position(number: Double) -> CGFloat? { number.isFinite ? place(number) : nil }

  /// What the value fills: its band, or the span of its unit.
  package func interval(_ datum: Datum) -> ClosedRange<CGFloat>? {
    if kind == .category {
      guard let middle = position(datum.value) else { return nil }
      return (middle - band / 2)...(middle + band / 2)
    }
    guard let span = datum.span, let a = position(span.lowerBound), let b = position(span.upperBound)
    else { return nil }
    return min(a, b)...max(a, b)
  }

  /// The middle of what the value fills.
  package func position(_ datum: Datum) -> CGFloat? {
    if kind != .category, let span = interval(datum) { return (span.lowerBound + span.upperBound) / 2 }
    return position(datum.value)
  }

  /// The value at a position.
  package func value(at position: CGFloat) -> ChartValue? {
    guard start != end, position.isFinite else { return nil }
    let share = Double((position - start) / (end - start))
    if kind == .category {
      let index = Int((share * Double(categories.count)).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
    let a = curve.apply(lower), b = curve.apply(upper)
    let x = curve.invert(a + share * (b - a))
    return kind == .date ? .date(Date(timeIntervalSinceReferenceDate: x)) : .number(x)
  }
}
