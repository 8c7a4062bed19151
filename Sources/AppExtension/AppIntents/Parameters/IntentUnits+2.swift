import Foundation

extension UnitElectricPotentialDifference: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case kilovolts, megavolts, microvolts, millivolts, volts

    public var _unit: UnitElectricPotentialDifference {
      switch self {
      case .kilovolts: .kilovolts
      case .megavolts: .megavolts
      case .microvolts: .microvolts
      case .millivolts: .millivolts
      case .volts: .volts
      }
    }
    public static var _base: Self { .volts }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
  public typealias ElectricPotentialDifference = UnitElectricPotentialDifference.IntentUnit
}

extension UnitElectricResistance: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case kiloohms, megaohms, microohms, milliohms, ohms

    public var _unit: UnitElectricResistance {
      switch self {
      case .kiloohms: .kiloohms
      case .megaohms: .megaohms
      case .microohms: .microohms
      case .milliohms: .milliohms
      case .ohms: .ohms
      }
    }
    public static var _base: Self { .ohms }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
  public typealias ElectricResistance = UnitElectricResistance.IntentUnit
}

extension UnitEnergy: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case calories, joules, kilocalories, kilojoules, kilowattHours

    public var _unit: UnitEnergy {
      switch self {
      case .calories: .calories
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .kilojoules: .kilojoules
      case .kilowattHours: .kilowattHours
      }
    }
    public static var _base: Self { .joules }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  public typealias Energy = UnitEnergy.IntentUnit
}

extension UnitFrequency: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz, terahertz

    public var _unit: UnitFrequency {
      switch self {
      case .framesPerSecond: UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
      case .gigahertz: .gigahertz
      case .hertz: .hertz
      case .kilohertz: .kilohertz
      case .megahertz: .megahertz
      case .microhertz: .microhertz
      case .millihertz: .millihertz
      case .nanohertz: .nanohertz
      case .terahertz: .terahertz
      }
    }
    public static var _base: Self { .hertz }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
  public typealias Frequency = UnitFrequency.IntentUnit
}

extension UnitFuelEfficiency: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

    public var _unit: UnitFuelEfficiency {
      switch self {
      case .litersPer100Kilometers: .litersPer100Kilometers
      case .milesPerGallon: .milesPerGallon
      case .milesPerImperialGallon: .milesPerImperialGallon
      }
    }
    public static var _base: Self { .litersPer100Kilometers }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
  public typealias FuelEfficiency = UnitFuelEfficiency.IntentUnit
}

extension UnitIlluminance: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case lux

    public var _unit: UnitIlluminance {
      switch self {
      case .lux: .lux
      }
    }
    public static var _base: Self { .lux }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
  public typealias Illuminance = UnitIlluminance.IntentUnit
}

extension UnitInformationStorage: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes,
      kibibits, kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles, pebibits,
      pebibytes, petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits, yobibytes,
      yottabits, yottabytes, zebibits, zebibytes, zettabits, zettabytes

    public var _unit: UnitInformationStorage {
      switch self {
      case .bits: .bits
      case .bytes: .bytes
      case .exabits: .exabits
      case .exabytes: .exabytes
      case .exbibits: .exbibits
      case .exbibytes: .exbibytes
      case .gibibits: .gibibits
      case .gibibytes: .gibibytes
      case .gigabits: .gigabits
      case .gigabytes: .gigabytes
      case .kibibits: .kibibits
      case .kibibytes: .kibibytes
      case .kilobits: .kilobits
      case .kilobytes: .kilobytes
      case .mebibits: .mebibits
      case .mebibytes: .mebibytes
      case .megabits: .megabits
      case .megabytes: .megabytes
      case .nibbles: .nibbles
      case .pebibits: .pebibits
      case .pebibytes: .pebibytes
      case .petabits: .petabits
      case .petabytes: .petabytes
      case .tebibits: .tebibits
      case .tebibytes: .tebibytes
      case .terabits: .terabits
      case .terabytes: .terabytes
      case .yobibits: .yobibits
      case .yobibytes: .yobibytes
      case .yottabits: .yottabits
      case .yottabytes: .yottabytes
      case .zebibits: .zebibits
      case .zebibytes: .zebibytes
      case .zettabits: .zettabits
      case .zettabytes: .zettabytes
      }
    }
    public static var _base: Self { .bytes }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
  public typealias InformationStorage = UnitInformationStorage.IntentUnit
}
