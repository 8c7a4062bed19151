import Foundation

/// A picture of an asset catalog, as Xcode's generated symbols name it.
public struct ImageResource: Hashable, @unchecked Sendable {
  public let _name: String
  public let _bundle: Bundle
  public init(name: String, bundle: Bundle) {
    _name = name
    _bundle = bundle
  }
}

extension UIImage {
  /// A picture of the asset catalog; an empty one where it is missing.
  public convenience init(resource: ImageResource) {
    if let found = UIImage(named: resource._name, in: resource._bundle, compatibleWith: nil) {
      self.init(found)
    } else {
      self.init()
    }
  }
}
