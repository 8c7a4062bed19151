import Foundation

/// A bitmap by its encoded bytes; its pixels are read where it is drawn.
public final class CGImage: @unchecked Sendable {
  public let _data: Data
  /// Pixels.
  public let width: Int
  public let height: Int

  init(data: Data, pixels: CGSize) {
    _data = data
    width = Int(pixels.width)
    height = Int(pixels.height)
  }
}
