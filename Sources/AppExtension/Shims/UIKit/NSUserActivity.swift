import Foundation

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What someone is doing in an app. Foundation on Linux has none; a widget makes or gets none, the names are kept for
/// `onContinueUserActivity(_:perform:)` and its neighbours.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var suggestedInvocationPhrase: String?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForPublicIndexing = false
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
