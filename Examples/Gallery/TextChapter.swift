import SwiftUI
import WidgetKit

struct TextWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Text", provider: ChapterProvider()) { entry in TextChapter(date: entry.date) }
      .configurationDisplayName("Text")
      .description("Styles, designs, dates and scripts.")
      .supportedFamilies([.systemLarge])
  }
}

private struct TextChapter: View {
  let date: Date

  var body: some View {
    ChapterFrame(title: "Text") {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text("Aa").font(.title)
        Text("Aa").font(.title3)
        Text("Aa").font(.body)
        Text("Aa").font(.footnote)
        Text("Aa").font(.caption2)
        Spacer()
        Text("72").font(.system(size: 28, weight: .thin))
        Text("72").font(.system(size: 28, weight: .black))
      }
      HStack(spacing: 12) {
        Text("Default")
        Text("Rounded").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Mono").fontDesign(.monospaced)
      }
      .font(.subheadline.weight(.medium))
      HStack(spacing: 12) {
        Text("Compressed").fontWidth(.compressed)
        Text("Condensed").fontWidth(.condensed)
        Text("Expanded").fontWidth(.expanded)
        Text("Small Caps").font(.caption.smallCaps())
      }
      .font(.caption)
      Text("**Bold**, _italic_, ~~struck~~, `code` and a [link](https://example.com)")
        .font(.footnote)
      (Text("Rain ").bold() + Text(Image(systemName: "cloud.rain.fill"))
        + Text(" until noon")
        .foregroundStyle(.secondary))
        .font(.footnote)
      VStack(alignment: .leading, spacing: 1) {
        row("timer", Text(timerInterval: date...date.addingTimeInterval(754)))
        row("relative", Text(date.addingTimeInterval(-3_725), style: .relative))
        row("offset", Text(date.addingTimeInterval(7_200), style: .offset))
        row("time", Text(date, style: .time))
        row("date", Text(date, style: .date))
        row("format", Text(1_234.5, format: .currency(code: "EUR")))
      }
      .font(.caption.monospacedDigit())
      Text("Größe · Ελληνικά · Русский · Tiếng Việt").font(.footnote)
      Text("A line that is too long for the room is shortened in its middle, as file names are")
        .font(.caption)
        .lineLimit(1)
        .truncationMode(.middle)
      Text("UNDERLINED AND SPACED")
        .font(.caption2.weight(.semibold))
        .tracking(2)
        .underline(true, pattern: .dot, color: .orange)
        .lineLimit(1)
    }
  }

  private func row(_ name: String, _ text: Text) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      Spacer()
      text.multilineTextAlignment(.trailing)
    }
  }
}
