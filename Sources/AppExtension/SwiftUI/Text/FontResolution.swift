import Archive
import Foundation
import Typography

extension Font.TextStyle {
  var typographyName: TextStyleName {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// Size, leading and weight at a Dynamic Type size.
  ///
  /// The extra large titles are visionOS's: 36 and 28 pt, bold (confidence B: Human Interface Guidelines, visionOS);
  /// they grow as large titles do (ours).
  func metrics(_ category: String) -> (size: Double, leading: Double, weight: Double) {
    let metrics = TypeScale.metrics(style: typographyName, category: category)
    let base: Double
    switch self {
    case .extraLargeTitle: base = 36
    case .extraLargeTitle2: base = 28
    default: return metrics
    }
    let growth = metrics.size / TypeScale.metrics(style: .largeTitle, category: "large").size
    return ((base * growth).rounded(), (base * growth * 1.2).rounded(), 700)
  }
}

extension Font {
  /// The style this font gives to characters, and the extra leading of its text style in points.
  func resolved(in environment: EnvironmentValues) -> (style: Archive.TextStyle, leading: CGFloat) {
    resolved(in: environment, isOwn: false)
  }

  /// - Parameter isOwn: the font was set on the text itself, so that its weight counts for more than one handed down.
  func resolved(in environment: EnvironmentValues, isOwn: Bool) -> (
    style: Archive.TextStyle, leading: CGFloat
  ) {
    let category = environment.typeSize.category
    var size: Double
    var weight = 400.0
    var leading: CGFloat = 0
    var family: String?
    switch base {
    case .style(let name):
      let metrics = name.metrics(category)
      size = metrics.size
      weight = metrics.weight
      leading = max(0, metrics.leading - metrics.size * (LineMetrics.ascent + LineMetrics.descent))
    case .size(let points):
      size = Double(points.length)
    case .custom(let name, let points, let relative, let fixed):
      size = Double(points.length)
      family = name
      if !fixed, let relative {
        size *= relative.metrics(category).size / relative.metrics("large").size
      }
    }
    size = min(max(size * Double(factor.length), 1), 2000)
    if let chosen = isOwn ? weightValue ?? environment.fontWeight : environment.fontWeight ?? weightValue {
      weight = chosen.value
    }
    if isBold { weight = max(weight, boldWeight) }
    let design = designValue ?? environment.fontDesign ?? .default
    let style = Archive.TextStyle(
      size: size, weight: weight, design: design.archived, italic: isItalic,
      monospacedDigits: hasMonospacedDigits, family: family,
      stretch: (widthValue ?? environment.fontWidth ?? .standard).stretch,
      leading: leadingValue == .tight ? .tight : leadingValue == .loose ? .loose : .standard,
      smallCaps: smallCapsValue?.archived ?? .none)
    return (style, leadingValue == .tight ? 0 : leading)
  }

  /// Apple's emphasised weights for text styles, bold for sizes.
  var boldWeight: Double {
    switch base {
    case .style(.extraLargeTitle), .style(.extraLargeTitle2): 800
    case .style(let style): TypeScale.emphasizedWeight(of: style.typographyName)
    case .size, .custom: 700
    }
  }
}

extension Font.Design {
  var archived: Archive.TextStyle.Design {
    switch self {
    case .default: .standard
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension Font.SmallCaps {
  var archived: Archive.TextStyle.SmallCaps {
    switch self {
    case .lowercase: .lowercase
    case .uppercase: .uppercase
    case .all: .all
    }
  }
}
