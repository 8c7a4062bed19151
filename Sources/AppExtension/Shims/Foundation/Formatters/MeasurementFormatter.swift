import Foundation

/// Writes measurements and the names of units as a locale does.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit, not the one that the region uses.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the size: metres or kilometres.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// `21°`: without the letter of the scale, and in the region's.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimals()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale: Locale = self.locale ?? .autoupdatingCurrent
    let write: (Double) -> String = { [numberFormatter] value in
      numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    let usage =
      if unitOptions.contains(.providedUnit) { nil as String? } else if measurement.unit is UnitTemperature {
        "weather"
      } else { "default" }
    let hidesScale = unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
    guard let unit = UnitNames.name(of: measurement.unit),
      let text = UnitNumber.format(
        measurement.value, unit: unit, width: hidesScale ? .short : width, usage: usage, locale: locale,
        number: write)
    else { return write(measurement.value) + " " + measurement.unit.symbol }
    guard hidesScale, let degree = text.firstIndex(of: "°") else { return text }
    return text[..<degree].trimmingCharacters(in: .whitespaces) + "°"
  }

  /// The unit's own name: what stands beside a number.
  open func string(from unit: Unit) -> String {
    let locale: Locale = self.locale ?? .autoupdatingCurrent
    guard let name = UnitNames.name(of: unit),
      let text = UnitNumber.format(2, unit: name, width: width, locale: locale, number: { _ in "" })
    else { return unit.symbol }
    return text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{a0}\u{202f}")))
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as Measurement<Unit>: string(from: measurement)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private var width: UnitNumber.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }

  private static func decimals() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }
}
