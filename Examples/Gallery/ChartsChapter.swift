import Charts
import SwiftUI
import WidgetKit

struct ChartsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Charts", provider: ChapterProvider()) { _ in ChartsChapter() }
      .configurationDisplayName("Charts")
      .description("Swift Charts in a widget.")
      .supportedFamilies([.systemLarge])
  }
}

private struct Sale: Identifiable {
  let day: String
  let shop: String
  let count: Int
  var id: String { day + shop }
}

private struct ChartsChapter: View {
  private let sales = [
    Sale(day: "Mon", shop: "Paris", count: 12), Sale(day: "Mon", shop: "Rome", count: 8),
    Sale(day: "Tue", shop: "Paris", count: 18), Sale(day: "Tue", shop: "Rome", count: 11),
    Sale(day: "Wed", shop: "Paris", count: 9), Sale(day: "Wed", shop: "Rome", count: 15),
    Sale(day: "Thu", shop: "Paris", count: 21), Sale(day: "Thu", shop: "Rome", count: 13),
  ]
  private let temperatures = [14.0, 13, 15, 19, 23, 24, 21, 17]

  var body: some View {
    ChapterFrame(title: "Charts") {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
          .foregroundStyle(by: .value("Shop", sale.shop))
          .cornerRadius(3)
      }
      .frame(height: 118)
      HStack(spacing: 16) {
        Chart {
          ForEach(Array(temperatures.enumerated()), id: \.offset) { index, value in
            AreaMark(x: .value("Hour", index * 3), y: .value("Temperature", value))
              .foregroundStyle(
                .linearGradient(colors: [.orange.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
              )
              .interpolationMethod(.catmullRom)
            LineMark(x: .value("Hour", index * 3), y: .value("Temperature", value))
              .foregroundStyle(.orange)
              .interpolationMethod(.catmullRom)
          }
          RuleMark(y: .value("Mean", 18))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .foregroundStyle(.secondary)
            .annotation(position: .top, alignment: .leading) { Text("mean").font(.caption2) }
        }
        .chartYScale(domain: 10...26)
        Chart {
          SectorMark(angle: .value("Share", 52), innerRadius: .ratio(0.6), angularInset: 1.5)
            .foregroundStyle(.blue).cornerRadius(3)
          SectorMark(angle: .value("Share", 31), innerRadius: .ratio(0.6), angularInset: 1.5)
            .foregroundStyle(.teal).cornerRadius(3)
          SectorMark(angle: .value("Share", 17), innerRadius: .ratio(0.6), angularInset: 1.5)
            .foregroundStyle(.gray).cornerRadius(3)
        }
        .frame(width: 110)
      }
      .frame(height: 130)
    }
  }
}
