import Foundation

/// ICU's names of Foundation's units.
enum UnitNames {
  /// `nil` for a unit of the app's own.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitTemperature: temperature[unit.symbol]
    case is UnitLength: length[unit.symbol]
    case is UnitMass: mass[unit.symbol]
    case is UnitSpeed: speed[unit.symbol]
    case is UnitEnergy: energy[unit.symbol]
    case is UnitVolume: volume[unit.symbol]
    case is UnitDuration: duration[unit.symbol]
    case is UnitPressure: pressure[unit.symbol]
    case is UnitPower: power[unit.symbol]
    case is UnitAngle: angle[unit.symbol]
    case is UnitArea: area[unit.symbol]
    case is UnitFrequency: frequency[unit.symbol]
    case is UnitInformationStorage: storage[unit.symbol]
    case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"][unit.symbol]
    case is UnitElectricPotentialDifference: ["V": "volt"][unit.symbol]
    case is UnitElectricResistance: ["Ω": "ohm"][unit.symbol]
    case is UnitFuelEfficiency:
      [
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
        "mpg Imperial": "mile-per-gallon-imperial",
      ][
        unit.symbol]
    case is UnitConcentrationMass: ["mg/dL": "milligram-per-deciliter"][unit.symbol]
    case is UnitIlluminance: ["lx": "lux"][unit.symbol]
    default: nil
    }
  }

  private static let temperature = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let length = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
    "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let mass = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
    "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let volume = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "m³": "cubic-meter", "km³": "cubic-kilometer", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "gal Imperial": "gallon-imperial",
    "metric cup": "cup-metric",
  ]
  private static let duration = [
    "hr": "hour", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
  ]
  private static let pressure = [
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar", "bar": "bar",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
  ]
  private static let power = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
  ]
  private static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let area = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let frequency = ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
  private static let storage = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
  ]
}
