import Foundation

/// Where marks are in a plot of a size.
@MainActor package struct MarkGeometry {
  package let model: ChartModel
  package let x: PositionScale
  package let y: PositionScale
  package let size: CGSize
  /// Room for marks on axes of numbers and dates without units: the least distance between two.
  private let freeRoom: (x: CGFloat, y: CGFloat)

  package init(model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize) {
    self.model = model
    self.size = size
    // Numbers grow upwards; names are read from the top down.
    let isRightToLeft = model.context.environment.layoutDirection == .rightToLeft
    self.x = Self.ranged(x, model.spec.x.scale.range, size.width, reversed: isRightToLeft)
    self.y = Self.ranged(y, model.spec.y.scale.range, size.height, reversed: y.kind != .category)
    let (x, y) = (self.x, self.y)
    func room(_ axis: Axis, _ scale: PositionScale, _ length: CGFloat) -> CGFloat {
      guard scale.kind != .category else { return scale.band }
      var seen = Set<ChartValue>()
      let places = model.records.compactMap { record -> CGFloat? in
        guard record.kind == .bar || record.kind == .rectangle, let datum = record.input(axis).datum,
          datum.span == nil, seen.insert(datum.value).inserted
        else { return nil }
        return scale.position(datum.value)
      }.sorted()
      let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-6 }
      return min(gaps.min() ?? length / 4, length / CGFloat(max(places.count, 1)))
    }
    freeRoom = (room(.horizontal, x, size.width), room(.vertical, y, size.height))
  }

  private static func ranged(
    _ scale: PositionScale, _ range: _ScaleRangeOutputs<CGFloat>?, _ length: CGFloat, reversed: Bool
  ) -> PositionScale {
    var scale = scale
    var (start, end): (CGFloat, CGFloat) = (0, length)
    if let padding = range?.padding {
      let (a, b) = (padding.start.isFinite ? padding.start : 0, padding.end.isFinite ? padding.end : 0)
      if a + b < length { (start, end) = (a, length - b) }
    } else if let first = range?.values.first, let last = range?.values.last, first.isFinite, last.isFinite {
      (start, end) = (first, last)
    }
    (scale.start, scale.end) = reversed ? (length - start, length - end) : (start, end)
    return scale
  }

  func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The slot of a mark among those that `position(by:)` puts beside each other: its middle as an offset from the place's
  /// middle, and how many share the room.
  private func slot(_ record: MarkRecord, _ axis: Axis, total: CGFloat) -> (offset: CGFloat, count: Int) {
    guard let position = record.attributes.position, model.positions.count > 1,
      (position.axis ?? baseAxis(record)) == axis,
      let index = model.positions.firstIndex(of: position.by.value.name)
    else { return (0, 1) }
    let count = model.positions.count
    let width = total / CGFloat(count)
    let scale = scale(axis)
    let direction: CGFloat = axis == .horizontal && scale.end < scale.start ? -1 : 1
    return (direction * (width * (CGFloat(index) + 0.5) - total / 2), count)
  }

  /// The axis along which marks stand beside each other.
  private func baseAxis(_ record: MarkRecord) -> Axis {
    if let value = Stacking.valueAxis(record, x: x.kind, y: y.kind) {
      return value == .vertical ? .horizontal : .vertical
    }
    return y.kind == .category && x.kind != .category ? .vertical : .horizontal
  }

  /// The zero of an axis. Where a domain begins above it, the edge of the plot: marks do not hang out of it. iOS draws on.
  private func zero(_ scale: PositionScale) -> CGFloat? {
    if scale.curve == .log { return scale.start }
    let low = min(scale.lower, scale.upper), high = max(scale.lower, scale.upper)
    return scale.position(number: min(max(0, low), high))
  }

  /// From where to where a mark goes along an axis.
  package func extent(_ record: MarkRecord, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let scale = scale(axis)
    let offset = record.attributes.offset
    let (moveStart, moveEnd) =
      axis == .horizontal ? (offset.xStart, offset.xEnd) : (offset.yStart, offset.yEnd)
    guard let (a, b) = plainExtent(record, axis, scale), a.isFinite, b.isFinite else { return nil }
    return (a + moveStart, b + moveEnd)
  }

  private func plainExtent(_ record: MarkRecord, _ axis: Axis, _ scale: PositionScale) -> (CGFloat, CGFloat)?
  {
    if let stacked = record.stacked, stacked.axis == axis {
      let from = stacked.from == 0 ? zero(scale) : scale.position(number: stacked.from)
      guard let from, let to = scale.position(number: stacked.to) else { return nil }
      return (from, to)
    }
    switch record.input(axis) {
    case .none: return (0, length(axis))
    case .points(let a, let b): return (a ?? 0, b ?? length(axis))
    case .between(let a, let b):
      if scale.kind == .category {
        guard let first = scale.interval(a), let last = scale.interval(b) else { return nil }
        return (min(first.lowerBound, last.lowerBound), max(first.upperBound, last.upperBound))
      }
      guard let first = scale.position(a.span?.lowerBound ?? a.value),
        let last = scale.position(b.span?.lowerBound ?? b.value)
      else { return nil }
      return (first, last)
    case .at(let datum):
      guard let middle = scale.position(datum) else { return nil }
      let room: CGFloat
      let span = scale.interval(datum)
      if let span {
        room = span.upperBound - span.lowerBound
      } else {
        room = axis == .horizontal ? freeRoom.x : freeRoom.y
      }
      let dimension = axis == .horizontal ? record.width : record.height
      // Ours, after the look of iOS: bars fill 70 % of a category and 80 % of a unit, cells all of it.
      let share: CGFloat = record.kind == .rectangle ? 1 : scale.kind == .category ? 0.7 : 0.8
      let total = record.attributes.position?.span.length(in: room, automatic: room * share) ?? room * share
      let (shift, count) = slot(record, axis, total: total)
      let own = count > 1 ? total / CGFloat(count) : room
      let length = dimension.length(in: own, automatic: count > 1 ? own * 0.94 : room * share)
      return (middle + shift - length / 2, middle + shift + length / 2)
    }
  }

  /// The frame of a bar or rectangle.
  package func frame(_ record: MarkRecord) -> CGRect? {
    guard let (x0, x1) = extent(record, .horizontal), let (y0, y1) = extent(record, .vertical) else {
      return nil
    }
    return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }

  /// The middle of a point along an axis.
  private func middle(_ record: MarkRecord, _ axis: Axis) -> CGFloat? {
    let offset = axis == .horizontal ? record.attributes.offset.xStart : record.attributes.offset.yStart
    switch record.input(axis) {
    case .none: return length(axis) / 2 + offset
    case .points(let a, _): return (a ?? length(axis) / 2) + offset
    case .between(let a, let b):
      guard let a = scale(axis).position(a), let b = scale(axis).position(b) else { return nil }
      return (a + b) / 2 + offset
    case .at(let datum):
      guard let place = scale(axis).position(datum) else { return nil }
      let room = scale(axis).interval(datum).map { $0.upperBound - $0.lowerBound } ?? 0
      return place + slot(record, axis, total: room * 0.7).offset + offset
    }
  }
  package func point(_ record: MarkRecord) -> CGPoint? {
    guard let x = middle(record, .horizontal), let y = middle(record, .vertical) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The two edges of an area at one of its points.
  package func edges(_ record: MarkRecord) -> (CGPoint, CGPoint)? {
    if case .between = record.x, let (a, b) = extent(record, .horizontal), let y = middle(record, .vertical) {
      return (CGPoint(x: b, y: y), CGPoint(x: a, y: y))
    }
    if record.stacked?.axis == .horizontal {
      guard let (a, b) = extent(record, .horizontal), let y = middle(record, .vertical) else { return nil }
      return (CGPoint(x: b, y: y), CGPoint(x: a, y: y))
    }
    guard let (a, b) = extent(record, .vertical), let x = middle(record, .horizontal) else { return nil }
    return (CGPoint(x: x, y: b), CGPoint(x: x, y: a))
  }
}
