import Foundation

/// A slice of a pie. Slices share out the full turn by their values, clockwise from the top.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    record = MarkRecord(.sector)
    let inset = angularInset ?? 0
    record.sector = SectorInput(
      angle: angle.datum, inner: innerRadius, outer: outerRadius, inset: inset.isFinite ? max(inset, 0) : 0)
  }
  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}
