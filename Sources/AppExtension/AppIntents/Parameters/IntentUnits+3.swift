import Foundation

extension UnitLength: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers, inches,
      kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers, nauticalMiles,
      parsecs, picometers, scandinavianMiles, yards

    public var _unit: UnitLength {
      switch self {
      case .astronomicalUnits: .astronomicalUnits
      case .centimeters: .centimeters
      case .decameters: .decameters
      case .decimeters: .decimeters
      case .fathoms: .fathoms
      case .feet: .feet
      case .furlongs: .furlongs
      case .hectometers: .hectometers
      case .inches: .inches
      case .kilometers: .kilometers
      case .lightyears: .lightyears
      case .megameters: .megameters
      case .meters: .meters
      case .micrometers: .micrometers
      case .miles: .miles
      case .millimeters: .millimeters
      case .nanometers: .nanometers
      case .nauticalMiles: .nauticalMiles
      case .parsecs: .parsecs
      case .picometers: .picometers
      case .scandinavianMiles: .scandinavianMiles
      case .yards: .yards
      }
    }
    public static var _base: Self { .meters }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  public typealias Length = UnitLength.IntentUnit
}

extension UnitMass: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms,
      ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones

    public var _unit: UnitMass {
      switch self {
      case .carats: .carats
      case .centigrams: .centigrams
      case .decigrams: .decigrams
      case .grams: .grams
      case .kilograms: .kilograms
      case .metricTons: .metricTons
      case .micrograms: .micrograms
      case .milligrams: .milligrams
      case .nanograms: .nanograms
      case .ounces: .ounces
      case .ouncesTroy: .ouncesTroy
      case .picograms: .picograms
      case .pounds: .pounds
      case .shortTons: .shortTons
      case .slugs: .slugs
      case .stones: .stones
      }
    }
    public static var _base: Self { .kilograms }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  public typealias Mass = UnitMass.IntentUnit
}

extension UnitPower: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts,
      picowatts, terawatts, watts

    public var _unit: UnitPower {
      switch self {
      case .femtowatts: .femtowatts
      case .gigawatts: .gigawatts
      case .horsepower: .horsepower
      case .kilowatts: .kilowatts
      case .megawatts: .megawatts
      case .microwatts: .microwatts
      case .milliwatts: .milliwatts
      case .nanowatts: .nanowatts
      case .picowatts: .picowatts
      case .terawatts: .terawatts
      case .watts: .watts
      }
    }
    public static var _base: Self { .watts }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
  public typealias Power = UnitPower.IntentUnit
}

extension UnitPressure: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars,
      millimetersOfMercury, newtonsPerMetersSquared, poundsForcePerSquareInch

    public var _unit: UnitPressure {
      switch self {
      case .bars: .bars
      case .gigapascals: .gigapascals
      case .hectopascals: .hectopascals
      case .inchesOfMercury: .inchesOfMercury
      case .kilopascals: .kilopascals
      case .megapascals: .megapascals
      case .millibars: .millibars
      case .millimetersOfMercury: .millimetersOfMercury
      case .newtonsPerMetersSquared: .newtonsPerMetersSquared
      case .poundsForcePerSquareInch: .poundsForcePerSquareInch
      }
    }
    public static var _base: Self { .newtonsPerMetersSquared }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
  public typealias Pressure = UnitPressure.IntentUnit
}

extension UnitSpeed: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case kilometersPerHour, knots, metersPerSecond, milesPerHour

    public var _unit: UnitSpeed {
      switch self {
      case .kilometersPerHour: .kilometersPerHour
      case .knots: .knots
      case .metersPerSecond: .metersPerSecond
      case .milesPerHour: .milesPerHour
      }
    }
    public static var _base: Self { .metersPerSecond }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  public typealias Speed = UnitSpeed.IntentUnit
}

extension UnitTemperature: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case celsius, fahrenheit, kelvin

    public var _unit: UnitTemperature {
      switch self {
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      case .kelvin: .kelvin
      }
    }
    public static var _base: Self { .celsius }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  public typealias Temperature = UnitTemperature.IntentUnit
}

extension UnitVolume: IntentDimension {
  /// The units a parameter offers.
  public enum IntentUnit: IntentUnitChoice {
    case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches,
      cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters, fluidOunces,
      gallons, imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons,
      imperialTeaspoons, kiloliters, liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons,
      teaspoons

    public var _unit: UnitVolume {
      switch self {
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .centiliters: .centiliters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicFeet: .cubicFeet
      case .cubicInches: .cubicInches
      case .cubicKilometers: .cubicKilometers
      case .cubicMeters: .cubicMeters
      case .cubicMiles: .cubicMiles
      case .cubicMillimeters: .cubicMillimeters
      case .cubicYards: .cubicYards
      case .cups: .cups
      case .deciliters: .deciliters
      case .fluidOunces: .fluidOunces
      case .gallons: .gallons
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialGallons: .imperialGallons
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialTablespoons: .imperialTablespoons
      case .imperialTeaspoons: .imperialTeaspoons
      case .kiloliters: .kiloliters
      case .liters: .liters
      case .megaliters: .megaliters
      case .metricCups: .metricCups
      case .milliliters: .milliliters
      case .pints: .pints
      case .quarts: .quarts
      case .tablespoons: .tablespoons
      case .teaspoons: .teaspoons
      }
    }
    public static var _base: Self { .liters }
  }
}
extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  public typealias Volume = UnitVolume.IntentUnit
}
