import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

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
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public private(set) var legibilityWeight = UILegibilityWeight.regular

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(_style: .unspecified)
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(_style: .unspecified, _contrast: accessibilityContrast)
  }
  public convenience init(displayScale: CGFloat) {
    self.init(_style: .unspecified, _displayScale: displayScale)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(_style: .unspecified)
    self.horizontalSizeClass = horizontalSizeClass
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(_style: .unspecified)
    self.userInterfaceIdiom = userInterfaceIdiom
  }
  /// Of several, the last that says something of a trait counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      _style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      _contrast: traitCollections.last { $0.accessibilityContrast != .normal }?.accessibilityContrast
        ?? .normal,
      _displayScale: traitCollections.last { $0.displayScale != 3 }?.displayScale ?? 3)
    preferredContentSizeCategory =
      traitCollections.last { $0.preferredContentSizeCategory != .large }?.preferredContentSizeCategory
      ?? .large
  }

  /// Runs the closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self._current
    Self._current = self
    defer { Self._current = before }
    actions()
  }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
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
