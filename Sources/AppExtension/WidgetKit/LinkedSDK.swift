import Foundation

/// The SDK that the widget was built with, as far as the system treats widgets by it.
struct LinkedSDK: Sendable {
  /// The version of iOS, without its point; `nil` for the newest.
  var version: Int?

  /// What the bundle says of itself, where Xcode writes it.
  static let current = LinkedSDK(name: Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String)

  /// - Parameter name: such as `iphoneos16.4`.
  init(name: String?) {
    let digits = name?.drop { !$0.isNumber }.prefix { $0.isNumber }
    version = digits.flatMap { Int($0) }
  }

  /// Since the SDK of iOS 17 a widget has to say what its background is, and has content margins.
  var hasContainerBackgrounds: Bool { version.map { $0 >= 17 } ?? true }
}
