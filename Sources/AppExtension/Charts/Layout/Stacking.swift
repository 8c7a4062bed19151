import Foundation

/// Puts bars and areas of one place on each other.
package enum Stacking {
  /// The axis along which a mark has its length, if it has one by its value.
  package static func valueAxis(
    _ record: MarkRecord, x: PositionScale.Kind, y: PositionScale.Kind
  ) -> Axis? {
    guard record.kind == .bar || record.kind == .area else { return nil }
    switch (record.x, record.y) {
    case (.at, .at):
      if y == .number, record.kind == .area || x != .number || record.y.datum?.span == nil {
        return .vertical
      }
      return x == .number ? .horizontal : y == .number ? .vertical : nil
    case (.at, .points), (.at, .none): return x == .number && record.x.datum?.span == nil ? .horizontal : nil
    case (.points, .at), (.none, .at): return y == .number && record.y.datum?.span == nil ? .vertical : nil
    default: return nil
    }
  }

  private struct Place: Hashable {
    var kind: MarkRecord.Kind
    var axis: Axis
    var base: ChartValue?
    var group: ChartValue?
    var method: MarkStackingMethod.Storage
  }

  /// Gives each stacked mark where it begins and ends.
  package static func apply(
    to records: [MarkRecord], x: PositionScale.Kind, y: PositionScale.Kind
  ) -> [MarkRecord] {
    var result = records
    var sums: [Place: (up: Double, down: Double, total: Double)] = [:]
    var members: [(index: Int, place: Place, value: Double)] = []
    let hasManyAreas = Set(records.lazy.filter { $0.kind == .area }.map(SeriesKey.init)).count > 1
    for (index, record) in records.enumerated() {
      guard let axis = valueAxis(record, x: x, y: y),
        let value = record.input(axis).datum?.value.position, value.isFinite
      else { continue }
      guard record.stacking != .unstacked, record.kind == .bar || hasManyAreas || record.stacking != .standard
      else {
        result[index].stacked = (axis, 0, value)
        continue
      }
      let base = record.input(axis == .vertical ? .horizontal : .vertical).datum
      let place = Place(
        kind: record.kind, axis: axis, base: base.map { $0.span?.lowerBound ?? $0.value },
        group: record.attributes.position?.by.value, method: record.stacking.storage)
      sums[place, default: (0, 0, 0)].total += abs(value)
      members.append((index, place, value))
    }
    for (index, place, value) in members {
      var sum = sums[place] ?? (0, 0, 0)
      var (from, to): (Double, Double)
      if value < 0, place.method == .standard {
        (from, to) = (sum.down, sum.down + value)
        sum.down = to
      } else {
        let length = place.method == .standard ? value : abs(value)
        (from, to) = (sum.up, sum.up + length)
        sum.up = to
      }
      switch place.method {
      case .normalized:
        (from, to) = sum.total > 0 ? (from / sum.total, to / sum.total) : (0, 0)
      case .center: (from, to) = (from - sum.total / 2, to - sum.total / 2)
      case .standard, .unstacked: break
      }
      sums[place] = sum
      result[index].stacked = (place.axis, from, to)
    }
    return result
  }
}

/// What joins points to one line.
struct SeriesKey: Hashable {
  let kind: MarkRecord.Kind
  let parts: [ChartValue?]
  init(_ record: MarkRecord) {
    kind = record.kind
    let a = record.attributes
    // A colour by number changes from point to point of one line; names part lines.
    func name(_ datum: Datum?) -> ChartValue? { datum.flatMap { $0.value.isCategory ? $0.value : nil } }
    parts = [
      record.series?.value, name(a.styleBy), name(a.symbolBy), name(a.lineStyleBy), a.position?.by.value,
    ]
  }
}
