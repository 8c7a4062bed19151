import Foundation

// Numbers are plotted as doubles, and whole ones come back rounded towards zero.

extension FixedWidthInteger where Self: PrimitivePlottableProtocol {
  static var wholeKind: _PrimitivePlottableKind<Self> {
    _PrimitivePlottableKind<Self>(encode: { ChartValue.number(Double($0)) }, decode: { Self.whole($0) })
  }
  private static func whole(_ value: ChartValue) -> Self? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    let nearest = number.rounded()
    let isWhole = abs(number - nearest) < 1e-9 * Swift.max(1, abs(number))
    return Self(exactly: isWhole ? nearest : number.rounded(.towardZero))
  }
}
extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  static var realKind: _PrimitivePlottableKind<Self> {
    .init(
      encode: { .number(Double($0)) },
      decode: { value in if case .number(let number) = value { Self(number) } else { nil } })
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { realKind }
}
extension Float: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { realKind }
}
extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public static var _primitivePlottableKind: _PrimitivePlottableKind<CGFloat> { realKind }
}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Float16> { realKind }
  }
#endif
extension Int: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { wholeKind }
}
extension Int8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { wholeKind }
}
extension Int16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { wholeKind }
}
extension Int32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { wholeKind }
}
extension Int64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { wholeKind }
}
extension UInt: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { wholeKind }
}
extension UInt8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { wholeKind }
}
extension UInt16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { wholeKind }
}
extension UInt32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { wholeKind }
}
extension UInt64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { wholeKind }
}
