import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The appearance that a dynamic colour is asked for.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceLevel: UIUserInterfaceLevel
  public let displayScale: CGFloat

  public init(
    _style: UIUserInterfaceStyle, _contrast: UIAccessibilityContrast = .normal, _displayScale: CGFloat = 3
  ) {
    userInterfaceStyle = _style
    accessibilityContrast = _contrast
    userInterfaceLevel = .base
    displayScale = _displayScale
  }
  public override convenience init() { self.init(_style: .light) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(_style: userInterfaceStyle)
  }
  /// The traits of the evaluation under way; light where none is.
  public static var current: UITraitCollection {
    get { _current ?? UITraitCollection() }
    set { _current = newValue }
  }
  // Bodies run on the main actor, one at a time.
  nonisolated(unsafe) private static var _current: UITraitCollection?
}
