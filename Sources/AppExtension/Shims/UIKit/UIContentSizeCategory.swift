/// The size of text a person has chosen, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From the smallest to the largest.
  public static let _ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool {
    (Self._ordered.firstIndex(of: self) ?? 0) >= Self._ordered.count - 5
  }
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (_ordered.firstIndex(of: a) ?? -1) < (_ordered.firstIndex(of: b) ?? -1)
  }
  public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { b < a }
  public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { !(b < a) }
  public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { !(a < b) }
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
