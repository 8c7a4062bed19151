import VitrineFoundation
import XCTest

/// Texts of formatters that the open Foundation lacks, in five languages. Those in English are Apple's; the others are CLDR's, which Apple's are made of.
final class FormatterTests: XCTestCase {
  private let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar"].map(Locale.init(identifier:))

  private func texts(_ write: (Locale) -> String?) -> [String] {
    locales.map { (write($0) ?? "-").map { $0.isWhitespace ? " " : String($0) }.joined() }
  }

  func testRelativeDates() {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    func text(_ seconds: Double, _ locale: Locale, _ change: (RelativeDateTimeFormatter) -> Void = { _ in })
      -> String
    {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.calendar = Calendar(identifier: .gregorian)
      change(formatter)
      return formatter.localizedString(for: now + seconds, relativeTo: now)
    }
    XCTAssertEqual(
      texts { text(7200, $0) }, ["in 2 hours", "in 2 Stunden", "dans 2 heures", "2 時間後", "خلال ساعتين"])
    XCTAssertEqual(
      texts { text(-86_400, $0) { $0.dateTimeStyle = .named } },
      ["yesterday", "gestern", "hier", "昨日", "أمس"])
    XCTAssertEqual(text(-119, locales[0]), "1 minute ago", "cut off, not rounded")
    XCTAssertEqual(text(0, locales[0]), "in 0 seconds")
    XCTAssertEqual(text(0, locales[0]) { $0.dateTimeStyle = .named }, "now")
    XCTAssertEqual(text(-3 * 7 * 86_400, locales[0]), "3 weeks ago")
    XCTAssertEqual(text(-300, locales[0]) { $0.unitsStyle = .short }, "5 min. ago")
    XCTAssertEqual(text(-300, locales[0]) { $0.unitsStyle = .abbreviated }, "5m ago")
    XCTAssertEqual(text(-300, locales[0]) { $0.unitsStyle = .spellOut }, "five minutes ago")
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locales[0]
    XCTAssertEqual(formatter.localizedString(from: DateComponents(year: 1, month: 3)), "in 1 year")
  }

  private func duration(
    _ seconds: Double, _ locale: Locale, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void
  ) -> String? {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  func testPositions() {
    let us = locales[0]
    XCTAssertEqual(duration(3661, us) { _ in }, "1:01:01")
    XCTAssertEqual(duration(90, us) { _ in }, "1:30")
    XCTAssertEqual(duration(3610, us) { _ in }, "1:00:10")
    XCTAssertEqual(duration(90, us) { $0.zeroFormattingBehavior = .pad }, "00:01:30")
    XCTAssertEqual(duration(65, us, [.minute, .second]) { $0.zeroFormattingBehavior = .pad }, "01:05")
    XCTAssertEqual(duration(90_000, us, [.hour, .minute]) { _ in }, "25:00")
    XCTAssertEqual(duration(-90, us) { _ in }, "-1:30")
  }

  func testUnits() {
    XCTAssertEqual(
      texts { duration(5400, $0) { $0.unitsStyle = .full } },
      ["1 hour, 30 minutes", "1 Stunde und 30 Minuten", "1 heure et 30 minutes", "1時間 30分", "ساعة و30 دقيقة"])
    let us = locales[0]
    XCTAssertEqual(duration(5400, us) { $0.unitsStyle = .abbreviated }, "1h 30m")
    XCTAssertEqual(duration(5400, us) { $0.unitsStyle = .short }, "1 hr, 30 min")
    XCTAssertEqual(duration(5400, us) { $0.unitsStyle = .brief }, "1hr 30min")
    XCTAssertEqual(duration(5400, us) { $0.unitsStyle = .spellOut }, "one hour, thirty minutes")
    XCTAssertEqual(duration(3600, us) { $0.unitsStyle = .full }, "1 hour")
    XCTAssertEqual(duration(0, us) { $0.unitsStyle = .full }, "0 seconds")
    XCTAssertEqual(
      duration(93_784, us, [.day, .hour, .minute]) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 2
      }, "1 day, 2 hours")
    XCTAssertEqual(
      duration(400 * 86_400, us, [.year, .month, .day]) { $0.unitsStyle = .full }, "1 year, 1 month, 4 days")
    XCTAssertNil(duration(.infinity, us) { _ in })
    XCTAssertEqual(
      duration(60, us) {
        $0.includesApproximationPhrase = true; $0.unitsStyle = .full
      }, "About 1 minute")
  }

  func testMeasurements() {
    let warm = Measurement(value: 21.34, unit: UnitTemperature.celsius)
    XCTAssertEqual(
      texts { warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale($0)) },
      ["70°F", "21 °C", "21 °C", "21°C", "21°\u{200f}م"])
    XCTAssertEqual(
      texts {
        Measurement(value: 3400, unit: UnitLength.meters).formatted(
          .measurement(width: .wide, usage: .road).locale($0))
      }, ["2.1 miles", "3,4 Kilometer", "3,4 kilomètres", "3.4キロメートル", "3.4 كيلومتر"])
    let us = locales[0]
    XCTAssertEqual(
      warm.formatted(
        .measurement(
          width: .narrow, usage: .asProvided, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(0))
        )
        .locale(us)), "21°")
    XCTAssertEqual(
      Measurement(value: 12.345, unit: UnitSpeed.kilometersPerHour).formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))
        )
        .locale(us)), "12.3 km/h")
    let own = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 0.6))
    XCTAssertEqual(
      Measurement(value: 2, unit: own).formatted(.measurement(width: .wide, usage: .asProvided).locale(us)),
      "2 ell")
  }

  func testMeasurementFormatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = locales[1]
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    XCTAssertEqual(formatter.string(from: Measurement(value: 1.25, unit: UnitLength.kilometers)), "1,2 km")
    formatter.unitStyle = .long
    XCTAssertEqual(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)), "3 Kilogramm")
    formatter.unitOptions = .temperatureWithoutUnit
    XCTAssertEqual(formatter.string(from: Measurement(value: 3, unit: UnitTemperature.celsius)), "3°")
    formatter.unitStyle = .medium
    XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "km")
  }

  func testLists() {
    XCTAssertEqual(
      texts { locale in
        let formatter = ListFormatter()
        formatter.locale = locale
        return formatter.string(from: ["a", "b", "c"])
      },
      [
        "a, b, and c", "a, b und c", "a, b et c", "a、b、c",
        "\u{2068}a\u{2069} و\u{2068}b\u{2069} و\u{2068}c\u{2069}",
      ])
  }
}
