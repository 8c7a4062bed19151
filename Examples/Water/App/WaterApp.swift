import Foundation
import WidgetKit

/// The app's command-line twin: `vitrine app Examples/Water -- drink 2`. A server would drive the widgets in the same way.
@main
struct WaterApp {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let number = words.dropFirst().first.flatMap { Int($0) }
    var day = WaterDay.read()
    switch words.first {
    case "drink"?: day.glasses = max(0, min(99, day.glasses + (number ?? 1)))
    case "goal"?: day.goal = max(1, min(99, number ?? 8))
    case "reset"?: day.glasses = 0
    case nil, "show"?: return show(day)
    case let word?: return print("`\(word)` is unknown. Say drink [N], goal N, reset or show.")
    }
    day.write()
    WidgetCenter.shared.reloadTimelines(ofKind: WaterDay.widgetKind)
    show(day)
  }

  private static func show(_ day: WaterDay) { print("\(day.glasses) of \(day.goal) glasses") }
}
