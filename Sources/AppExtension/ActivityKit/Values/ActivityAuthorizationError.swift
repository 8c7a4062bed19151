import Archive

/// Why a Live Activity was not started. The sentence of the host, which names sizes, limits and keys, is on the standard error output.
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
  /// C: seen in the logs of several apps.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  /// Attributes and state are more than 4 KB as JSON.
  case attributesTooLarge
  /// No Live Activities here: on a device without them, and in a process without a host.
  case unsupported
  /// The person turned the app's Live Activities off.
  case denied
  /// The device shows as many as it can.
  case globalMaximumExceeded
  /// The app shows as many as it may.
  case targetMaximumExceeded
  /// The app's Info.plist does not say `NSSupportsLiveActivities`.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility
  /// The activity could not be kept.
  case persistenceFailure
  /// The process has no identity.
  case missingProcessIdentifier
  /// The app lacks an entitlement.
  case unentitled
  /// No activity can have this identifier.
  case malformedActivityIdentifier
  /// The process may not take up the activity again.
  case reconnectNotPermitted

  /// The case's number in the order of declaration, from 1. C: `targetMaximumExceeded` was measured as 5.
  public var errorCode: Int {
    switch self {
    case .attributesTooLarge: 1
    case .unsupported: 2
    case .denied: 3
    case .globalMaximumExceeded: 4
    case .targetMaximumExceeded: 5
    case .unsupportedTarget: 6
    case .visibility: 7
    case .persistenceFailure: 8
    case .missingProcessIdentifier: 9
    case .unentitled: 10
    case .malformedActivityIdentifier: 11
    case .reconnectNotPermitted: 12
    }
  }

  public var errorDescription: String? { failureReason.map { "The Live Activity was not started. \($0)" } }

  /// On Linux an error with a code of its own loses its sentences unless they are here.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = errorDescription
    info[NSLocalizedFailureReasonErrorKey] = failureReason
    info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
    return info
  }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "Its attributes and state are larger than 4 KB."
    case .unsupported: "There are no Live Activities here."
    case .denied: "Live Activities are turned off for this app."
    case .globalMaximumExceeded: "The device has no room for another one."
    case .targetMaximumExceeded: "The app has as many as it may have."
    case .unsupportedTarget: "The app does not declare that it has Live Activities."
    case .visibility: "The app is in the background."
    case .persistenceFailure: "The host did not keep it."
    case .missingProcessIdentifier: "The process does not say which it is."
    case .unentitled: "The app lacks an entitlement."
    case .malformedActivityIdentifier: "The identifier is malformed."
    case .reconnectNotPermitted: "It belongs to another process."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Send names of pictures instead of pictures, and fetch the rest in the app."
    case .unsupported: "Start the app with `vitrine dev`, and choose a device that has Live Activities."
    case .denied: "Ask `areActivitiesEnabled` first; the person can turn them on in the settings."
    case .globalMaximumExceeded: "Wait until another activity has ended."
    case .targetMaximumExceeded: "End one of the app's activities first; scheduled ones count."
    case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the app's Info.plist."
    case .visibility: "Start it while the app is in front, from a LiveActivityIntent, or by push."
    case .persistenceFailure: "Try again; the host's log says what went wrong."
    case .missingProcessIdentifier, .reconnectNotPermitted: "Start the app with `vitrine dev`."
    case .unentitled: "Add the entitlement to the app."
    case .malformedActivityIdentifier: "Use the `id` of an activity as it came."
    }
  }

  init(_ reason: ActivityRefusal.Reason) {
    switch reason {
    case .attributesTooLarge: self = .attributesTooLarge
    case .unsupported: self = .unsupported
    case .denied: self = .denied
    case .globalMaximumExceeded: self = .globalMaximumExceeded
    case .targetMaximumExceeded: self = .targetMaximumExceeded
    case .unsupportedTarget: self = .unsupportedTarget
    case .visibility: self = .visibility
    case .persistenceFailure: self = .persistenceFailure
    case .missingProcessIdentifier: self = .missingProcessIdentifier
    case .unentitled: self = .unentitled
    case .malformedActivityIdentifier: self = .malformedActivityIdentifier
    case .reconnectNotPermitted: self = .reconnectNotPermitted
    }
  }
}
