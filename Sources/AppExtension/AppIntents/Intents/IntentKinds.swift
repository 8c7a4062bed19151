/// An intent the system knows the meaning of.
public protocol SystemIntent: AppIntent {}

/// An intent that shows something in the app.
///
/// Its button opens the app: the outcome says so, `perform()` runs in the extension's process.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value: a toggle hands it the state it is to have.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that starts or changes a Live Activity; it runs in the app's process.
///
/// - Parity: approximated: while no app runs (`vitrine app`), it runs in the extension's process; iOS would start the app.
public protocol LiveActivityIntent: SystemIntent {}
/// An older name of `LiveActivityIntent`.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that plays or stops sound; on iOS it runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An older name of `AudioPlaybackIntent`.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records sound; on iOS it runs in the app's process.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that talks over push to talk; on iOS it runs in the app's process.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An intent that starts a capture from the camera extension.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never?
}

/// An intent that removes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

/// An intent that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress of its own for each call.
  ///
  /// - Parity: no effect: nothing shows the progress.
  public var progress: Progress { Progress(totalUnitCount: 100) }
}

/// An intent that replaces one of SiriKit's custom intents.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

/// Why an intent is not to be used any more.
public struct IntentDeprecation<ReplacementIntent: AppIntent> {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }
  public init(replacedBy: ReplacementIntent.Type) { self.init(message: "", replacedBy: replacedBy) }
}

/// An intent that is not to be used any more.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}
