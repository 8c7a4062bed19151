import Foundation

extension Product {
  /// How long a subscription runs.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
      case day, week, month, year

      /// In English.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public var debugDescription: String { localizedDescription }

      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    }
    public let unit: Unit
    public let value: Int
  }

  /// What is said of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod

    /// None: nobody has subscribed.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public var status: [Status] { get async throws { [] } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public var isEligibleForIntroOffer: Bool { get async { false } }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
      public let originalTransactionID: UInt64
    }

    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Never has one.
      public static var updates: NoUpdates<Status> { NoUpdates() }
    }
  }
}

/// A sequence that ends at once: nothing changes where there is no App Store.
public struct NoUpdates<Element: Sendable>: AsyncSequence, Sendable {
  public func makeAsyncIterator() -> Iterator { Iterator() }
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
}

/// The store of a country. There is none.
public struct Storefront: Sendable, Identifiable, Hashable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: NoUpdates<Storefront> { NoUpdates() }
}

/// What the App Store wants to tell the user. Nothing.
public struct Message: Sendable, Hashable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
  }
  public let reason: Reason
  public static var messages: NoUpdates<Message> { NoUpdates() }
}

/// Shows a message of the App Store: an extension has no window for it.
public struct DisplayMessageAction: Sendable {
  /// - Throws: always `StoreKitError.unknown`.
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.unknown }
}
