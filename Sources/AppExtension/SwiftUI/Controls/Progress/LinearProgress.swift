/// A bar filled up to the amount, the label above it and the value's label below. Empty where the amount is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(
    tint: Color
  ) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, timer: configuration.timer, color: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct ProgressBar: View {
  let fraction: Double
  let timer: TimerProgress?
  let color: Color?

  var body: some View {
    if let color {
      bar.tint(color)
    } else {
      bar
    }
  }
  private var bar: some View {
    GaugeBar(value: fraction, height: ControlMetrics.progressHeight, track: .fill, timer: timer)
  }
}
