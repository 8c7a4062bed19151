import AppIntents
import SwiftUI
import WidgetKit

@main
struct WaterBundle: WidgetBundle {
  var body: some Widget { WaterWidget() }
}

struct WaterEntry: TimelineEntry {
  let date: Date
  let day: WaterDay
  var relevance: TimelineEntryRelevance?
}

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, day: WaterDay(glasses: 5, goal: 8))
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(
      context.isPreview ? placeholder(in: context) : WaterEntry(date: .now, day: .read()))
  }

  /// Today as it is, and an empty day from midnight on. In the afternoon, a day with much left to drink matters more.
  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    let now = Date.now
    let calendar = Calendar.current
    let day = WaterDay.read(at: now)
    var entries = [WaterEntry(date: now, day: day, relevance: TimelineEntryRelevance(score: 10))]
    if let afternoon = calendar.date(bySettingHour: 15, minute: 0, second: 0, of: now), afternoon > now {
      let score = Float(100 * (1 - day.share))
      entries.append(
        WaterEntry(
          date: afternoon, day: day, relevance: TimelineEntryRelevance(score: score, duration: 2 * 3600)))
    }
    let midnight = calendar.startOfDay(for: now.addingTimeInterval(86_400))
    entries.append(WaterEntry(date: midnight, day: WaterDay(glasses: 0, goal: day.goal)))
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct Drink: AppIntent {
  static let title: LocalizedStringResource = "Drink a Glass"

  func perform() async throws -> some IntentResult {
    var day = WaterDay.read()
    day.glasses += 1
    day.write()
    return .result()
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: WaterDay.widgetKind, provider: WaterProvider()) { entry in
      WaterView(day: entry.day)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [Color(red: 0.10, green: 0.45, blue: 0.85), Color(red: 0.05, green: 0.25, blue: 0.60)],
            startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Water")
    .description("The glasses you drank today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
  }
}

struct WaterView: View {
  @Environment(\.widgetFamily) private var family
  let day: WaterDay

  var body: some View {
    switch family {
    case .accessoryInline: Label("\(day.glasses) of \(day.goal) glasses", systemImage: "drop.fill")
    case .accessoryCircular:
      Gauge(value: day.share) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text("\(day.glasses)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .systemMedium:
      HStack(spacing: 16) {
        summary
        Spacer(minLength: 0)
        glasses
      }
      .foregroundStyle(.white)
    default:
      summary
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundStyle(.white)
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label("Water", systemImage: "drop.fill")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.white.opacity(0.85))
        .widgetAccentable()
      Spacer(minLength: 0)
      Text("\(day.glasses)")
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      Text(day.left == 0 ? "Done for today" : "\(day.left) to go")
        .font(.footnote)
        .foregroundStyle(.white.opacity(0.85))
      Button("Drink", systemImage: "plus", intent: Drink())
        .font(.footnote.weight(.semibold))
        .buttonStyle(.bordered)
        .tint(.white)
        .padding(.top, 4)
    }
  }

  /// A drop for each glass of the goal.
  private var glasses: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      ForEach(0..<((min(day.goal, 12) + 3) / 4), id: \.self) { row in
        GridRow {
          ForEach(row * 4..<min(row * 4 + 4, min(day.goal, 12)), id: \.self) { number in
            Image(systemName: number < day.glasses ? "drop.fill" : "drop")
              .font(.title2)
              .opacity(number < day.glasses ? 1 : 0.5)
          }
        }
      }
    }
    .accessibilityHidden(true)
  }
}
