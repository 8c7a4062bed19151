import Foundation

/// Purchases. There is no App Store here: no product is found and nothing was bought.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): return value
      }
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, systemError(any Error), networkError(URLError), notAvailableInStorefront,
    notEntitled
}

/// A purchase of the user's.
public struct Transaction: Sendable, Identifiable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let originalID: UInt64
  public let originalPurchaseDate: Date
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let isUpgraded: Bool
  public func finish() async {}

  /// None.
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
  }
}

/// The App Store, as far as one can ask it something.
public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
