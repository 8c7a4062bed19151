import Archive

// Why widgets cannot stand as somebody wants them to.
extension Problem {
  static func wrongSurface(_ tile: Tile, _ surface: Surface, offered: [WidgetFamily]) -> Problem {
    let families = offered.map(\.rawValue).joined(separator: ", ")
    return Problem(
      code: "wrong-surface",
      message:
        "\(tile.members.first?.kind ?? "A widget") is \(tile.family.rawValue), which has no place \(surface.onIt) of this device.",
      cure: offered.isEmpty ? "Choose another device." : "What can stand there: \(families).")
  }

  static func outside(_ place: Place) -> Problem {
    Problem(
      code: "no-such-place",
      message:
        "There is no column \(place.column), row \(place.row) on page \(place.page) \(place.surface.ofIt).",
      cure: "Pages, columns and rows begin at 0; one page behind the last can be begun.")
  }

  static func noRoom(_ family: WidgetFamily, _ surface: Surface) -> Problem {
    switch surface {
    case .lock:
      Problem(
        code: "no-room",
        message:
          "The Lock Screen has no room for another \(family.rawValue): it has one line above the clock and four columns below it.",
        cure: "Remove a widget from it first.")
    case .home, .today:
      Problem(
        code: "no-room", message: "There is no room for another \(family.rawValue) \(surface.onIt).",
        cure: "Remove a widget first.")
    }
  }

  static let noStacksOnLockScreen = Problem(
    code: "no-stacks-here", message: "Widgets on the Lock Screen cannot be stacked.",
    cure: "Stacks stand on the Home Screen and in Today View.")

  static func stackedOntoItself(_ name: String) -> Problem {
    Problem(code: "same-widget", message: "\(name) cannot be stacked onto itself.")
  }

  static func mixedStack(
    _ upper: String, _ family: WidgetFamily, _ lower: String, _ other: WidgetFamily
  ) -> Problem {
    Problem(
      code: "mixed-stack",
      message:
        "A stack holds widgets of one size: \(upper) is \(family.rawValue), \(lower) is \(other.rawValue).",
      cure: "Resize one of them first.")
  }

  static func stackFull(_ count: Int) -> Problem {
    Problem(
      code: "stack-full",
      message: "A stack holds at most \(Tile.mostMembers) widgets; this would have \(count).",
      cure: "Take one out first.")
  }

  static func notStacked(_ name: String) -> Problem {
    Problem(code: "not-stacked", message: "\(name) is not in a stack.")
  }

  static func resizedInStack(_ name: String, _ family: WidgetFamily) -> Problem {
    Problem(
      code: "in-stack", message: "\(name) stands in a stack of \(family.rawValue) widgets.",
      cure: "Take it out of the stack, then resize it.")
  }
}

extension Surface {
  fileprivate var onIt: String {
    switch self {
    case .home: "on the Home Screen"
    case .today: "in Today View"
    case .lock: "on the Lock Screen"
    }
  }
  fileprivate var ofIt: String {
    switch self {
    case .home: "of the Home Screen"
    case .today: "of Today View"
    case .lock: "of the Lock Screen"
    }
  }
}
