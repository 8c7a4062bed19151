import Foundation

/// What paints the line of a gauge: a gradient of the tint follows the line, anything else paints it evenly.
struct GaugeTint {
  let tint: AnyShapeStyle?
  /// Accessory gauges without a tint are drawn in the primary colour, others in the accent colour.
  let standard: AnyShapeStyle

  private var gradient: Gradient? {
    (tint?.style as? Gradient) ?? (tint?.style as? AnyGradient)?.gradient
  }

  /// The colour at the start of a gradient. In a closed ring the round start lies before the gradient's first angle,
  /// where the last colour would show; drawing it once more in the first colour mends that.
  var firstColor: Color? { gradient?.stops.first?.color }

  var even: AnyShapeStyle { tint ?? standard }

  func alongLine(rightToLeft: Bool) -> AnyShapeStyle {
    guard let gradient else { return even }
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: rightToLeft ? .trailing : .leading,
        endPoint: rightToLeft ? .leading : .trailing))
  }

  /// - Parameters: The angles of the line's ends, clockwise from three o'clock.
  func alongRing(from start: Double, to end: Double) -> AnyShapeStyle {
    guard let gradient, end > start else { return even }
    // A few degrees more at both ends carry the end colours round the line's caps.
    let margin = min(15.0, max(0, (360 - (end - start)) / 2 - 0.5))
    let span = end - start + 2 * margin
    let stops = gradient.stops.map { stop in
      let location = Double(stop.location)
      return Gradient.Stop(
        color: stop.color,
        location: CGFloat((margin + (location.isFinite ? location : 0) * (end - start)) / span))
    }
    return AnyShapeStyle(
      AngularGradient(
        gradient: Gradient(stops: stops), center: .center, startAngle: .degrees(start - margin),
        endAngle: .degrees(end + margin)))
  }
}
