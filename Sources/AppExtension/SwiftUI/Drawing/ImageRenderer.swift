import Archive
import Foundation
import UIKit

/// Makes a picture of a view.
///
/// - Parity: no effect: an extension has no renderer; pictures are `nil`, and that is reported
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public init(content view: Content) { content = view }

  public var cgImage: CGImage? {
    report()
    return nil
  }
  public var uiImage: UIImage? {
    report()
    return nil
  }
  /// The closure is not called: there is nothing to draw into.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) { report() }

  private func report() {
    CurrentEnvironment.values?.tracker?.session?.report(
      "no-image-renderer", .warning,
      "ImageRenderer makes no picture here: the extension lays out views, the host draws them")
  }
}
