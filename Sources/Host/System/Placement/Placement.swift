import Archive

/// What stands where, on all surfaces of a device. Pure: an edit gives other places or a refusal, nothing else happens.
///
/// Two widgets never cover the same cell, except those of a stack. Widgets that a device has no place for (it was another one when they
/// were placed) are kept and stand in nobody's way.
package struct Placement: Sendable, Equatable {
  let grid: WidgetGrid
  var tiles: [Tile]

  /// The places that widgets have.
  package init(_ widgets: [PlacedWidget], grid: WidgetGrid) {
    self.grid = grid
    tiles = widgets.tiles
  }

  /// All widgets, in the order of surfaces, pages, rows, columns and stacks.
  package var widgets: [PlacedWidget] { tiles.flatMap(\.widgets).sorted(by: PlacedWidget.precedes) }

  /// The first free place for a family, in reading order, with a new page where the Home Screen has no room left.
  package func freePlace(for family: WidgetFamily, on surface: Surface) -> Place? {
    free(family, on: surface, taken: taken(on: surface), from: nil)
  }

  /// The families that can stand on a surface, whatever stands there.
  package func families(on surface: Surface) -> [WidgetFamily] {
    let rules = rules(surface)
    return WidgetFamily.allCases.filter { rules.span(of: $0) != nil }
  }

  func rules(_ surface: Surface) -> SurfaceRules { SurfaceRules(surface: surface, grid: grid) }

  /// The tile a widget is in. Throws `Problem`.
  func index(of id: String) throws -> Int {
    guard let index = tiles.firstIndex(where: { tile in tile.members.contains { $0.id == id } }) else {
      throw Problem.unknownWidget(id)
    }
    return index
  }

  /// The last page of a surface with something on it.
  func lastPage(_ surface: Surface) -> Int {
    tiles.lazy.filter { $0.place.surface == surface && $0.place.page < SurfaceRules.mostPages }
      .map(\.place.page).max() ?? 0
  }

  /// The cells of a surface that are covered.
  func taken(on surface: Surface) -> Set<Place> {
    let rules = rules(surface)
    var cells: Set<Place> = []
    for tile in tiles where tile.place.surface == surface {
      cells.formUnion(rules.cells(tile.family, at: tile.place))
    }
    return cells
  }

  /// The first free place: after `start` on its page, then before it, then on the pages behind; from the beginning without one.
  func free(_ family: WidgetFamily, on surface: Surface, taken: Set<Place>, from start: Place?) -> Place? {
    let rules = rules(surface)
    func isFree(_ place: Place) -> Bool {
      let cells = rules.cells(family, at: place)
      return !cells.isEmpty && cells.allSatisfy { !taken.contains($0) }
    }
    guard rules.span(of: family) != nil else { return nil }
    let first = start?.page ?? 0
    if let start,
      let place = rules.firstPlace(
        family, page: first, where: { !Place.precedes($0, start) && isFree($0) })
    {
      return place
    }
    for page in first..<rules.pages {
      if let place = rules.firstPlace(family, page: page, where: isFree) { return place }
    }
    return nil
  }
}

extension PlacedWidget {
  /// The order of surfaces, pages, rows, columns and stacks.
  static func precedes(_ a: PlacedWidget, _ b: PlacedWidget) -> Bool {
    let order: [Surface] = [.home, .today, .lock]
    let (x, y) = (order.firstIndex(of: a.surface) ?? 0, order.firstIndex(of: b.surface) ?? 0)
    return (x, a.page, a.row, a.column, a.stackIndex, a.id) < (y, b.page, b.row, b.column, b.stackIndex, b.id)
  }
}
