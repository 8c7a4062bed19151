/// The text styles of iOS.
package enum TextStyleName: String, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// Size, leading and weight of the text styles at the twelve Dynamic Type sizes.
///
/// Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
package enum TypeScale {
  /// The content size categories from smallest to largest.
  package static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Size and leading in points, weight on the scale 100…900. An unknown category counts as `large`, Apple's
  /// default.
  package static func metrics(style: TextStyleName, category: String) -> (
    size: Double, leading: Double, weight: Double
  ) {
    let rows = TypeTables.styles[category] ?? TypeTables.styles["large"] ?? []
    let row = index(of: style)
    guard row < rows.count else { return (17, 22, weight(of: style)) }
    return (rows[row].size, rows[row].leading, weight(of: style))
  }

  /// Headline is semibold, all others are regular.
  package static func weight(of style: TextStyleName) -> Double { style == .headline ? 600 : 400 }

  /// What a style is set in where it is emphasised (`.bold()`): bold for the large titles, semibold for the
  /// rest.
  package static func emphasizedWeight(of style: TextStyleName) -> Double {
    switch style {
    case .largeTitle, .title, .title2: 700
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: 600
    }
  }

  private static let indices: [TextStyleName: Int] = Dictionary(
    uniqueKeysWithValues: TypeTables.order.enumerated().compactMap { index, name in
      TextStyleName(rawValue: name).map { ($0, index) }
    })

  private static func index(of style: TextStyleName) -> Int { indices[style] ?? 0 }
}
