/// Draws labels. A style of one's own composes title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  nonisolated public struct Title: _StylePartView { public let _part: _StylePart }
  nonisolated public struct Icon: _StylePartView { public let _part: _StylePart }
  public let title: Title
  public let icon: Icon
}

/// The style of the place: icon and title in a row.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    // 6 points: ours, after the look of iOS.
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      // The title says it all; a symbol's name would only be in the way.
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone; assistive technologies still read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.spoken(as: configuration.title)
  }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets the style of the labels within.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style as any LabelStyle) }
}
