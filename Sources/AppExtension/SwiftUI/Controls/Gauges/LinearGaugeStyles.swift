import Foundation

// Parity: approximated: heights, distances and the places of the labels are ours

/// A bar filled up to the value, with the gauge's label above and the value's below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: ControlMetrics.capacityHeight, track: .fill)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a marker at the value. The least and the most stand at its ends; without them the gauge's label leads it
/// and the value's label follows it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    HStack(spacing: 5) {
      if hasBounds {
        configuration.minimumValueLabel
      } else {
        configuration.label
      }
      MarkedGaugeBar(value: configuration.value)
      if hasBounds {
        configuration.maximumValueLabel
      } else {
        configuration.currentValueLabel
      }
    }
    .font(.system(.footnote, design: .rounded).weight(.medium))
    .lineLimit(1)
  }
}

/// A bar filled up to the value, with the labels of the least and the most at its ends, the gauge's label above and the
/// value's below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.system(.headline, design: .rounded))
      HStack(spacing: 5) {
        configuration.minimumValueLabel
        GaugeBar(
          value: configuration.value, height: ControlMetrics.accessoryLineHeight, track: .tint,
          standard: AnyShapeStyle(.primary))
        configuration.maximumValueLabel
      }
      .font(.system(.footnote, design: .rounded).weight(.medium))
      configuration.currentValueLabel
        .font(.system(.footnote, design: .rounded).weight(.medium)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

/// A bar filled up to a value.
struct GaugeBar: View {
  enum Track { case fill, tint }
  let value: Double
  let height: CGFloat
  let track: Track
  var standard = AnyShapeStyle(TintShapeStyle())
  /// Moves the filled part with time.
  var timer: TimerProgress?
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let rightToLeft = direction == .rightToLeft
    let paint = GaugeTint(tint: tint, standard: standard)
    let style = paint.alongLine(rightToLeft: rightToLeft)
    ZStack {
      switch track {
      case .fill: Capsule(style: .circular).fill(.fill)
      case .tint: Capsule(style: .circular).fill(style).opacity(0.3)
      }
      // The paint spans the whole bar: the filled part uncovers a gradient, it does not squeeze it.
      if let timer {
        LiveProgress(timer: timer, form: .bar, style: style)
      } else {
        FilledBar(fraction: value, rightToLeft: rightToLeft).fill(style)
      }
    }
    .frame(height: height)
  }
}

/// A bar with a marker.
private struct MarkedGaugeBar: View {
  let value: Double
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let rightToLeft = direction == .rightToLeft
    let style = GaugeTint(tint: tint, standard: AnyShapeStyle(.primary)).alongLine(rightToLeft: rightToLeft)
    let height = ControlMetrics.accessoryLineHeight
    ZStack {
      MarkedBar(fraction: value, clearance: height / 2 + ControlMetrics.markerGap, rightToLeft: rightToLeft)
        .fill(style)
      BarMarker(fraction: value, rightToLeft: rightToLeft).fill(style)
    }
    .frame(height: height)
  }
}
