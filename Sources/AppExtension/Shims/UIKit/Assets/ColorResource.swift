import Foundation

/// A colour of an asset catalog, as Xcode's generated symbols name it.
public struct ColorResource: Hashable, @unchecked Sendable {
  public let _name: String
  public let _bundle: Bundle
  public init(name: String, bundle: Bundle) {
    _name = name
    _bundle = bundle
  }
}
