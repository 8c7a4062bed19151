import Foundation

/// The values of one bin: from a bound up to the next, with it in the last bin only.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
  }
}
extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// At most this many bins: more than any chart has points. Ours.
let mostBins = 10_000

/// Numbers sorted into bins of one width.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  private init(lower: Double, upper: Double, step: Double, convert: (Double) -> Value?) {
    guard lower.isFinite, upper.isFinite, step.isFinite, step > 0 else {
      thresholds = [convert(lower), convert(upper)].compactMap { $0 }
      return
    }
    let first = (lower / step).rounded(.down)
    let count = Swift.min(Swift.max((upper / step).rounded(.up) - first, 1), Double(mostBins))
    thresholds = (0...Int(count)).compactMap { convert((first + Double($0)) * step) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
  /// The bin of a value; −1 below the first and the count above the last.
  public func index(for value: Value) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, value >= first else { return -1 }
    if value == last { return endIndex - 1 }
    return BinSearch.count(of: thresholds, upTo: value) - 1
  }
}

enum BinSearch {
  /// How many of the sorted values are not above one.
  static func count<V: Comparable>(of values: [V], upTo value: V) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
  static func automaticCount(_ count: Int) -> Int {
    Swift.max(Int(Double(count).squareRoot().rounded(.up)), 1)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of a size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(lower: Double(range.lowerBound), upper: Double(range.upperBound), step: Double(size)) {
      Value($0)
    }
  }
  /// An exact number of bins.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), mostBins)
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: (0...count).map { Value(low + (high - low) * Double($0) / Double(count)) })
  }
  /// About as many bins as desired, at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NiceNumbers.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), desiredCount: desiredCount,
      minimum: Double(minimumStride))
    self.init(lower: Double(range.lowerBound), upper: Double(range.upperBound), step: step) { Value($0) }
  }
  /// Bins that hold all data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { self.init(thresholds: []); return }
    self.init(
      range: low...high, desiredCount: desiredCount ?? BinSearch.automaticCount(finite.count),
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of a size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(lower: Double(range.lowerBound), upper: Double(range.upperBound), step: Double(size)) {
      Value(exactly: $0)
    }
  }
  /// An exact number of bins.
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let step = ((high - low) / Double(Swift.max(count, 1))).rounded(.up)
    let bins = Swift.min(Swift.max(count, 1), mostBins)
    self.init(thresholds: (0...bins).compactMap { Value(exactly: low + Swift.max(step, 1) * Double($0)) })
  }
  /// About as many bins as desired, at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NiceNumbers.step(
      from: Double(range.lowerBound), to: Double(range.upperBound), desiredCount: desiredCount,
      minimum: Swift.max(Double(minimumStride), 1))
    self.init(lower: Double(range.lowerBound), upper: Double(range.upperBound), step: step) {
      Value(exactly: $0)
    }
  }
  /// Bins that hold all data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let low = data.min(), let high = data.max() else { self.init(thresholds: []); return }
    self.init(
      range: low...high, desiredCount: desiredCount ?? BinSearch.automaticCount(data.count),
      minimumStride: minimumStride)
  }
}
extension NumberBins: Sendable where Value: Sendable {}
