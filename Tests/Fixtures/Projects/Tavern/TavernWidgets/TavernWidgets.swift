import CoreLocation
import Intents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let order: TVOrderIntent
}

struct Provider: IntentTimelineProvider {
  typealias Intent = TVOrderIntent

  func placeholder(in context: Context) -> Entry { Entry(date: Date(), order: TVOrderIntent()) }

  func getSnapshot(
    for configuration: TVOrderIntent, in context: Context, completion: @escaping (Entry) -> Void
  ) {
    completion(Entry(date: Date(), order: configuration))
  }

  func getTimeline(
    for configuration: TVOrderIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void
  ) {
    completion(Timeline(entries: [Entry(date: Date(), order: configuration)], policy: .never))
  }
}

extension TVHeat {
  var words: String {
    switch self {
    case .unknown: return "any"
    case .mild: return "mild"
    case .medium: return "medium"
    case .hotHot: return "very hot"
    }
  }
}

extension OpeningDay {
  // Without `unknown` there is none to name.
  var isRegular: Bool {
    switch self {
    case .monday: true
    case .usHoliday: false
    }
  }
}

struct OrderView: View {
  let order: TVOrderIntent

  var body: some View {
    VStack {
      Text(order.dish?.displayString ?? "nothing")
      Text(order.dish.map { "\($0.spice.words), \($0.minutes?.intValue ?? 0) min" } ?? "-")
      Text(price)
      Text((order.sides ?? []).map(\.displayString).joined(separator: "+"))
      Text("\(order.portions?.intValue ?? 0) \(order.heat.words)")
      Text(order.takeAway?.boolValue == true ? order.Street ?? "no street" : order.table ?? "no table")
      Text("\(order.rating?.doubleValue ?? 0, specifier: "%.1f") \(order.host?.displayName ?? "nobody")")
      Text(order.photo?.filename ?? "no photo")
      Text(order.oven.map { "\(Int($0.converted(to: .celsius).value)) degrees" } ?? "cold")
      Text(answer)
    }
    .font(.system(size: 9))
  }

  private var price: String {
    order.dish?.price.map { "\($0.amount ?? 0) \($0.currencyCode ?? "")" } ?? "free"
  }

  /// The response's factory methods, codes and properties.
  private var answer: String {
    let response = TVOrderIntentResponse.success(
      dishName: "Soup", guests: NSNumber(value: 3), at: DateComponents(hour: 19))
    let gone = TVOrderIntentResponse.soldOutDish(TVDish(identifier: "x", display: "X"))
    guard response.code == .success, gone.code == .soldOutDish,
      TVOrderIntentResponseCode.failureSoldOut.rawValue == 100
    else { return "wrong" }
    let said = "\(response.dishName ?? "") \(response.guests ?? 0) \(response.at?.hour ?? 0)"
    return said + " \(gone.dish?.displayString ?? "")"
  }
}

struct OrderWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "order", intent: TVOrderIntent.self, provider: Provider()) { entry in
      OrderView(order: entry.order).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Order")
    .supportedFamilies([.systemMedium])
  }
}

struct HoursProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> HoursEntry { HoursEntry(date: Date(), isShort: false) }
  func getSnapshot(
    for configuration: OpeningHoursIntent, in context: Context, completion: @escaping (HoursEntry) -> Void
  ) {
    completion(HoursEntry(date: Date(), isShort: configuration.short == 1))
  }
  func getTimeline(
    for configuration: OpeningHoursIntent, in context: Context,
    completion: @escaping (Timeline<HoursEntry>) -> Void
  ) {
    completion(
      Timeline(entries: [HoursEntry(date: Date(), isShort: configuration.short == 1)], policy: .atEnd))
  }
}

struct HoursEntry: TimelineEntry {
  let date: Date
  let isShort: Bool
}

struct HoursWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "hours", intent: OpeningHoursIntent.self, provider: HoursProvider()) { entry in
      Text(entry.isShort ? "9-5" : "from nine to five").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct TavernWidgets: WidgetBundle {
  var body: some Widget {
    OrderWidget()
    HoursWidget()
  }
}
