import SwiftData
import SwiftUI
import WidgetKit

#Preview("Ebb and flow", as: .systemSmall) {
  TideWidget()
} timeline: {
  Tide(date: .now, metres: 1)
  Tide(date: .now, metres: 4)
}

#Preview(
  "Rectangle", as: .accessoryRectangular, widget: { TideWidget() }, timelineProvider: { TideProvider() })

@available(iOS 17.0, *)
#Preview("Calais", as: .systemMedium, using: HarbourIntent(name: "Calais")) {
  HarbourWidget()
} timelineProvider: {
  HarbourProvider()
}

#Preview("Ferry", as: .content, using: FerryAttributes(line: "Oslo")) {
  FerryActivity()
} contentStates: {
  FerryAttributes.ContentState(minutes: 20)
  FerryAttributes.ContentState(minutes: 5)
}

#Preview {
  Text("plain").padding()
}

#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100)) {
  Text("fixed")
}

#Preview("Lying", traits: .landscapeLeft, .modifier(Framed())) {
  Color.teal
}

#Preview("State") {
  @Previewable @State var count = 3
  @Previewable @Environment(\.colorScheme) var scheme
  let word = scheme == .dark ? "dark" : "light"
  HStack {
    Text("\(count) \(word)")
    Button("More") { count += 1 }
  }
}

#Preview("Each", arguments: ["a", "bb"]) { word in
  Text(word)
}

#Preview("Returned") {
  let text = Text("returned")
  return text.bold()
}

struct Framed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#if DEBUG
  #Preview("Debug") { Text("debug") }

  struct Tide_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        TideView(tide: Tide(date: .now, metres: 2))
          .previewContext(WidgetPreviewContext(family: .systemSmall))
          .previewDisplayName("Two")
        ForEach([3.0, 4.0], id: \.self) {
          TideView(tide: Tide(date: .now, metres: $0))
        }
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        TideView(tide: Tide(date: .now, metres: 5))
          .previewLayout(.fixed(width: 120, height: 60))
          .environment(\.colorScheme, .dark)
        FerryAttributes(line: "Bergen")
          .previewContext(FerryAttributes.ContentState(minutes: 7), viewKind: .dynamicIsland(.compact))
          .previewDisplayName("Island")
      }
    }
  }
#endif

#Preview("No entries", as: .systemSmall) {
  TideWidget()
} timeline: {
}

#Preview("Other entry", as: .systemSmall) {
  TideWidget()
} timeline: {
  HarbourEntry(date: .now, name: "")
}

#Preview("Trap") {
  let none: Int? = nil
  Text("\(none!)")
}

#Preview("After") { Text("after") }
