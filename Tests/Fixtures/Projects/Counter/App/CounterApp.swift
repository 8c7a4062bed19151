import Foundation
import WidgetKit

/// `CounterApp NUMBER` sets the count and reloads the widgets; without a number it prints the count.
@main
struct CounterApp {
  static func main() {
    guard let number = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) else {
      return print("count \(Count.value)")
    }
    Count.value = number
    WidgetCenter.shared.reloadTimelines(ofKind: "counter")
    print("set \(Count.value)")
  }
}
