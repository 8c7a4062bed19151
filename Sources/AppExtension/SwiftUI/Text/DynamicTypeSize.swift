/// Dynamic Type sizes.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  package var category: String { "\(self)" }
  package init?(category: String) {
    guard let match = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = match
  }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
  }
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}
