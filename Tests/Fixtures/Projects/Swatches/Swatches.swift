import SwiftUI
import WidgetKit

struct Day: TimelineEntry { var date: Date }

struct Days: TimelineProvider {
  func placeholder(in context: Context) -> Day { Day(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) { completion(Day(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {
    completion(Timeline(entries: [Day(date: .now)], policy: .never))
  }
}

/// Colours by name and by generated symbol.
struct Colors: View {
  private let names = [
    "Brand Blue", "Hex", "Bytes", "Grey", "Wide", "SystemTeal", "Palette/Leaf", "WidgetBackground",
  ]
  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) { ForEach(names.prefix(4), id: \.self) { Color($0) } }
      HStack(spacing: 4) { ForEach(names.dropFirst(4), id: \.self) { Color($0) } }
      HStack(spacing: 4) {
        Color(.brandBlue)
        Color.hex
        Color(uiColor: UIColor(named: "Bytes") ?? .red)
        Color(.Palette.leaf)
        Rectangle().fill(.brandBlue)
        Color.accentColor
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

/// Pictures of every kind.
struct Pictures: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Image("Star")
        Image(.star).renderingMode(.template).foregroundStyle(.tint)
        Image("Glyph").foregroundStyle(.orange)
        Image("Mode")
        Image(uiImage: UIImage(named: "Loose") ?? UIImage())
      }
      HStack(spacing: 8) {
        Image(.Icons.leaf)
        Image("Page").resizable().frame(width: 32, height: 40)
        Image("drop.two").font(.title)
        Label("Drop", image: "drop.two")
      }
      Text(note)
    }
    .containerBackground(.background, for: .widget)
  }
  private var note: String {
    let data = NSDataAsset(name: "Note").map { String(decoding: $0.data, as: UTF8.self) } ?? "no data"
    let url = Bundle.main.url(forResource: "facts", withExtension: "json")
    let facts = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no facts"
    return data.trimmingCharacters(in: .newlines) + " " + facts.trimmingCharacters(in: .newlines)
  }
}

/// Texts of all kinds of tables.
struct Words: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("greeting")
      Text("apples \(1)")
      Text("apples \(5)")
      Text("birds \(2)")
      Text("\(3) of \(7) done")
      Text(NSLocalizedString("plain", tableName: "Legacy", comment: ""))
      Text(String(localized: "device"))
      Text("untranslated")
    }
    .font(.caption)
    .containerBackground(.background, for: .widget)
  }
}

struct ColorsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "colors", provider: Days()) { _ in Colors() }
      .configurationDisplayName("Colours").supportedFamilies([.systemSmall])
  }
}
struct PicturesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pictures", provider: Days()) { _ in Pictures() }
      .configurationDisplayName("Pictures").supportedFamilies([.systemMedium])
  }
}
struct WordsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "words", provider: Days()) { _ in Words() }
      .configurationDisplayName("name of words").supportedFamilies([.systemSmall])
  }
}

@main struct Swatches: WidgetBundle {
  var body: some Widget {
    ColorsWidget()
    PicturesWidget()
    WordsWidget()
  }
}
