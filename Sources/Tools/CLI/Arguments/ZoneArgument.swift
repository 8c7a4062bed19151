import ArgumentParser
import Foundation

/// Reads a time zone by its identifier, as in Europe/Berlin; case does not matter.
package enum ZoneArgument {
  package static let read: @Sendable (String) throws -> TimeZone = { text in
    let wanted = text.lowercased()
    let names = TimeZone.knownTimeZoneIdentifiers
    if let name = (names + ["GMT", "UTC"]).first(where: { $0.lowercased() == wanted }),
      let zone = TimeZone(identifier: name)
    {
      return zone
    }
    let city = wanted.split(separator: "/").last.map(String.init) ?? wanted
    let near = names.filter { !city.isEmpty && $0.lowercased().contains(city) }.prefix(3)
    let hint =
      near.isEmpty ? "write it as in Europe/Berlin or America/New_York" : near.joined(separator: ", ") + "?"
    throw ValidationError("It is no time zone; \(hint)")
  }
}
