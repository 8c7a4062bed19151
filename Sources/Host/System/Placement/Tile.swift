import Archive

/// What stands in one place: a widget, or a stack of them.
struct Tile: Sendable, Equatable {
  /// Widgets that a stack may have (Human Interface Guidelines, Smart Stacks: confidence A).
  static let mostMembers = 10

  var place: Place
  var family: WidgetFamily
  /// The one on top first. Never empty.
  var members: [PlacedWidget]

  /// The widgets with the place they have in this tile.
  var widgets: [PlacedWidget] {
    members.enumerated().map { index, member in
      var widget = member
      widget.place = place
      widget.family = family
      widget.stackIndex = index
      return widget
    }
  }
}

extension [PlacedWidget] {
  /// Widgets of one family in one cell are a stack.
  var tiles: [Tile] {
    Dictionary(grouping: self) { TileKey(place: $0.place, family: $0.family) }
      .map { key, members in
        Tile(
          place: key.place, family: key.family,
          members: members.sorted { ($0.stackIndex, $0.id) < ($1.stackIndex, $1.id) })
      }
  }
}

/// What the members of one tile have in common.
private struct TileKey: Hashable {
  var place: Place
  var family: WidgetFamily
}

extension Place {
  /// Reading order.
  static func precedes(_ a: Place, _ b: Place) -> Bool {
    (a.page, a.row, a.column) < (b.page, b.row, b.column)
  }
}
