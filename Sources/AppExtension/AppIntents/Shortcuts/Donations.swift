import Foundation

/// Names a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private var id = UUID()
  init() {}
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self { Self() }
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { Self() }
  public static func intentType(_ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil)
    -> Self
  {
    Self()
  }
}

/// Tells the system what people do, so that it can foresee it.
///
/// - Parity: no effect: nothing foresees anything.
public struct IntentDonationManager: Sendable {
  public static var shared: IntentDonationManager { IntentDonationManager() }
  init() {}

  @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    .init()
  }
  @discardableResult public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { .init() }
  @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier { .init() }
  @discardableResult public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { .init() }
  @discardableResult public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// - Parity: no effect: nothing foresees what people do.
extension AppIntent {
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { .init() }
  @discardableResult public func donate() -> IntentDonationIdentifier { .init() }
  @discardableResult public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    .init()
  }
  @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier { .init() }
}

extension AppIntent {
  /// Runs the intent and gives its value.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await perform().value else {
      throw IntentValueProblem(.unsupported, "\(Self.self).perform() gave a result without a value.")
    }
    return value
  }
  /// Runs the intent.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never { _ = try await perform() }
}

/// When an intent's widget is worth showing.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  package var intent: any AppIntent
  package var widgetKind: String
  package var relevance: RelevantContext
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
  public var debugDescription: String { "\(type(of: intent)) in \(widgetKind): \(relevance)" }
}

/// Tells the system when widgets are worth showing.
///
/// - Parity: no effect: no stack turns by itself.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  init() {}
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
