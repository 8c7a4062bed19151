import Foundation

// Parity: approximated: width of the line, size of the marker and of the labels are ours

/// An open ring with a marker at the value. The value's label stands in the middle; the least and the most stand in the
/// opening at the bottom, or the gauge's label where they are not given.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryRing(configuration: configuration, isOpen: true)
  }
}

/// A closed ring filled up to the value. The value's label stands in the middle, or the gauge's label without one.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryRing(configuration: configuration, isOpen: false)
  }
}

/// Both accessory rings.
private struct AccessoryRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  private var paint: GaugeTint { GaugeTint(tint: tint, standard: AnyShapeStyle(.primary)) }

  var body: some View {
    ZStack {
      if isOpen { openRing } else { closedRing }
      middle
        .font(.system(size: ControlMetrics.ringValueFont, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: innerSide * ControlMetrics.ringValueWidth)
    }
    .frame(width: ControlMetrics.ringSide, height: ControlMetrics.ringSide)
    .overlay(alignment: .bottom) {
      opening
        .font(.system(size: ControlMetrics.ringLabelFont, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .imageScale(.small)
    }
  }

  private var innerSide: CGFloat { ControlMetrics.ringSide - 2 * ControlMetrics.ringWidth }

  // Degrees clockwise from three o'clock; the opening is centred at the bottom.
  private var start: Double { 90 + ControlMetrics.ringOpening / 2 }
  private var end: Double { 450 - ControlMetrics.ringOpening / 2 }

  @ViewBuilder private var openRing: some View {
    let width = ControlMetrics.ringWidth
    let value = start + configuration.value * (end - start)
    let style = paint.alongRing(from: start, to: end)
    let ring = RingSegment(
      start: start, end: end, width: width, marker: value,
      clearance: width / 2 + ControlMetrics.markerGap)
    ring.fill(style)
    RingMarker(degrees: value, width: width).fill(style)
  }

  @ViewBuilder private var closedRing: some View {
    let width = ControlMetrics.ringWidth
    let style = paint.alongRing(from: -90, to: 270)
    Circle().strokeBorder(style, lineWidth: width).opacity(0.3)
    if configuration.value >= 1 {
      Circle().strokeBorder(style, lineWidth: width)
    } else if configuration.value > 0 {
      RingSegment(start: -90, end: -90 + 360 * configuration.value, width: width).fill(style)
      if let first = paint.firstColor { RingMarker(degrees: -90, width: width).fill(first) }
    }
  }

  @ViewBuilder private var middle: some View {
    if let value = configuration.currentValueLabel {
      value
    } else if !isOpen {
      configuration.label
    }
  }

  @ViewBuilder private var opening: some View {
    if isOpen {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 2) {
          configuration.minimumValueLabel.frame(width: ControlMetrics.ringBoundWidth)
          configuration.maximumValueLabel.frame(width: ControlMetrics.ringBoundWidth)
        }
        .frame(height: 12)
      } else {
        configuration.label.frame(maxWidth: 30).frame(height: 14)
      }
    }
  }
}
