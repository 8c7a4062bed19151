/// An intent that can go on in the app.
///
/// A widget's extension has no app to bring to the front: both calls end the intent.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error that ends the intent and asks to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { .needsForeground("\(Self.self)", dialog: dialog) }

  /// Asks to go on in the app.
  ///
  /// - Parity: approximated: throws, as there is nobody to ask.
  @discardableResult public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> ResultValue) = { () }
  ) async throws -> ResultValue { throw AppIntentError.needsForeground("\(Self.self)", dialog: dialog) }
}

extension AppIntent {
  /// An error that ends the intent and asks to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
  ) -> AppIntentError { .needsForeground("\(Self.self)", dialog: dialog) }

  /// Brings the app to the front where `supportedModes` allows it.
  ///
  /// - Parity: approximated: throws, as the app does not run here.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
  ) async throws { throw AppIntentError.needsForeground("\(Self.self)", dialog: dialog) }
}
