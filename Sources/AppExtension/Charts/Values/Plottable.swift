import Foundation

/// A value that a chart can place: numbers, dates and strings, and what is made of one of these.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: Self.PrimitivePlottable { get }
  init?(primitivePlottable: Self.PrimitivePlottable)
}

/// The numbers, dates and strings themselves.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

/// How a primitive becomes a position or a name, and back.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
  let encode: (Value) -> ChartValue
  let decode: (ChartValue) -> Value?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}

extension Plottable {
  var chartValue: ChartValue { PrimitivePlottable._primitivePlottableKind.encode(primitivePlottable) }
  init?(_ value: ChartValue) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.decode(value) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  public var primitivePlottable: String { rawValue }
  public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}
extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
    .init(encode: encoded, decode: { _ in nil })
  }
  /// Generic, so that the compiler does not warn that it never runs.
  private static func encoded<Value>(_ never: Value) -> ChartValue { .category("\(never)") }
  public var primitivePlottable: Never { switch self {} }
  public init?(primitivePlottable: Never) { return nil }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    .init(encode: ChartValue.category, decode: { if case .category(let name) = $0 { name } else { nil } })
  }
}
extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    .init(encode: ChartValue.date, decode: { if case .date(let date) = $0 { date } else { nil } })
  }
}
extension Decimal: Plottable {
  public typealias PrimitivePlottable = Double
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
  public init?(primitivePlottable: Double) {
    guard primitivePlottable.isFinite else { return nil }
    self.init(primitivePlottable)
  }
}
