import SwiftUI
import WidgetKit

struct ControlsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Controls", provider: ChapterProvider()) { entry in
      ControlsChapter(date: entry.date)
    }
    .configurationDisplayName("Controls")
    .description("Gauges, progress, buttons and toggles.")
    .supportedFamilies([.systemLarge])
  }
}

private struct ControlsChapter: View {
  let date: Date

  var body: some View {
    ChapterFrame(title: "Controls") {
      HStack(spacing: 14) {
        Gauge(value: 0.62) {
          Text("AQI")
        } currentValueLabel: {
          Text("62")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .orange, .red]))
        Gauge(value: 0.8) {
          Image(systemName: "bolt.fill")
        } currentValueLabel: {
          Text("80%")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.green)
        VStack(spacing: 10) {
          Gauge(value: 0.4) {
            Text("Rain")
          } currentValueLabel: {
            Text("40 %")
          }
          .gaugeStyle(.accessoryLinear)
          .tint(.blue)
          Gauge(value: 7, in: 0...10) { Text("Disk") }
            .gaugeStyle(.accessoryLinearCapacity)
            .tint(.orange)
        }
        .font(.caption)
      }
      HStack(spacing: 14) {
        ProgressView(value: 0.6) {
          Text("Download")
        } currentValueLabel: {
          Text("60 %")
        }
        ProgressView(value: 0.3).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.circular)
      }
      .font(.caption)
      ProgressView(timerInterval: date...date.addingTimeInterval(600), countsDown: false) {
        Text("Oven")
      }
      .font(.caption)
      .tint(.red)
      HStack(spacing: 8) {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      }
      .font(.caption)
      HStack(spacing: 16) {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Sound", isOn: .constant(false))
      }
      .font(.caption)
      LabeledContent {
        Text("8,214")
      } label: {
        Label("Steps", systemImage: "figure.walk")
      }
      .font(.caption)
    }
  }
}
