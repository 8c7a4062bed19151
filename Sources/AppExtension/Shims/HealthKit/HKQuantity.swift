import Foundation

/// A unit by its parts: a factor to the base unit of its dimension.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// What the powers of the base units are: `m/s` is length 1, time -1.
  let dimensions: [String: Int]
  let factor: Double
  /// Added before the factor; for temperatures.
  let offset: Double

  init(_ name: String, _ dimensions: [String: Int], _ factor: Double = 1, offset: Double = 0) {
    (unitString, self.dimensions, self.factor, self.offset) = (name, dimensions, factor, offset)
  }

  public class func count() -> HKUnit { HKUnit("count", [:]) }
  public class func percent() -> HKUnit { HKUnit("%", [:]) }
  public class func meter() -> HKUnit { HKUnit("m", ["m": 1]) }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "m", ["m": 1], prefix.factor)
  }
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1_609.344) }
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  public class func gram() -> HKUnit { HKUnit("g", ["g": 1]) }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "g", ["g": 1], prefix.factor)
  }
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.59237) }
  public class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349523125) }
  public class func liter() -> HKUnit { HKUnit("L", ["m": 3], 0.001) }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "L", ["m": 3], prefix.factor / 1_000)
  }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["m": 3], 2.95735295625e-5) }
  public class func second() -> HKUnit { HKUnit("s", ["s": 1]) }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "s", ["s": 1], prefix.factor)
  }
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3_600) }
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  public class func joule() -> HKUnit { HKUnit("J", ["J": 1]) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4_184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", ["J": 1], 4_184) }
  public class func internationalUnit() -> HKUnit { HKUnit("IU", ["IU": 1]) }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["K": 1], 5.0 / 9, offset: 459.67) }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", ["g": 1], prefix.factor * gramsPerMole)
  }
  /// g/mol of glucose.
  public static let molarMassBloodGlucose = 180.15588

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", merged(unit, -1), factor / unit.factor)
  }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", merged(unit, 1), factor * unit.factor)
  }
  private func merged(_ unit: HKUnit, _ sign: Int) -> [String: Int] {
    dimensions.merging(unit.dimensions.mapValues { $0 * sign }, uniquingKeysWith: +).filter { $0.value != 0 }
  }
}

/// The prefixes of metric units.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0, pico = 10, nano = 2, micro = 3, milli = 4, centi = 5, deci = 6, deca = 7, hecto = 8
  case kilo = 9, mega = 11
  var symbol: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    }
  }
  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1_000
    case .mega: 1e6
    }
  }
}

/// A number with its unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  public func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }
  /// Ends the process where the units are of different kinds, as on iOS.
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      `is`(compatibleWith: unit), "\(self.unit.unitString) cannot be converted to \(unit.unitString)")
    return (value + self.unit.offset) * self.unit.factor / unit.factor - unit.offset
  }
  public override var description: String { "\(value) \(unit.unitString)" }
}
