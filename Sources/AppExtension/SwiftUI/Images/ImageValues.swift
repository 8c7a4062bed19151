import Archive
import UIKit

nonisolated extension Image {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
    /// Small and large in parts of medium: those of the templates for custom symbols, as third parties read them (C).
    var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// Whether a picture's colours are drawn, or its shape in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How finely a picture is drawn in another size than its own.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
    var archived: ImageNode.Interpolation {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }

  /// How a resizable picture fills what is left between its caps.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// How a picture is turned to be shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    var uiKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// How bright a picture may be.
  ///
  /// - Parity: no effect: pictures are drawn in the standard range, as in a widget
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// - Parity: no effect: pictures are drawn in the standard range, as in a widget
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}
