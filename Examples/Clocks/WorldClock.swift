import SwiftUI
import WidgetKit

struct WorldClockWidget: Widget {
  var body: some WidgetConfiguration {
    // vitrine:ignore entries-too-close - hands that stand still for five minutes are no clock
    StaticConfiguration(kind: "WorldClock", provider: WorldClockProvider()) { entry in
      WorldClockView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("World Clock")
    .description("The time where your friends are.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct City: Identifiable {
  let name: String
  let zone: String
  var id: String { zone }
  var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

  static let all = [
    City(name: "Cupertino", zone: "America/Los_Angeles"), City(name: "New York", zone: "America/New_York"),
    City(name: "London", zone: "Europe/London"), City(name: "Tokyo", zone: "Asia/Tokyo"),
  ]
}

struct WorldClockEntry: TimelineEntry {
  let date: Date
}

struct WorldClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> WorldClockEntry { WorldClockEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (WorldClockEntry) -> Void) {
    completion(WorldClockEntry(date: .now))
  }

  /// An entry a minute for an hour: clocks without seconds need no live text.
  func getTimeline(in context: Context, completion: @escaping (Timeline<WorldClockEntry>) -> Void) {
    let calendar = Calendar.current
    let minute = calendar.dateInterval(of: .minute, for: .now)?.start ?? .now
    let entries = (0..<60).compactMap {
      calendar.date(byAdding: .minute, value: $0, to: minute).map(WorldClockEntry.init)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct WorldClockView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WorldClockEntry

  var body: some View {
    if family == .systemSmall {
      VStack(spacing: 6) {
        ClockFace(date: entry.date, city: City.all[2])
        Text(City.all[2].name).font(.footnote.weight(.semibold))
        Text("midnight in \(Self.nextMidnight(after: entry.date), style: .timer)")
          .font(.caption2)
          .monospacedDigit()
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
    } else {
      HStack(spacing: 12) {
        ForEach(City.all) { city in
          VStack(spacing: 4) {
            ClockFace(date: entry.date, city: city)
            Text(city.name)
              .font(.caption.weight(.medium))
              .lineLimit(1)
              .minimumScaleFactor(0.8)
            Text(Self.offset(of: city, from: entry.date))
              .font(.caption2)
              .foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  static func nextMidnight(after date: Date) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = City.all[2].timeZone
    return calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: date)) ?? date
  }

  static func offset(of city: City, from date: Date) -> String {
    let hours =
      Double(city.timeZone.secondsFromGMT(for: date) - TimeZone.current.secondsFromGMT(for: date)) / 3600
    if hours == 0 { return "same time" }
    return (hours > 0 ? "+" : "−") + abs(hours).formatted(.number.precision(.fractionLength(0...1))) + " h"
  }
}

/// An analogue face; dark at night.
struct ClockFace: View {
  let date: Date
  let city: City

  private var time: (hour: Double, minute: Double) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = city.timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return (Double(parts.hour ?? 0), Double(parts.minute ?? 0))
  }

  var body: some View {
    let isDay = (6..<18).contains(time.hour)
    let face = isDay ? Color.white : Color.black
    let hand = isDay ? Color.black : Color.white
    ZStack {
      Circle().fill(face)
      Circle().strokeBorder(Color.gray.opacity(0.35), lineWidth: 1)
      ForEach(0..<12) { hour in
        Tick(angle: .degrees(Double(hour) * 30), isQuarter: hour % 3 == 0)
          .stroke(
            hand.opacity(hour % 3 == 0 ? 0.9 : 0.4),
            style: StrokeStyle(lineWidth: hour % 3 == 0 ? 1.5 : 1, lineCap: .round))
      }
      Hand(angle: .degrees((time.hour + time.minute / 60) * 30), length: 0.5)
        .stroke(hand, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      Hand(angle: .degrees(time.minute * 6), length: 0.76)
        .stroke(hand, style: StrokeStyle(lineWidth: 2, lineCap: .round))
      Circle().fill(.orange).frame(width: 5, height: 5)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(city.name), \(Int(time.hour)):\(String(format: "%02d", Int(time.minute)))")
  }
}

private struct Hand: Shape {
  var angle: Angle
  var length: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addLine(
      to: CGPoint(
        x: center.x + sin(angle.radians) * radius * length, y: center.y - cos(angle.radians) * radius * length
      ))
    return path
  }
}

private struct Tick: Shape {
  var angle: Angle
  var isQuarter: Bool

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ share: Double) -> CGPoint {
      CGPoint(
        x: center.x + sin(angle.radians) * radius * share, y: center.y - cos(angle.radians) * radius * share)
    }
    var path = Path()
    path.move(to: point(isQuarter ? 0.8 : 0.84))
    path.addLine(to: point(0.9))
    return path
  }
}
