import Intents

class IntentHandler: INExtension, SelectCityIntentHandling {
  override init() {
    super.init()
  }

  override func handler(for intent: INIntent) -> Any {
    return self
  }

  func provideCityOptionsCollection(
    for intent: SelectCityIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<City>?, Error?) -> Void
  ) {
    let cities = Self.cities.filter { city in
      guard let searchTerm, !searchTerm.isEmpty else { return true }
      return city.displayString.localizedCaseInsensitiveContains(searchTerm)
    }
    completion(INObjectCollection(items: cities), nil)
  }

  func defaultCity(for intent: SelectCityIntent) -> City? {
    return Self.cities.first
  }

  func resolveCity(for intent: SelectCityIntent, with completion: @escaping (CityResolutionResult) -> Void) {
    guard let city = intent.city else {
      completion(CityResolutionResult.needsValue())
      return
    }
    completion(.success(with: city))
  }

  func provideStationOptionsCollection(for intent: SelectCityIntent) async throws -> INObjectCollection<
    NSString
  > {
    let name = intent.city?.identifier ?? "none"
    return INObjectCollection(sections: [
      INObjectSection(title: "Near", items: ["\(name)-airport" as NSString]),
      INObjectSection(title: "Far", items: ["\(name)-harbour" as NSString]),
    ])
  }

  private static var cities: [City] {
    [("berlin", "Berlin", 3_700_000), ("paris", "Paris", 2_100_000), ("tokyo", "Tokyo", 14_000_000)].map {
      let city = City(identifier: $0.0, display: $0.1)
      city.population = NSNumber(value: $0.2)
      return city
    }
  }
}
