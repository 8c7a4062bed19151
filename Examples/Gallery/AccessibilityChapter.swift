import SwiftUI
import WidgetKit

struct AccessibilityWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Accessibility", provider: ChapterProvider()) { _ in AccessibilityChapter() }
      .configurationDisplayName("Accessibility")
      .description("Type sizes, and what a screen reader says.")
      .supportedFamilies([.systemLarge])
  }
}

private struct AccessibilityChapter: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @ScaledMetric(relativeTo: .body) private var side = 20

  var body: some View {
    ChapterFrame(title: "Accessibility") {
      ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility2], id: \.self) { size in
        HStack {
          Image(systemName: "figure.arms.open")
          Text(String(describing: size))
          Spacer()
          RoundedRectangle(cornerRadius: 4).fill(.tint).frame(width: side, height: side)
        }
        .dynamicTypeSize(size)
      }
      Text("At most extra large").dynamicTypeSize(...DynamicTypeSize.xLarge).font(.footnote)
      HStack {
        Image(systemName: "drop.fill").foregroundStyle(.blue)
        Text("71 %")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Humidity")
      .accessibilityValue("71 percent")
      .accessibilityHint("Measured on the balcony")
      Text(contrast == .increased ? "Increased contrast" : "Standard contrast")
        .font(.caption)
        .foregroundStyle(contrast == .increased ? .primary : .secondary)
      Text(weight == .bold ? "Bold Text is on" : "Bold Text is off").font(.caption)
    }
  }
}
