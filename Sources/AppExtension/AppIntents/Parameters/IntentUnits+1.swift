import Foundation

extension UnitAcceleration: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case gravity, metersPerSecondSquared

    public var _unit: UnitAcceleration {
      switch self {
      case .gravity: .gravity
      case .metersPerSecondSquared: .metersPerSecondSquared
      }
    }
    public static var _base: Self { .metersPerSecondSquared }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
  public typealias Acceleration = UnitAcceleration.IntentUnit
}

extension UnitAngle: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions

    public var _unit: UnitAngle {
      switch self {
      case .arcMinutes: .arcMinutes
      case .arcSeconds: .arcSeconds
      case .degrees: .degrees
      case .gradians: .gradians
      case .radians: .radians
      case .revolutions: .revolutions
      }
    }
    public static var _base: Self { .degrees }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
  public typealias Angle = UnitAngle.IntentUnit
}

extension UnitArea: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers,
      squareMegameters, squareMeters, squareMicrometers, squareMiles, squareMillimeters, squareNanometers,
      squareYards

    public var _unit: UnitArea {
      switch self {
      case .acres: .acres
      case .ares: .ares
      case .hectares: .hectares
      case .squareCentimeters: .squareCentimeters
      case .squareFeet: .squareFeet
      case .squareInches: .squareInches
      case .squareKilometers: .squareKilometers
      case .squareMegameters: .squareMegameters
      case .squareMeters: .squareMeters
      case .squareMicrometers: .squareMicrometers
      case .squareMiles: .squareMiles
      case .squareMillimeters: .squareMillimeters
      case .squareNanometers: .squareNanometers
      case .squareYards: .squareYards
      }
    }
    public static var _base: Self { .squareMeters }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
  public typealias Area = UnitArea.IntentUnit
}

extension UnitConcentrationMass: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case gramsPerLiter, milligramsPerDeciliter

    public var _unit: UnitConcentrationMass {
      switch self {
      case .gramsPerLiter: .gramsPerLiter
      case .milligramsPerDeciliter: .milligramsPerDeciliter
      }
    }
    public static var _base: Self { .gramsPerLiter }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
  public typealias ConcentrationMass = UnitConcentrationMass.IntentUnit
}

extension UnitDispersion: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case partsPerMillion

    public var _unit: UnitDispersion {
      switch self {
      case .partsPerMillion: .partsPerMillion
      }
    }
    public static var _base: Self { .partsPerMillion }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
  public typealias Dispersion = UnitDispersion.IntentUnit
}

extension UnitDuration: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

    public var _unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .microseconds: .microseconds
      case .milliseconds: .milliseconds
      case .minutes: .minutes
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      case .seconds: .seconds
      }
    }
    public static var _base: Self { .seconds }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  public typealias Duration = UnitDuration.IntentUnit
}

extension UnitElectricCharge: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours

    public var _unit: UnitElectricCharge {
      switch self {
      case .ampereHours: .ampereHours
      case .coulombs: .coulombs
      case .kiloampereHours: .kiloampereHours
      case .megaampereHours: .megaampereHours
      case .microampereHours: .microampereHours
      case .milliampereHours: .milliampereHours
      }
    }
    public static var _base: Self { .coulombs }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
  public typealias ElectricCharge = UnitElectricCharge.IntentUnit
}

extension UnitElectricCurrent: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case amperes, kiloamperes, megaamperes, microamperes, milliamperes

    public var _unit: UnitElectricCurrent {
      switch self {
      case .amperes: .amperes
      case .kiloamperes: .kiloamperes
      case .megaamperes: .megaamperes
      case .microamperes: .microamperes
      case .milliamperes: .milliamperes
      }
    }
    public static var _base: Self { .amperes }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
  public typealias ElectricCurrent = UnitElectricCurrent.IntentUnit
}
