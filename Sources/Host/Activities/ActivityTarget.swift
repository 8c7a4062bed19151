/// What the app's Info.plist says about Live Activities.
package struct ActivityTarget: Sendable, Equatable, Codable {
  /// `NSSupportsLiveActivities`; `nil` without an app's Info.plist: allowed.
  package var supportsActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  package var supportsFrequentUpdates: Bool
  package init(supportsActivities: Bool? = nil, supportsFrequentUpdates: Bool = false) {
    self.supportsActivities = supportsActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
  }
}
