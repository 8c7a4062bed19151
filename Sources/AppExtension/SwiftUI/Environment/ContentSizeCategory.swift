import UIKit

extension ContentSizeCategory {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize <= b.dynamicTypeSize
  }
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b <= a }

  /// UIKit's name of the size; `nil` for `.unspecified` and unknown names.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory._ordered.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension DynamicTypeSize {
  /// UIKit's name of the size; `nil` for `.unspecified` and unknown names.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory._ordered.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension UIContentSizeCategory {
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory?.dynamicTypeSize)
  }
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self._ordered[$0.rawValue] } ?? .unspecified
  }
}
