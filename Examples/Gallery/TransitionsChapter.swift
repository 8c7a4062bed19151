import SwiftUI
import WidgetKit

struct TransitionsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Transitions", provider: ChapterProvider()) { entry in
      TransitionsChapter(step: entry.step)
    }
    .configurationDisplayName("Transitions")
    .description("What moves when the entry changes.")
    .supportedFamilies([.systemLarge, .systemMedium])
  }
}

private struct TransitionsChapter: View {
  let step: Int

  var body: some View {
    ChapterFrame(title: "Transitions") {
      HStack(alignment: .firstTextBaseline) {
        Text("\(118 + step * 37)")
          .font(.system(size: 44, weight: .semibold, design: .rounded))
          .contentTransition(.numericText(value: Double(118 + step * 37)))
        Text("kcal").foregroundStyle(.secondary)
        Spacer()
        Image(systemName: step.isMultiple(of: 2) ? "sun.max.fill" : "moon.fill")
          .font(.title)
          .foregroundStyle(.orange)
          .contentTransition(.opacity)
      }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(.green).frame(width: proxy.size.width * (0.2 + 0.18 * Double(step)))
        }
      }
      .frame(height: 12)
      .animation(.spring(duration: 0.8, bounce: 0.3), value: step)
      HStack {
        if step.isMultiple(of: 2) {
          Label("Even", systemImage: "circle.grid.3x3.fill").transition(.push(from: .bottom))
        } else {
          Label("Odd", systemImage: "triangle.fill").transition(.push(from: .bottom))
        }
        Spacer()
        ForEach(0...step, id: \.self) { _ in
          Circle().fill(.blue).frame(width: 12, height: 12).transition(.scale)
        }
      }
      .frame(height: 24)
    }
  }
}
