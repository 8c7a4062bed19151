import Foundation

/// What stands in a line in place of a character.
enum TextAttachment: Sendable, Equatable {
  case symbol(String)
  /// A picture of a size in points, on the baseline.
  case image(Data, CGSize, isTemplate: Bool)

  /// At most as large as a widget.
  static func bounded(_ size: CGSize) -> CGSize {
    CGSize(width: Double(size.width).clamped(0, 2000), height: Double(size.height).clamped(0, 2000))
  }
}
