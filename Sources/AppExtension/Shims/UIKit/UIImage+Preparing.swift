import Foundation

extension UIImage {
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// `nil`: a picture stands still here; the first of several is drawn.
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
}

/// Nothing is saved: there is no album.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
