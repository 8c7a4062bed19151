import Foundation

/// A value of an axis that gets marks.
public struct AxisValue {
  let value: ChartValue
  public let index: Int
  public let count: Int
  /// The words that stand for it unless something else is asked for.
  let words: String
  /// The value in a type; `nil` where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(value) }
}

public struct AxisMarkPreset: CustomStringConvertible, Sendable {
  enum Kind: String, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind
  public static var automatic: AxisMarkPreset { .init(kind: .automatic) }
  /// Lines reach beyond the plot.
  public static var extended: AxisMarkPreset { .init(kind: .extended) }
  /// The outer labels end with the plot.
  public static var aligned: AxisMarkPreset { .init(kind: .aligned) }
  /// Labels within the plot.
  public static var inset: AxisMarkPreset { .init(kind: .inset) }
  public var description: String { kind.rawValue }
}

public struct AxisMarkPosition: CustomStringConvertible, Sendable {
  enum Kind: String, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static var automatic: AxisMarkPosition { .init(kind: .automatic) }
  public static var leading: AxisMarkPosition { .init(kind: .leading) }
  public static var trailing: AxisMarkPosition { .init(kind: .trailing) }
  public static var top: AxisMarkPosition { .init(kind: .top) }
  public static var bottom: AxisMarkPosition { .init(kind: .bottom) }
  public var description: String { kind.rawValue }
}

/// Which values get marks.
public struct AxisMarkValues: CustomStringConvertible {
  enum Kind {
    case automatic(desired: Int?, minimum: Double)
    case calendar(DateStride, Calendar?)
    case stride(Double)
    case list([ChartValue])
  }
  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?
  public static var automatic: AxisMarkValues { .init(kind: .automatic(desired: nil, minimum: 0)) }
  /// About so many round values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(desired: desiredCount, minimum: 0), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  /// About so many round values, no nearer than a distance.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(desired: desiredCount, minimum: Double(minimumStride)), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  /// Every so many units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .calendar(DateStride(component, count), calendar), roundsLower: roundLowerBound ?? false,
      roundsUpper: roundUpperBound ?? false)
  }
  /// Every multiple of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public var description: String { "\(kind)" }
}
