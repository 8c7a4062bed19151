import SwiftUI
import WidgetKit

struct SymbolsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbols", provider: ChapterProvider()) { _ in SymbolsChapter() }
      .configurationDisplayName("Symbols")
      .description("Rendering modes, variable values and variants.")
      .supportedFamilies([.systemLarge])
  }
}

private struct SymbolsChapter: View {
  private let names = [
    "cloud.sun.rain.fill", "externaldrive.badge.plus", "person.crop.circle.fill.badge.checkmark",
    "bell.badge.fill",
    "wifi", "battery.75percent", "heart.circle.fill",
  ]

  var body: some View {
    ChapterFrame(title: "Symbols") {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        mode("monochrome", .monochrome)
        mode("hierarchical", .hierarchical)
        mode("palette", .palette)
        mode("multicolor", .multicolor)
      }
      .font(.title3)
      Divider()
      HStack(spacing: 16) {
        ForEach([0.0, 0.35, 0.7, 1.0], id: \.self) { value in
          VStack(spacing: 6) {
            Image(systemName: "wifi", variableValue: value)
            Image(systemName: "speaker.wave.3.fill", variableValue: value)
          }
        }
        Spacer()
        VStack(spacing: 6) {
          HStack { variants }
          HStack { variants }.symbolVariant(.fill)
          HStack { variants }.symbolVariant(.circle)
        }
      }
      .font(.title3)
      .foregroundStyle(.indigo)
      Divider()
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Image(systemName: "leaf.fill").imageScale(.small)
        Image(systemName: "leaf.fill").imageScale(.medium)
        Image(systemName: "leaf.fill").imageScale(.large)
        Label("Label", systemImage: "leaf.fill")
        Label("Icon", systemImage: "leaf.fill").labelStyle(.iconOnly)
        Image(systemName: "leaf.fill").fontWeight(.black)
        Image(systemName: "leaf").fontWeight(.thin)
      }
      .foregroundStyle(.green)
    }
  }

  @ViewBuilder private var variants: some View {
    Image(systemName: "star")
    Image(systemName: "bell")
    Image(systemName: "envelope")
  }

  private func mode(_ title: String, _ mode: SymbolRenderingMode) -> some View {
    GridRow {
      Text(title).font(.caption2).foregroundStyle(.secondary).fixedSize().gridColumnAlignment(.leading)
      ForEach(names, id: \.self) { name in
        Image(systemName: name)
          .symbolRenderingMode(mode)
          .foregroundStyle(.blue, .orange, .gray)
      }
    }
  }
}
