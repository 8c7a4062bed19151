// Live Activities as an iOS developer writes them: after snippets 033 to 037, 048, 059, 060, 075, 094, 100, 101.

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var driver: String
    var arrival: ClosedRange<Date>
    var step: ParcelStep
    var note: String?
  }
  var number: Int
  var shop: String
}

enum ParcelStep: Int, Codable, Hashable, CaseIterable {
  case packed, onTheWay, delivered
  var symbol: String {
    switch self {
    case .packed: "shippingbox"
    case .onTheWay: "box.truck.fill"
    case .delivered: "checkmark.circle"
    }
  }
}

struct CallDriverIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Call"
  func perform() async throws -> some IntentResult { .result() }
}

/// The whole of it: card, island, tints, margins, intents, links.
struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      ParcelCard(context: context)
        .activityBackgroundTint(Color.cyan.opacity(0.5))
        .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "box.truck.fill").font(.title2)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(timerInterval: context.state.arrival, countsDown: true)
            .font(.caption).multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.shop).font(.headline)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            ForEach(ParcelStep.allCases, id: \.self) { step in
              Image(systemName: step.symbol)
                .foregroundStyle(step.rawValue <= context.state.step.rawValue ? .primary : .tertiary)
            }
            Spacer()
            Button(intent: CallDriverIntent()) { Label("Call", systemImage: "phone.fill") }
            Link("Map", destination: URL(string: "parcel://map")!)
          }
        }
      } compactLeading: {
        Image(systemName: "box.truck.fill")
      } compactTrailing: {
        Text(timerInterval: context.state.arrival, countsDown: true)
          .font(.caption2).frame(width: 40).monospacedDigit()
      } minimal: {
        Image(systemName: "box.truck.fill").foregroundStyle(.tint)
      }
      .widgetURL(URL(string: "parcel://\(context.attributes.number)"))
      .keylineTint(.orange)
    }
  }
}

struct ParcelCard: View {
  let context: ActivityViewContext<ParcelAttributes>
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(context.attributes.shop).font(.headline)
        Spacer()
        Text(timerInterval: context.state.arrival, countsDown: true)
          .multilineTextAlignment(.trailing).frame(width: 60)
      }
      Text(context.isStale ? "No news" : "Driver: \(context.state.driver)")
      HStack {
        ForEach(ParcelStep.allCases, id: \.self) { step in
          Image(systemName: step.symbol)
            .foregroundStyle(step.rawValue <= context.state.step.rawValue ? .primary : .tertiary)
        }
        Spacer()
        Button("Call", intent: CallDriverIntent())
      }
    }
    .padding()
  }
}

struct GameAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var score: String }
  var title: String
}

/// A card for Watch and CarPlay, too.
struct GameWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GameAttributes.self) { context in
      GameView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        EmptyView()
      }
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

struct GameView: View {
  @Environment(\.activityFamily) var activityFamily
  @Environment(\.isActivityFullscreen) var isFullscreen
  var context: ActivityViewContext<GameAttributes>
  var body: some View {
    if activityFamily == .small {
      Text("small \(context.state.score)")
    } else {
      Text("\(isFullscreen ? "full" : "medium") \(context.state.score)")
    }
  }
}

private struct QuickIntent: AppIntent {
  static let title: LocalizedStringResource = "Quick"
  func perform() async throws -> some IntentResult { .result() }
}

private struct QuickControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Quick") {
      ControlWidgetButton(action: QuickIntent()) { Label("Quick", systemImage: "bolt") }
    }
  }
}

private struct ClockEntry: TimelineEntry { let date: Date }

private struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
    completion(Timeline(entries: [ClockEntry(date: .now)], policy: .never))
  }
}

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: ClockProvider()) { Text($0.date, style: .time) }
  }
}

struct MixedActivityBundle: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    ParcelWidget()
    GameWidget()
    QuickControl()
  }
}

// Previews of activities, in the forms that projects write. They are type-checked and leave nothing behind; compiling is the test.

extension ParcelAttributes {
  fileprivate static var preview: ParcelAttributes { ParcelAttributes(number: 1, shop: "Books") }
}
extension ParcelAttributes.ContentState {
  fileprivate static var onTheWay: Self {
    .init(driver: "Ana", arrival: .now ... .now + 600, step: .onTheWay)
  }
}

#Preview("Card", as: .content, using: ParcelAttributes.preview) {
  ParcelWidget()
} contentStates: {
  ParcelAttributes.ContentState.onTheWay
  ParcelAttributes.ContentState(driver: "Ana", arrival: .now ... .now, step: .delivered)
}

#Preview(as: .dynamicIsland(.compact), using: ParcelAttributes.preview) {
  ParcelWidget()
} contentStates: {
  for step in ParcelStep.allCases {
    ParcelAttributes.ContentState(driver: "Ana", arrival: .now ... .now + 60, step: step)
  }
}

private struct OldPreviews: PreviewProvider {
  static var previews: some View {
    ParcelAttributes.preview.previewContext(.onTheWay, viewKind: .content)
    ParcelAttributes.preview.previewContext(.onTheWay, isStale: true, viewKind: .dynamicIsland(.expanded))
  }
}
