import Foundation

/// What a measurement is used for: with it, a value is shown in the unit that people of the region use for that.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name; `nil` for the unit as it is given.
  let name: String?

  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: nil) }
  /// No use in particular.
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "food") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: number, unit and the room for it.
  public struct FormatStyle: Foundation.FormatStyle {
    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    /// How long the unit is: `21 degrees Celsius`, `21°C`, `21°`.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      public static var wide: Self { Self(name: "wide") }
      public static var abbreviated: Self { Self(name: "abbreviated") }
      public static var narrow: Self { Self(name: "narrow") }
      var ofICU: UnitNumber.Width {
        switch name {
        case "wide": .full
        case "narrow": .narrow
        default: .short
        }
      }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var locale: Locale
    /// Without the letter of the scale: `21°`. For temperatures only.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width, locale, usage, hidesScaleName: false, numberFormatStyle)
    }

    init(
      _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>,
      hidesScaleName: Bool,
      _ numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let style = numberFormatStyle?.locale(locale)
      let number: ((Double) -> String)? = style.map { style in { style.format($0) } }
      guard let unit = UnitNames.name(of: measurement.unit),
        let text = UnitNumber.format(
          measurement.value, unit: unit, width: width.ofICU, usage: usage?.name, locale: locale,
          number: number)
      else {
        let value = number?(measurement.value) ?? measurement.value.formatted(.number.locale(locale))
        return "\(value) \(measurement.unit.symbol)"
      }
      return hidesScaleName ? Self.withoutScale(text) : text
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Up to the degree sign, with the marks of direction and spaces before it as they are.
    private static func withoutScale(_ text: String) -> String {
      guard let degree = text.firstIndex(of: "°") else { return text }
      let number = text[..<degree].reversed().drop { $0.isWhitespace }.reversed()
      return String(number) + "°"
    }
  }

  /// As the region writes it, in the unit that it uses.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width, .autoupdatingCurrent, usage, hidesScaleName: hidesScaleName, numberFormatStyle)
  }
}
