import Foundation

/// The lamps of the house, kept where the app and its controls can both reach them.
struct Home {
  static let shared = Home()
  static let rooms = [
    Room(id: "living", name: "Living Room", symbol: "sofa.fill"),
    Room(id: "kitchen", name: "Kitchen", symbol: "fork.knife"),
    Room(id: "bedroom", name: "Bedroom", symbol: "bed.double.fill"),
    Room(id: "garage", name: "Garage", symbol: "car.fill"),
  ]

  struct Room: Identifiable, Hashable {
    var id: String
    var name: String
    var symbol: String
  }

  private let defaults = UserDefaults(suiteName: "group.com.example.lights")

  func isLit(_ room: String) -> Bool { defaults?.bool(forKey: "lit.\(room)") ?? false }

  func set(_ room: String, isLit: Bool) throws {
    // The garage's switch is broken: what a person sees when an intent fails.
    if room == "garage" { throw LightError.unreachable }
    defaults?.set(isLit, forKey: "lit.\(room)")
  }
}

enum LightError: LocalizedError {
  case unreachable
  var errorDescription: String? { "The lamp in the garage does not answer." }
}
