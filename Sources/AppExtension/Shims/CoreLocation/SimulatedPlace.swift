import Foundation

/// The place that whoever runs the extension says it is at: `VITRINE_LOCATION=52.52,13.405`, in degrees, with the accuracy in
/// metres as a third number if need be.
package struct SimulatedPlace: Sendable, Equatable {
  package static let variable = "VITRINE_LOCATION"
  package var latitude, longitude: Double
  /// Metres.
  package var accuracy = 5.0

  package init?(_ text: String) {
    let numbers = text.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
    guard numbers.count == 3 else { return }
    guard let accuracy = numbers[2], accuracy >= 0, accuracy.isFinite else { return nil }
    self.accuracy = accuracy
  }

  package var location: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: Date())
  }

  /// The place, or `nil` where none is given; says once in the log which of the two.
  static var current: SimulatedPlace? { said }

  private static let said: SimulatedPlace? = {
    let text = ProcessInfo.processInfo.environment[variable]
    let place = text.flatMap { SimulatedPlace($0) }
    let sentence =
      switch (text, place) {
      case (_, .some(let place)): "the place is simulated: \(place.latitude), \(place.longitude)."
      case (.some(let text), .none):
        "\(variable) is '\(text.prefix(60))', which is no place. Write latitude and longitude: 52.52,13.405."
      case (.none, .none):
        "there is no place here, so it is not authorised. Set \(variable), for example to 52.52,13.405."
      }
    FileHandle.standardError.write(Data("CoreLocation: \(sentence)\n".utf8))
    return place
  }()
}
