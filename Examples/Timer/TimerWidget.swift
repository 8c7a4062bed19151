import AppIntents
import SwiftUI
import WidgetKit

@main
struct TimerBundle: WidgetBundle {
  var body: some Widget {
    TimerWidget()
    if #available(iOS 18, *) {
      TimerToggle()
      QuickTimer()
    }
  }
}

struct TimerEntry: TimelineEntry {
  let date: Date
  let end: Date?
  let minutes: Int
}

struct TimerProvider: TimelineProvider {
  func placeholder(in context: Context) -> TimerEntry { TimerEntry(date: .now, end: nil, minutes: 5) }

  func getSnapshot(in context: Context, completion: @escaping (TimerEntry) -> Void) {
    completion(TimerEntry(date: .now, end: TimerState.shared.end, minutes: TimerState.shared.minutes))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TimerEntry>) -> Void) {
    let state = TimerState.shared
    var entries = [TimerEntry(date: .now, end: state.end, minutes: state.minutes)]
    // When the time is up the buttons come back.
    if let end = state.end { entries.append(TimerEntry(date: end, end: nil, minutes: state.minutes)) }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct TimerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: TimerKind.widget, provider: TimerProvider()) { entry in
      TimerView(entry: entry)
        .containerBackground(.black, for: .widget)
        .environment(\.colorScheme, .dark)
    }
    .configurationDisplayName("Timer")
    .description("A countdown that you start and stop in place.")
    .supportedFamilies([.systemSmall])
  }
}

private struct TimerView: View {
  let entry: TimerEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("Timer", systemImage: "timer")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.orange)
      Spacer(minLength: 0)
      if let end = entry.end {
        Text(timerInterval: entry.date...end)
          .font(.system(size: 36, weight: .light).monospacedDigit())
          .invalidatableContent()
        Button("Stop", systemImage: "stop.fill", intent: StopTimerIntent())
          .tint(.red)
          .transition(.opacity)
      } else {
        Text("Ready")
          .font(.system(size: 30, weight: .light))
          .foregroundStyle(.secondary)
        HStack(spacing: 6) {
          ForEach([1, 5, 15], id: \.self) { minutes in
            Button(intent: StartTimerIntent(minutes: minutes)) {
              Text("\(minutes)")
                .lineLimit(1)
                .fixedSize()
                .frame(maxWidth: .infinity)
            }
            .accessibilityLabel("Start \(minutes) minutes")
          }
        }
        .tint(.orange)
      }
    }
    .font(.subheadline.weight(.semibold))
    .buttonStyle(.bordered)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
