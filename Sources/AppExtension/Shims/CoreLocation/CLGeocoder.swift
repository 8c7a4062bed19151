import Foundation

/// Names of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?
  public let timeZone: TimeZone?
  public var region: CLRegion? { nil }

  /// The same names.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    timeZone = placemark.timeZone
  }
}

/// Finds names of places and places of names, on iOS through Apple's servers. There are none here, so it answers
/// `CLError.network`, as a phone without a connection.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  public override init() {}
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw Self.failure }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw Self.failure }

  private func fail(_ completion: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, Self.failure) }
  }
  private static var failure: CLError {
    _ = said
    return CLError(.network)
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("CoreLocation: there is no geocoder here; it answers CLError.network.\n".utf8))
}
