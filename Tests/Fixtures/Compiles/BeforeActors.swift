// language modes: 5
import SwiftUI
import UIKit
import WidgetKit

// Code of before Swift's concurrency, which uses UIKit from anywhere: in the Swift 5 language mode nobody says a word.

enum Haptics {
  static let generator = UISelectionFeedbackGenerator()
  static func play() {
    generator.selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}

class Badge: UIView {
  let label = UILabel()
  func fill() { label.text = "1" }
}

func size(of view: UIView) -> CGSize { view.bounds.size }

final class Delegate: NSObject, UIApplicationDelegate {
  func note() { Haptics.play() }
}

@main struct Bundle: WidgetBundle {
  var body: some Widget { Some() }
}

struct Some: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "some", provider: Provider()) { _ in Text("") }
  }
}

struct Provider: TimelineProvider {
  struct Entry: TimelineEntry { let date: Date }
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}
