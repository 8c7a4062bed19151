import Foundation
import Typography
import UIKit

/// Scales fonts and lengths of one's own as a text style grows with the type size.
///
/// The type size is that of the traits, or of the view that is evaluated; outside one it is `large`, where nothing changes.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextStyleName

  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = Font.TextStyle(uiKit: textStyle)?.metricsName ?? .body
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = traitCollection.flatMap { Self.category($0) } ?? Self.category
    let (now, normal) = (size(category), size("large"))
    guard now != normal else { return value }
    // To whole pixels of three a point.
    return (value * now / normal * 3).rounded() / 3
  }
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  private func size(_ category: String) -> CGFloat {
    guard let index = TextStyleName.allCases.firstIndex(of: style),
      let sizes = TypeTables.styles[category] ?? TypeTables.styles["large"], index < sizes.count
    else { return 17 }
    return sizes[index].size
  }

  private static var category: String { "\(CurrentEnvironment.values?.dynamicTypeSize ?? .large)" }
  private static func category(_ traits: UITraitCollection) -> String? {
    UIContentSizeCategory._ordered.firstIndex(of: traits.preferredContentSizeCategory)
      .flatMap { $0 < TypeScale.categories.count ? TypeScale.categories[$0] : nil }
  }
}

extension Font.TextStyle {
  /// The style whose sizes are in the tables.
  fileprivate var metricsName: TextStyleName? { TextStyleName(rawValue: "\(self)") }
}
