import Foundation

/// A member of the app and of the extension.
enum Tide: String, CaseIterable {
  case high, low

  var name: String { rawValue.capitalized }
}
