import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place, in Apple's domain and with its numbers.
public struct CLError: Error, CustomNSError, Hashable, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}
