import Archive

extension Placement {
  /// Puts a tile, which is not among the others now, on a place; what stands in its way makes room as on iOS: it takes the place that was
  /// left, else the next free one on the page, else one on a later page. Throws `Problem` and changes nothing where there is none.
  ///
  /// - Parameter left: Where the tile stood before.
  mutating func put(_ tile: Tile, at wish: Place, left: Place?) throws {
    let rules = rules(wish.surface)
    guard rules.span(of: tile.family) != nil else {
      throw Problem.wrongSurface(tile, wish.surface, offered: families(on: wish.surface))
    }
    guard let place = rules.snapped(wish, tile.family),
      place.page <= lastPage(place.surface) + 1 || place.page == left?.page
    else { throw Problem.outside(wish) }
    var moved = tile
    moved.place = place
    if let result = makingRoom(for: moved, left: left) ?? closedUp(with: moved) {
      tiles = result
    } else {
      throw Problem.noRoom(tile.family, place.surface)
    }
  }

  private func makingRoom(for tile: Tile, left: Place?) -> [Tile]? {
    let surface = tile.place.surface
    let rules = rules(surface)
    let cells = Set(rules.cells(tile.family, at: tile.place))
    func isInTheWay(_ other: Tile) -> Bool {
      !cells.isDisjoint(with: rules.cells(other.family, at: other.place))
    }
    var result = self
    let displaced = result.tiles.filter(isInTheWay).sorted { Place.precedes($0.place, $1.place) }
    result.tiles.removeAll(where: isInTheWay)
    var taken = result.taken(on: surface).union(cells)
    result.tiles.append(tile)
    let leftCells = left.map { Set(rules.cells(tile.family, at: $0)) } ?? []
    for var other in displaced {
      func isFree(_ place: Place) -> Bool {
        let cells = rules.cells(other.family, at: place)
        return leftCells.contains(place) && cells.allSatisfy { !taken.contains($0) }
      }
      let swapped = left.flatMap { rules.firstPlace(other.family, page: $0.page, where: isFree) }
      guard
        let place = swapped ?? free(other.family, on: surface, taken: taken, from: tile.place)
      else { return nil }
      other.place = place
      taken.formUnion(rules.cells(other.family, at: place))
      result.tiles.append(other)
    }
    return result.tiles
  }

  /// On the Lock Screen: the row below the clock with its widgets moved together, the new one where it was wanted among them.
  func closedUp(with tile: Tile) -> [Tile]? {
    guard tile.place.surface == .lock, tile.place.row == 1 else { return nil }
    let rules = rules(.lock)
    let row = tiles.filter { $0.place.surface == .lock && $0.place.row == 1 }
      .sorted { $0.place.column < $1.place.column }
    let before = row.prefix { $0.place.column < tile.place.column }
    var column = 0
    var result = tiles.filter { $0.place.surface != .lock || $0.place.row != 1 }
    for var member in before + [tile] + row.dropFirst(before.count) {
      member.place = Place(.lock, column: column, row: 1)
      column += rules.span(of: member.family)?.columns ?? 0
      result.append(member)
    }
    return column <= rules.columns ? result : nil
  }

  /// Rows of Today View that nothing stands in are closed.
  mutating func closeToday() {
    let rules = rules(.today)
    let used = Set(
      tiles.filter { $0.place.surface == .today }.flatMap { rules.cells($0.family, at: $0.place) }.map(\.row)
    ).sorted()
    let order = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    for index in tiles.indices where tiles[index].place.surface == .today {
      if let row = order[tiles[index].place.row] { tiles[index].place.row = row }
    }
  }
}
