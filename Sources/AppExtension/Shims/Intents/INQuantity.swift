import Foundation

/// A measurement without its type: what a generated intent hands on.
public struct _INQuantity: Sendable, Equatable {
  public var value: Double
  /// Of its unit, such as `°C`.
  public var symbol: String

  public init(value: Double, symbol: String) {
    self.value = value
    self.symbol = symbol
  }
  public init<Quantity: Dimension>(_ measurement: Measurement<Quantity>) {
    self.init(value: measurement.value, symbol: measurement.unit.symbol)
  }

  /// `nil` where the family has no unit of that symbol.
  public func measurement<Quantity: Dimension>() -> Measurement<Quantity>? {
    let unit = Self.units(of: Quantity.self).first { $0.symbol == symbol } as? Quantity
    return unit.map { Measurement(value: value, unit: $0) }
  }

  /// The units that a person chooses among.
  public static func symbols<Quantity: Dimension>(of type: Quantity.Type) -> [String] {
    units(of: type).map(\.symbol)
  }

  private static func units(of type: Dimension.Type) -> [Dimension] {
    switch type {
    case is UnitTemperature.Type:
      [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    case is UnitLength.Type:
      [
        UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
        UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitLength.nauticalMiles,
      ]
    case is UnitMass.Type:
      [
        UnitMass.kilograms, UnitMass.grams, UnitMass.metricTons, UnitMass.ounces, UnitMass.pounds,
        UnitMass.stones,
      ]
    case is UnitSpeed.Type:
      [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots]
    case is UnitVolume.Type:
      [
        UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cubicMeters, UnitVolume.teaspoons,
        UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints, UnitVolume.gallons,
      ]
    case is UnitEnergy.Type:
      [
        UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
        UnitEnergy.kilowattHours,
      ]
    default: []
    }
  }
}
