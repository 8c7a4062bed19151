import Foundation

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An intent and its answer, as an app reports them to the system.
///
/// - Parity: no effect: nothing here learns from donations.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier: String = UUID().uuidString
  open var groupIdentifier: String?
  open var direction: INInteractionDirection = .unspecified
  open var dateInterval: DateInterval?
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  open func donate() async throws {}
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil)
  {
    completion?(nil)
  }
}

/// - Parity: no effect: there are no shortcuts here.
public enum INShortcut {
  case intent(INIntent)
  public init?(intent: INIntent) { self = .intent(intent) }
}

/// - Parity: no effect: there is no Siri here.
open class INPreferences: NSObject {
  open class func siriLanguageCode() -> String { Locale.current.language.languageCode?.identifier ?? "en" }
}
