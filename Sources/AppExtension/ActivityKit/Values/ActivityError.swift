/// A name that is often written and that no SDK of Apple has.
///
/// A type of this name in the author's own module hides it.
@available(*, deprecated, renamed: "ActivityAuthorizationError", message: "iOS has no ActivityError")
public typealias ActivityError = ActivityAuthorizationError

extension ActivityAuthorizationError {
  @available(*, deprecated, renamed: "attributesTooLarge", message: "iOS does not have this name")
  public static var dataTooLarge: ActivityAuthorizationError { .attributesTooLarge }

  @available(*, deprecated, renamed: "targetMaximumExceeded", message: "iOS does not have this name")
  public static var tooManyActivities: ActivityAuthorizationError { .targetMaximumExceeded }

  @available(*, deprecated, renamed: "denied", message: "iOS does not have this name")
  public static var notEnabled: ActivityAuthorizationError { .denied }
}
