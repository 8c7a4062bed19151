import Foundation

/// From the data of an axis to its domain, before rounding.
package enum DomainInference {
  /// The kind of an axis is that of its first value, unless the type of the scale says otherwise.
  static func kind(of data: [Datum], spec: AxisScaleSpec) -> PositionScale.Kind {
    switch spec.type?.kind {
    case .category: return .category
    case .date: return .date
    case .linear, .log, .power, .symmetricLog: return .number
    case nil: break
    }
    var first = data.first?.value
    if first == nil {
      switch spec.domain.values {
      case .interval(let a, _): first = a
      case .list(let list): first = list.first
      case .automatic: break
      }
    }
    guard let first else { return .number }
    return first.isCategory ? .category : first.isDate ? .date : .number
  }

  /// A scale for data. `extra` are numbers that stacking made; `anchorsZero` asks for zero where nobody said otherwise.
  package static func scale(
    data: [Datum], extra: [Double] = [], spec: AxisScaleSpec, anchorsZero: Bool = true
  ) -> PositionScale {
    let kind = kind(of: data, spec: spec)
    if kind == .category {
      var names: [String]
      switch spec.domain.values {
      case .list(let list): names = list.map(\.name)
      case .interval(let a, let b): names = [a.name, b.name]
      case .automatic:
        var seen = Set<String>()
        names = data.map(\.value.name).filter { seen.insert($0).inserted }
        if let modify = spec.domain.modify { names = modify(names.map { .category($0) }).map(\.name) }
      }
      return PositionScale(categories: spec.domain.reversed ? names.reversed() : names)
    }
    let curve = ScaleCurve(spec.type?.kind)
    var (lower, upper) = (0.0, 1.0)
    var isReversed = spec.domain.reversed
    func wrap(_ x: Double) -> ChartValue {
      kind == .date ? .date(Date(timeIntervalSinceReferenceDate: x)) : .number(x)
    }
    var known: [Double] = []
    switch spec.domain.values {
    case .interval(let a, let b): known = [a, b].compactMap(\.position)
    case .list(let list): known = list.compactMap(\.position)
    case .automatic: break
    }
    if let first = known.first, let last = known.last {
      (lower, upper) = (known.min() ?? first, known.max() ?? last)
      if first > last { isReversed.toggle() }
    } else {
      known = extra.filter(\.isFinite)
      for datum in data where kind == .date ? datum.value.isDate : datum.value.isNumber {
        if let span = datum.span {
          known += [span.lowerBound, span.upperBound].compactMap(\.position)
        } else if let position = datum.value.position {
          known.append(position)
        }
      }
      if curve == .log { known.removeAll { $0 <= 0 } }
      if let least = known.min(), let most = known.max() {
        (lower, upper) = (least, most)
        if let modify = spec.domain.modify {
          let changed = modify([wrap(lower), wrap(upper)]).compactMap(\.position)
          if let least = changed.min(), let most = changed.max() { (lower, upper) = (least, most) }
        }
        if kind == .number, curve != .log, spec.domain.includesZero ?? anchorsZero {
          (lower, upper) = (min(lower, 0), max(upper, 0))
        }
      } else if kind == .date {
        (lower, upper) = (0, 86_400)
      }
    }
    if !(upper > lower) {
      // A domain of one value: room at both sides, so that it stands in the middle.
      let room = kind == .date ? 43_200 : lower == 0 ? 1 : abs(lower) * 0.5
      (lower, upper) =
        curve == .log ? (lower / 10, upper * 10) : (lower - (lower == 0 ? 0 : room), upper + room)
    }
    if curve == .log { lower = max(lower, upper * 1e-12, 1e-300) }
    return PositionScale(
      kind: kind, lower: isReversed ? upper : lower, upper: isReversed ? lower : upper, curve: curve)
  }
}
