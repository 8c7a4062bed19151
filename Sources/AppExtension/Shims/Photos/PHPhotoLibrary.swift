import Foundation
import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The user's pictures: there are none, and access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }
  /// - Throws: always `PHPhotosError.accessUserDenied`.
  open func performChanges(_ changes: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case accessRestricted = 3310, accessUserDenied = 3311 }
  public static let errorDomain = "PHPhotosErrorDomain"
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A picture of the user's.
open class PHAsset: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  public var mediaType: PHAssetMediaType { .unknown }
  public var creationDate: Date? { nil }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  private override init() { localIdentifier = "" }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  public override init() {}
}

/// Always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func enumerateObjects(_ body: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
  override init() {}
}

public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  public override init() {}
}
public typealias PHImageRequestID = Int32

/// Reads pictures; there are none to read.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
