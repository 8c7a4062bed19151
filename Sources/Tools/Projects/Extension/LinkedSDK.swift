/// The SDK that an app counts as built with. The system treats an app as the SDK of its build did: those built before iOS 17 need no
/// container background and have no content margins.
package struct LinkedSDK: Sendable, Equatable {
  /// Versions that there are, by iOS' number; those of other systems count as that of the same year. iOS 26 follows iOS 18.
  package static let versions = Array(14...18) + [26]

  /// All of them, for a sentence.
  package static let names = versions.map(String.init).joined(separator: ", ")

  /// The version of iOS, without its point.
  package var version: Int

  /// - Parameter version: `nil` is returned for one that there is not.
  package init?(_ version: Int) {
    guard Self.versions.contains(version) else { return nil }
    self.version = version
  }

  /// Where Xcode writes it: the Info.plist of what it builds.
  var information: [String: PropertyValue] { ["DTSDKName": .string("iphoneos\(version).0")] }
}
