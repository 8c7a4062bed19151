@_exported import Foundation

// Parity: no effect: nothing here sends pushes of these kinds. Widgets and controls hear of pushes through WidgetKit's handlers.

/// A kind of push that PushKit delivers.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
  /// A spelling of articles.
  @available(*, deprecated, message: "not in Apple's SDK: give pushHandler(_:) to the widget's configuration")
  public static let widgetKit = PKPushType(rawValue: "PKPushTypeWidgetKit")
}

/// The token of an app for one kind of push.
open class PKPushCredentials: NSObject {
  public let type: PKPushType
  public let token: Data
  init(type: PKPushType, token: Data) {
    self.type = type
    self.token = token
  }
}

/// What a push brought.
open class PKPushPayload: NSObject {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]
  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    self.type = type
    self.dictionaryPayload = dictionaryPayload
  }
}

/// Asks for tokens, and hears of pushes through its delegate.
///
/// - Parity: no effect: nothing here sends pushes of these kinds, so the delegate is never called
open class PKPushRegistry: NSObject {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?
  public init(queue: DispatchQueue?) {}
  /// Always `nil`.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// Hears of tokens and pushes.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

// Objective-C's optional methods.
extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
  ) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
