import VitrineFoundation
import XCTest

final class FormatStyleTests: XCTestCase {
  func testTheLengthOfARange() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start..<start.addingTimeInterval(2 * 3600 + 10 * 60)
    typealias Style = Date._ComponentsFormatStyle
    func text(_ style: Style.Style, _ fields: Set<Style.Field>? = nil, _ locale: String = "en_US") -> String {
      Style(style: style, locale: Locale(identifier: locale), fields: fields).format(range)
    }
    XCTAssertEqual(text(.wide), "2 hours, 10 minutes")
    XCTAssertEqual(text(.abbreviated), "2 hr, 10 min")
    XCTAssertEqual(text(.condensedAbbreviated), "2hr 10min")
    XCTAssertEqual(text(.narrow), "2h 10m")
    XCTAssertEqual(text(.spellOut), "two hours, ten minutes")
    XCTAssertEqual(text(.wide, [.minute]), "130 minutes")
    XCTAssertEqual(text(.wide, nil, "de_DE"), "2 Stunden und 10 Minuten")
    XCTAssertEqual(
      text(.wide, nil, "fr_FR").split(whereSeparator: \.isWhitespace), ["2", "heures", "et", "10", "minutes"])
    XCTAssertEqual(range.formatted(.timeDuration), "2:10:00")
    XCTAssertEqual(range.formatted(.components(style: .wide, fields: [.hour])), "2 hours")
  }

  func testAddresses() throws {
    let url = try XCTUnwrap(URL(string: "https://ann:pw@www.example.com:8080/a/b?c=d#e"))
    XCTAssertEqual(url.formatted(), "https://www.example.com/a/b")
    XCTAssertEqual(url.formatted(.url.scheme(.never).path(.never)), "www.example.com")
    XCTAssertEqual(
      url.formatted(.url.user().password().port(.always).query().fragment()), url.absoluteString)
    XCTAssertEqual(url.formatted(.url.host(.omitSpecificSubdomains(["www"]))), "https://example.com/a/b")
    XCTAssertEqual(
      url.formatted(
        .url.host(.displayWhen(.scheme, matches: ["http"])).path(.omitWhen(.path, matches: ["/a/b"]))),
      "https://")
    XCTAssertEqual(URL(string: "ftp://example.com:21/x")?.formatted(), "ftp://example.com:21/x")
    XCTAssertEqual(URL(string: "mailto:a@example.com")?.formatted(), "mailto:a@example.com")
  }

  func testUsagesChooseTheRegionsUnit() {
    func text<U: Dimension>(
      _ value: Double, _ unit: U, _ usage: MeasurementFormatUnitUsage<U>, _ locale: String
    ) -> String {
      Measurement(value: value, unit: unit)
        .formatted(
          .measurement(
            width: .abbreviated, usage: usage, numberFormatStyle: .number.precision(.fractionLength(0))
          )
          .locale(Locale(identifier: locale)))
    }
    XCTAssertEqual(text(20, UnitTemperature.celsius, .weather, "en_US"), "68°F")
    XCTAssertEqual(text(20, UnitTemperature.celsius, .weather, "de_DE"), "20 °C")
    XCTAssertEqual(text(100, UnitSpeed.kilometersPerHour, .wind, "en_US"), "62 mph")
    XCTAssertEqual(text(100, UnitSpeed.kilometersPerHour, .wind, "fr_FR"), "100\u{202F}km/h")
    XCTAssertEqual(text(5, UnitLength.kilometers, .road, "en_GB"), "3 mi")
  }

  func testNamesAreRead() throws {
    let name = try PersonNameComponents("Ada King Lovelace")
    XCTAssertEqual([name.givenName, name.middleName, name.familyName], ["Ada", "King", "Lovelace"])
    XCTAssertThrowsError(try PersonNameComponents(" "))
  }

  func testWeakCollectionsLetGo() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    XCTAssertEqual(table.allObjects, [kept])
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(kept, forKey: "a")
    do { map.setObject(NSObject(), forKey: "b") }
    XCTAssertEqual(map.object(forKey: "a"), kept)
    XCTAssertNil(map.object(forKey: "b"))
    XCTAssertEqual(map.count, 1)
  }

  func testItemsAreHandedOver() async throws {
    let provider = NSItemProvider(object: NSURL(string: "https://example.com")!)
    XCTAssertTrue(provider.canLoadObject(ofClass: URL.self))
    XCTAssertFalse(provider.canLoadObject(ofClass: String.self))
    let url = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    XCTAssertEqual(url?.absoluteString, "https://example.com")
    let item = try await NSItemProvider(item: "x" as NSString, typeIdentifier: "public.text")
      .loadItem(forTypeIdentifier: "public.text")
    XCTAssertEqual(item as? NSString, "x")
    do {
      _ = try await provider.loadItem(forTypeIdentifier: "public.png")
      XCTFail("there is no picture")
    } catch { XCTAssertEqual((error as NSError).domain, NSItemProviderErrorDomain) }
  }
}
