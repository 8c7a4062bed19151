import SwiftUI
import WidgetKit

struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: CalendarProvider()) { entry in
      CalendarView(date: entry.date)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Calendar")
    .description("The month, with today marked.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct DayEntry: TimelineEntry {
  let date: Date
}

struct CalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let calendar = Calendar.current
    let midnight = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: .now))!
    completion(Timeline(entries: [DayEntry(date: .now)], policy: .after(midnight)))
  }
}

struct CalendarView: View {
  @Environment(\.widgetFamily) private var family
  let date: Date

  var body: some View {
    switch family {
    case .systemMedium:
      HStack(spacing: 16) {
        Today(date: date)
          .frame(maxWidth: .infinity, alignment: .leading)
        MonthGrid(date: date)
          .frame(maxWidth: .infinity)
      }
    default:
      MonthGrid(date: date)
    }
  }
}

private struct Today: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(date.formatted(.dateTime.weekday(.wide)).uppercased())
        .font(.caption.weight(.semibold))
        .foregroundStyle(.red)
      Text(date.formatted(.dateTime.day()))
        .font(.system(size: 48, weight: .light))
      Spacer(minLength: 0)
      Text("No more events today")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

private struct MonthGrid: View {
  @Environment(\.calendar) private var calendar
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(date.formatted(.dateTime.month(.wide)).uppercased())
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.red)
      HStack(spacing: 0) {
        ForEach(0..<7) { column in
          Text(weekdays[column])
            .font(.system(size: 9, weight: .semibold))
            .foregroundStyle(isWeekend(column) ? .secondary : .primary)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<weeks.count, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { column in
            DayCell(
              day: weeks[week][column], isToday: weeks[week][column] == today, isWeekend: isWeekend(column))
          }
        }
      }
    }
  }

  private var today: Int { calendar.component(.day, from: date) }

  private var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return (0..<7).map { symbols[($0 + calendar.firstWeekday - 1) % 7] }
  }

  private func isWeekend(_ column: Int) -> Bool {
    [1, 7].contains((column + calendar.firstWeekday - 1) % 7 + 1)
  }

  /// Rows of seven; `nil` before the first and after the last day.
  private var weeks: [[Int?]] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var cells: [Int?] = Array(repeating: nil, count: lead) + days.map { $0 }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}

private struct DayCell: View {
  @Environment(\.widgetRenderingMode) private var mode
  let day: Int?
  let isToday: Bool
  let isWeekend: Bool

  var body: some View {
    Text(day.map(String.init) ?? " ")
      .font(.system(size: 10, weight: isToday ? .bold : .medium))
      .monospacedDigit()
      .foregroundStyle(
        isToday && day != nil
          ? AnyShapeStyle(.white) : isWeekend ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
      )
      .frame(maxWidth: .infinity, minHeight: 15, maxHeight: .infinity)
      .background {
        if isToday && day != nil {
          // In one colour a full circle would hide the number.
          Circle().fill(.red.opacity(mode == .accented ? 0.3 : 1)).frame(width: 17, height: 17)
        }
      }
  }
}
