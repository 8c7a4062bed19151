import Foundation

// Parity: approximated: the width of the line is ours; the activity indicator rests

/// A ring filled up to the amount, with the labels in its middle; the activity indicator where the amount is not known.
///
/// The ring takes the space it is offered, as in widgets and Live Activities.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(
    tint: Color
  ) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      ProgressRing(fraction: fraction, configuration: configuration, color: tint)
    } else {
      ActivityIndicator(configuration: configuration, color: tint)
    }
  }
}

private struct ProgressRing: View {
  let fraction: Double
  let configuration: ProgressViewStyleConfiguration
  let color: Color?
  @Environment(\.tint) private var tint

  var body: some View {
    let paint = GaugeTint(
      tint: color.map { AnyShapeStyle($0) } ?? tint, standard: AnyShapeStyle(TintShapeStyle()))
    let style = paint.alongRing(from: -90, to: 270)
    ZStack {
      ProgressRingShape(fraction: 1).fill(style).opacity(0.25)
      if let timer = configuration.timer {
        LiveProgress(timer: timer, form: .ring, style: style)
      } else {
        ProgressRingShape(fraction: fraction).fill(style)
      }
      if configuration.timer == nil, fraction > 0, fraction < 1, let first = paint.firstColor {
        ProgressRingShape(fraction: 0.000_001).fill(first)
      }
      VStack(spacing: 0) {
        configuration.label
        configuration.currentValueLabel
      }
      .font(.system(size: 15, weight: .medium, design: .rounded))
      .multilineTextAlignment(.center)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .padding(8)
    }
  }
}

/// A ring whose line grows with its size.
private struct ProgressRingShape: Shape, ScaledShapeSize {
  /// Rings run clockwise in every writing direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let fraction: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = ControlMetrics.progressRingWidth(side: side)
    if fraction >= 1 {
      var path = Path()
      let outer = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      path.addEllipse(in: outer)
      let ring = RingSegment.Ring(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - width) / 2, width: width)
      // The inner edge runs the other way round, so that it is a hole.
      path.move(to: ring.point(0, radius: ring.innerRadius))
      path.addArc(
        center: ring.center, radius: ring.innerRadius, startAngle: .degrees(360), endAngle: .degrees(0),
        clockwise: true)
      path.closeSubpath()
      return path
    }
    guard fraction > 0 else { return Path() }
    return RingSegment(start: -90, end: -90 + 360 * fraction, width: width).path(in: rect)
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ControlMetrics.progressRing(proposal)
  }
}

/// The spokes of the activity indicator at rest.
private struct ActivityIndicator: View {
  let configuration: ProgressViewStyleConfiguration
  let color: Color?
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size

  var body: some View {
    let side =
      size == .large || size == .extraLarge ? ControlMetrics.largeSpinnerSide : ControlMetrics.spinnerSide
    VStack(spacing: 6) {
      ZStack {
        ForEach(0..<ControlMetrics.spokes) { index in
          Spoke(index: index)
            .fill(color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.gray))
            .opacity(Spoke.strength(index))
        }
      }
      .frame(width: side, height: side)
      configuration.label.font(.footnote).foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// One spoke; the brightest points up.
nonisolated private struct Spoke: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let index: Int
  static func strength(_ index: Int) -> Double {
    index == 0 ? 1 : 0.25 + 0.5 * Double(index) / Double(ControlMetrics.spokes)
  }
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = side * 0.12, inner = side * 0.24
    let bar = CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: side / 2 - inner)
    let turn = Angle.degrees(Double(index) * 360 / Double(ControlMetrics.spokes))
    return RotatedShape(shape: SpokeBar(bar: bar), angle: turn, anchor: .center).path(in: rect)
  }
}

nonisolated private struct SpokeBar: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let bar: CGRect
  nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: bar, cornerRadius: bar.width / 2, style: .circular)
  }
}
