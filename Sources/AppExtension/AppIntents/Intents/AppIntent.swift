import SwiftUI

/// A type with a name that lasts.
public protocol PersistentlyIdentifiable {
  /// The type's name, unless the type gives another.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A description that is declared as `IntentDescription`, not as an optional one: such a declaration does not fulfil
/// `AppIntent.description`, but Apple's tools read it from the source all the same (snippet 018).
public protocol _DescribedIntent {
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  @_disfavoredOverload public static var description: IntentDescription { IntentDescription("") }
}

/// Something the app can do, with parameters.
///
/// In a widget an intent runs in the extension's process when its button is tapped. It is made anew from its type and its
/// parameters, so everything it needs must be a `@Parameter`.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// Its name, as shown to people.
  static var title: LocalizedStringResource { get }
  /// What it does; the edit sheet shows it.
  static var description: IntentDescription? { get }
  /// The app comes to the front before it runs.
  static var openAppWhenRun: Bool { get }
  /// Whether a locked device must be unlocked first.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Shortcuts and search offer it. Neither exists here.
  static var isDiscoverable: Bool { get }
  /// Where it can run.
  static var supportedModes: IntentModes { get }
  /// Which parameters the edit sheet shows, and the sentence above them.
  static var parameterSummary: SummaryContent { get }

  /// Runs it.
  func perform() async throws -> PerformResult
  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var parameterSummary: some ParameterSummary { _EveryParameterSummary<Self>() }
}

/// What the edit sheet says of an intent, however it was declared.
extension AppIntent {
  package static var declaredDescription: IntentDescription? {
    if let description: IntentDescription = Self.description as IntentDescription? { return description }
    let described: IntentDescription = (Self.self as any _DescribedIntent.Type).description
    return described == IntentDescription("") ? nil : described
  }
}

/// Whether a locked device must be unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  /// As `requiresAuthentication`: there is one device here.
  case requiresLocalDeviceAuthentication
}

/// Whether a parameter takes the result of the action before it in a shortcut.
///
/// - Parity: no effect: there are no shortcuts.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
