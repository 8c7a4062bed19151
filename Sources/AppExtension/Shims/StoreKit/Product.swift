import Foundation

/// Something that can be bought. None is ever found here, so nothing of it is ever asked.
public struct Product: Sendable, Identifiable, Hashable {
  /// How something is sold.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  public static func == (lhs: Product, rhs: Product) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }

  /// - Throws: always `StoreKitError.notAvailableInStorefront`.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    throw StoreKitError.notAvailableInStorefront
  }

  /// - Throws: always `StoreKitError.notAvailableInStorefront`.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let value: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(value: token.uuidString) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(value: "\(quantity)") }
  }
}
