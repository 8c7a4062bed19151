import CoreLocation
import Intents
import TavernAnalytics

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is TVOrderIntent: return OrderHandler()
    default: fatalError("Unhandled intent type: \(intent)")
    }
  }
}

final class OrderHandler: NSObject, TVOrderIntentHandling {
  func handle(intent: TVOrderIntent) async -> TVOrderIntentResponse {
    Analytics.shared.count("order")
    guard let dish = intent.dish else {
      return .failure(reason: "no dish")
    }
    let response = TVOrderIntentResponse(code: .success, userActivity: nil)
    response.dish = dish
    response.others = intent.sides
    return response
  }

  func confirm(intent: TVOrderIntent, completion: @escaping (TVOrderIntentResponse) -> Void) {
    completion(.failureSoldOut(dishName: intent.dish?.displayString ?? ""))
  }

  func resolveDish(for intent: TVOrderIntent, with completion: @escaping (TVDishResolutionResult) -> Void) {
    guard let dish = intent.dish else { return completion(.needsValue()) }
    completion(dish.identifier == nil ? .disambiguation(with: Kitchen.dishes) : .success(with: dish))
  }

  func resolvePortions(for intent: TVOrderIntent) async -> TVOrderPortionsResolutionResult {
    guard let portions = intent.portions?.intValue else { return .confirmationRequired(with: 2) }
    return portions > 6 ? .unsupported(forReason: .soldOut) : .success(with: portions)
  }

  func resolveHeat(for intent: TVOrderIntent, with completion: @escaping (TVHeatResolutionResult) -> Void) {
    completion(intent.heat == .unknown ? .confirmationRequired(with: .mild) : .success(with: intent.heat))
  }

  func resolveSides(for intent: TVOrderIntent, with completion: @escaping ([TVDishResolutionResult]) -> Void)
  {
    completion((intent.sides ?? []).map { .success(with: $0) })
  }

  func resolveOven(
    for intent: TVOrderIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void
  ) {
    completion(.success(with: Measurement(value: 180, unit: .celsius)))
  }

  func resolvePlace(for intent: TVOrderIntent) async -> INPlacemarkResolutionResult {
    intent.place.map { .success(with: $0) } ?? .notRequired()
  }

  func provideDishOptionsCollection(
    for intent: TVOrderIntent, searchTerm: String?
  ) async throws -> INObjectCollection<TVDish> {
    let found = Kitchen.dishes.filter { dish in
      searchTerm.map { $0.isEmpty || dish.displayString.contains($0) } ?? true
    }
    return INObjectCollection(sections: [
      INObjectSection(title: "Starters", items: found.filter { $0.spice == .mild }),
      INObjectSection(title: "Mains", items: found.filter { $0.spice != .mild }),
    ])
  }

  func defaultDish(for intent: TVOrderIntent) -> TVDish? { Kitchen.dishes.last }

  func provideSidesOptionsCollection(
    for intent: TVOrderIntent, with completion: @escaping (INObjectCollection<TVDish>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: [TVDish(identifier: "rice", display: "Rice")]), nil)
  }

  func provideTableOptions(for intent: TVOrderIntent, with completion: @escaping ([String]?, Error?) -> Void)
  {
    completion(["window", "bar for \(intent.dish?.displayString ?? "?")"], nil)
  }

  func providePhotoOptionsCollection(for intent: TVOrderIntent) async throws -> INObjectCollection<INFile> {
    INObjectCollection(items: [
      INFile(data: Data([1, 2]), filename: "door.png", typeIdentifier: "public.png")
    ])
  }

  func provideHostOptionsCollection(
    for intent: TVOrderIntent, with completion: @escaping (INObjectCollection<INPerson>?, Error?) -> Void
  ) {
    let handle = INPersonHandle(value: "ada@example.org", type: .emailAddress)
    completion(
      INObjectCollection(items: [
        INPerson(
          personHandle: handle, nameComponents: nil, displayName: "Ada", image: nil, contactIdentifier: nil,
          customIdentifier: "1")
      ]), nil)
  }
}

enum Kitchen {
  static var dishes: [TVDish] {
    let soup = TVDish(identifier: "soup", display: "Soup")
    soup.spice = .mild
    soup.minutes = 10
    let curry = TVDish(
      identifier: "curry", display: "Curry", subtitle: "of the day", image: INImage.systemImageNamed("flame"))
    curry.spice = .hotHot
    curry.minutes = NSNumber(value: 25)
    curry.price = INCurrencyAmount(amount: 12, currencyCode: "EUR")
    curry.tags = ["new", "hot"]
    let cook = KitchenCook(identifier: "kim", display: "Kim")
    cook.speciality = curry
    curry.cook = cook
    return [soup, curry]
  }
}
