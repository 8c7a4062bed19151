import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Gives the place of the device: the one in `VITRINE_LOCATION`, with `authorizedWhenInUse`. Without that it answers `denied`, and
/// asking for a place ends in `CLError.denied`, as on a phone whose user refused.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  public override init() {}

  open var authorizationStatus: CLAuthorizationStatus {
    SimulatedPlace.current == nil ? .denied : .authorizedWhenInUse
  }
  open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    (SimulatedPlace.current?.accuracy ?? 0) < 1_000 ? .fullAccuracy : .reducedAccuracy
  }
  /// Whether widgets of the app may read the place: where there is one, yes.
  open var isAuthorizedForWidgetUpdates: Bool { SimulatedPlace.current != nil }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open var location: CLLocation? { SimulatedPlace.current?.location }
  open var heading: CLHeading? { nil }

  // The answer is known from the start: nobody is asked.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  /// Tells the delegate the place once.
  open func requestLocation() { report() }
  /// The simulated place does not move: the delegate hears it once.
  open func startUpdatingLocation() { report() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { report() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}

  private func report() {
    if let location {
      tell { $0.locationManager($1, didUpdateLocations: [location]) }
    } else {
      _ = Self.saidThatThereIsNone
      tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }
  }

  /// Said once, in the log: some providers wait for a place for ever.
  private static let saidThatThereIsNone: Void = FileHandle.standardError.write(
    Data(
      "note: the extension asked for a place, which was denied. Set VITRINE_LOCATION=52.52,13.405 to give it one.\n"
        .utf8
    ))
  private func tell(_ word: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    // Later, as on iOS: whoever calls is not done yet.
    DispatchQueue.main.async { if let delegate = self.delegate { word(delegate, self) } }
  }
}

/// Hears of places. On iOS its methods are optional; here each has one that does nothing.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls the older form, as iOS does where a delegate has only that.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
