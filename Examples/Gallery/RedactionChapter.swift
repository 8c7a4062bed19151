import SwiftUI
import WidgetKit

struct RedactionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Redaction", provider: ChapterProvider()) { _ in RedactionChapter() }
      .configurationDisplayName("Redaction")
      .description("Placeholders, privacy and invalidated content.")
      .supportedFamilies([.systemLarge])
  }
}

private struct RedactionChapter: View {
  var body: some View {
    ChapterFrame(title: "Redaction") {
      HStack(alignment: .top, spacing: 16) {
        card("As it is")
        card("Placeholder").redacted(reason: .placeholder)
      }
      HStack(alignment: .top, spacing: 16) {
        card("Privacy").redacted(reason: .privacy)
        card("Invalidated").redacted(reason: .invalidated)
      }
    }
  }

  private func card(_ title: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption.weight(.semibold)).unredacted()
      HStack {
        Image(systemName: "creditcard.fill").font(.title2).foregroundStyle(.blue)
        VStack(alignment: .leading) {
          Text("Current account").font(.footnote)
          Text("1,204.60 €").font(.headline).privacySensitive().invalidatableContent()
        }
      }
      Text("Last payment at the bakery, this morning at half past eight.")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      ProgressView(value: 0.4)
    }
    .padding(10)
    .frame(maxWidth: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}
