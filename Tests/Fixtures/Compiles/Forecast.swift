// language modes: 5 6
import SwiftUI
import WidgetKit

// Forty views in one body, written as people write them: literals, ternaries, arithmetic, long chains. It must not take the
// compiler more than half a second.

struct Hour: Identifiable {
  let id: Int
  var label: String
  var symbol: String
  var degrees: Int
  var rain: Double
}

struct Day: Identifiable {
  let id: Int
  var name: String
  var low: Int
  var high: Int
  var symbol: String
}

struct Forecast: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode
  let place: String
  let hours: [Hour]
  let days: [Day]
  let coldest = -10
  let hottest = 35

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 3) {
            Text(place).font(.headline).lineLimit(1).minimumScaleFactor(0.8)
            Image(systemName: "location.fill").font(.caption2).foregroundStyle(.secondary)
          }
          Text("\(hours.first?.degrees ?? 0)°")
            .font(.system(size: family == .systemSmall ? 36 : 48, weight: .thin, design: .rounded))
            .foregroundColor(scheme == .dark ? .white : Color(red: 0.1, green: 0.2, blue: 0.4))
        }
        Spacer(minLength: 8)
        VStack(alignment: .trailing, spacing: 2) {
          Image(systemName: hours.first?.symbol ?? "sun.max.fill").font(.title3)
          Text("High \(days.first?.high ?? 0)° Low \(days.first?.low ?? 0)°").font(.caption).bold()
          if mode == .fullColor {
            Text("Feels like \((hours.first?.degrees ?? 0) - 2)°").font(.caption2).foregroundStyle(.tertiary)
          }
        }
      }
      Divider().opacity(0.5)
      HStack(spacing: 0) {
        ForEach(hours.prefix(family == .systemSmall ? 3 : 6)) { hour in
          VStack(spacing: 4) {
            Text(hour.label).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
            Image(systemName: hour.symbol).frame(height: 18)
            Text("\(hour.degrees)°").font(.footnote.monospacedDigit())
            if hour.rain > 0.2 {
              Text("\(Int(hour.rain * 100))%").font(.caption2).foregroundColor(.blue)
            } else {
              Text(" ").font(.caption2)
            }
          }
          .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 4)
      Divider().opacity(0.5)
      VStack(spacing: 6) {
        ForEach(days) { day in
          HStack(spacing: 8) {
            Text(day.name).frame(width: 36, alignment: .leading).font(.subheadline)
            Image(systemName: day.symbol).frame(width: 22)
            Text("\(day.low)°").frame(width: 28, alignment: .trailing).foregroundStyle(.secondary)
            GeometryReader { proxy in
              ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.25))
                Capsule()
                  .fill(
                    LinearGradient(
                      colors: [.blue, .green, .orange], startPoint: .leading, endPoint: .trailing)
                  )
                  .frame(
                    width: proxy.size.width * CGFloat(day.high - day.low) / CGFloat(hottest - coldest)
                  )
                  .offset(x: proxy.size.width * CGFloat(day.low - coldest) / CGFloat(hottest - coldest))
              }
            }
            .frame(height: 4)
            Text("\(day.high)°").frame(width: 28, alignment: .trailing)
          }
        }
      }
      HStack {
        Label("Rain \(Int((hours.map(\.rain).max() ?? 0) * 100))%", systemImage: "drop.fill")
        Spacer()
        Label {
          Text(Date.now, style: .time)
        } icon: {
          Image(systemName: "clock")
        }
        Spacer()
        Text("Sunset").padding(.horizontal, 6).padding(.vertical, 2)
          .background(Capsule().stroke(Color.orange, lineWidth: 1))
      }
      .font(.caption2)
      .foregroundStyle(.secondary)
    }
    .padding(family == .systemSmall ? 8 : 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: scheme == .dark ? [.black, .blue.opacity(0.4)] : [.white, .blue.opacity(0.2)],
        startPoint: .top, endPoint: .bottom)
    }
  }
}

#Preview("Medium", as: .systemMedium) {
  ForecastWidget()
} timeline: {
  ForecastEntry(date: .now)
}

struct ForecastEntry: TimelineEntry { let date: Date }

struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: ForecastProvider()) { _ in
      Forecast(place: "Oslo", hours: [], days: [])
    }
  }
}
