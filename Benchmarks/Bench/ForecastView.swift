import SwiftUI

/// The card that all drawing benchmarks share: a title, a big number and six columns of text and symbol. 40 nodes.
struct ForecastView: View {
  struct Hour {
    let name: String
    let symbol: String
    let degrees: Int
  }
  let hours = [
    Hour(name: "Now", symbol: "cloud.sun.fill", degrees: 18),
    Hour(name: "15", symbol: "sun.max.fill", degrees: 20),
    Hour(name: "16", symbol: "sun.max.fill", degrees: 21),
    Hour(name: "17", symbol: "cloud.fill", degrees: 19),
    Hour(name: "18", symbol: "cloud.rain.fill", degrees: 16),
    Hour(name: "19", symbol: "moon.fill", degrees: 14),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Cupertino").font(.subheadline.weight(.semibold))
          Text("18°").font(.system(size: 40, weight: .light))
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Image(systemName: "cloud.sun.fill").font(.title3)
          Text("Partly cloudy").font(.caption)
          Text("H:21° L:12°").font(.caption)
        }
      }
      Spacer(minLength: 0)
      HStack {
        ForEach(0..<6, id: \.self) { index in
          VStack(spacing: 4) {
            Text(hours[index].name).font(.caption2.weight(.medium)).foregroundStyle(.secondary)
            Image(systemName: hours[index].symbol).font(.callout)
            Text("\(hours[index].degrees)°").font(.footnote.weight(.semibold))
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .foregroundStyle(.white)
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [Color(red: 0.18, green: 0.46, blue: 0.86), Color(red: 0.45, green: 0.70, blue: 0.96)],
        startPoint: .top, endPoint: .bottom)
    }
  }
}
