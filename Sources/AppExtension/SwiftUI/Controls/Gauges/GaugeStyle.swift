/// Draws gauges. A style of one's own composes the parts of the configuration.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge hands its style.
public struct GaugeStyleConfiguration {
  nonisolated public struct Label: _StylePartView { public let _part: _StylePart }
  nonisolated public struct CurrentValueLabel: _StylePartView { public let _part: _StylePart }
  nonisolated public struct MinimumValueLabel: _StylePartView { public let _part: _StylePart }
  nonisolated public struct MaximumValueLabel: _StylePartView { public let _part: _StylePart }
  nonisolated public struct MarkedValueLabel: _StylePartView { public let _part: _StylePart }

  /// 0…1, whatever the gauge's range is.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

nonisolated extension View {
  /// Sets the style of the gauges within.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style as any GaugeStyle) }
}

/// The style of the place: `.linearCapacity` on iOS.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
