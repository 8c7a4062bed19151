import AppIntents
import SwiftUI
import WidgetKit

struct LightsEntry: TimelineEntry {
  let date: Date
  let lit: Set<String>
}

struct LightsProvider: TimelineProvider {
  func placeholder(in context: Context) -> LightsEntry { LightsEntry(date: .now, lit: ["living"]) }

  func getSnapshot(in context: Context, completion: @escaping (LightsEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : current())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LightsEntry>) -> Void) {
    completion(Timeline(entries: [current()], policy: .never))
  }

  private func current() -> LightsEntry {
    LightsEntry(date: .now, lit: Set(Home.rooms.map(\.id).filter(Home.shared.isLit)))
  }
}

struct LightsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "com.example.lights.home", provider: LightsProvider()) { entry in
      LightsView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Lights")
    .description("Every room at a glance.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct LightsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: LightsEntry

  var body: some View {
    let columns = family == .systemSmall ? 2 : 4
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<(Home.rooms.count / columns), id: \.self) { row in
        GridRow {
          ForEach(Home.rooms[(row * columns)..<((row + 1) * columns)]) { room in
            Toggle(isOn: entry.lit.contains(room.id), intent: SetLampIntent(room: room.id)) {
              Label(room.name, systemImage: room.symbol)
            }
            .toggleStyle(LampStyle())
          }
        }
      }
    }
  }
}

private struct LampStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.label
        .labelStyle(.iconOnly)
        .font(.title3)
        .frame(height: 24)
      configuration.label
        .labelStyle(.titleOnly)
        .font(.system(size: 10, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .foregroundStyle(configuration.isOn ? .black : .white.opacity(0.75))
    .padding(3)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      configuration.isOn ? AnyShapeStyle(.yellow) : AnyShapeStyle(.white.opacity(0.14)),
      in: .rect(cornerRadius: 14))
  }
}
