import SwiftUI
import WidgetKit

struct ColorWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Color", provider: ChapterProvider()) { _ in ColorChapter() }
      .configurationDisplayName("Color")
      .description("System colours, gradients and materials.")
      .supportedFamilies([.systemLarge])
  }
}

private struct ColorChapter: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  var body: some View {
    ChapterFrame(title: "Color") {
      HStack(spacing: 4) {
        ForEach(0..<colors.count, id: \.self) { index in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 5).fill(colors[index])
            RoundedRectangle(cornerRadius: 5).fill(colors[index].gradient)
            RoundedRectangle(cornerRadius: 5).fill(colors[index].secondary)
          }
        }
      }
      .frame(height: 66)
      HStack(spacing: 8) {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
        Text("tint").foregroundStyle(.tint)
      }
      .font(.caption.weight(.semibold))
      HStack(spacing: 8) {
        Rectangle().fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(
          .radialGradient(colors: [.yellow, .orange], center: .center, startRadius: 2, endRadius: 40))
        Rectangle().fill(
          .angularGradient(
            colors: [.red, .yellow, .green, .blue, .red], center: .center, startAngle: .zero,
            endAngle: .degrees(360)))
        Rectangle().fill(.ellipticalGradient(colors: [.mint, .indigo]))
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
      }
      .clipShape(.rect(cornerRadius: 10))
      .frame(height: 70)
      ZStack {
        LinearGradient(colors: [.pink, .orange, .teal], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 6) {
          material("ultraThin", .ultraThinMaterial)
          material("thin", .thinMaterial)
          material("regular", .regularMaterial)
          material("thick", .thickMaterial)
        }
        .padding(8)
      }
      .clipShape(.rect(cornerRadius: 14))
      .frame(height: 64)
      HStack(spacing: 4) {
        ForEach(0..<9) { step in
          RoundedRectangle(cornerRadius: 4).fill(Color.blue.mix(with: .yellow, by: Double(step) / 8))
        }
      }
      .frame(height: 18)
    }
  }

  private func material(_ name: String, _ material: Material) -> some View {
    Text(name)
      .font(.caption2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(material, in: .rect(cornerRadius: 8))
  }
}
