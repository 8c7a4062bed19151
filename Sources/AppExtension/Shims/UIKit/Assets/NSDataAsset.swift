import Foundation

/// The name of a data set in a catalog.
public typealias NSDataAssetName = String

/// The bytes of a data set in a catalog.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// A uniform type identifier.
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  /// `nil` where the bundle has no data set of this name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = _AssetIndex.of(bundle)?.data(name) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
  }
}
