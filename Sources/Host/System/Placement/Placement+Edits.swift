import Archive

extension Placement {
  /// What stands where after an edit. Throws a `Problem` that says why it is not possible.
  package func applying(_ edit: LayoutEdit) throws -> Placement {
    var result = self
    switch edit {
    case .move(let id, let surface, let page, let column, let row):
      try result.move(id, to: Place(surface, page: page, column: column, row: row))
    case .stack(let id, let onto): try result.stack(id, onto: onto)
    case .unstack(let id): try result.unstack(id)
    case .resize(let id, let family): try result.resize(id, to: family)
    case .remove(let id): _ = try result.take(id)
    }
    result.closeToday()
    return result
  }

  /// What stands where with one more widget, on the first free place of its surface. Throws `Problem`.
  package func adding(_ widget: PlacedWidget) throws -> Placement {
    var result = self
    var tile = Tile(place: widget.place, family: widget.family, members: [widget])
    guard rules(widget.surface).span(of: widget.family) != nil else {
      throw Problem.wrongSurface(tile, widget.surface, offered: families(on: widget.surface))
    }
    if let place = freePlace(for: widget.family, on: widget.surface) {
      tile.place = place
      result.tiles.append(tile)
    } else {
      // There may still be room on the Lock Screen when its widgets move together.
      tile.place = Place(widget.surface, column: SurfaceRules.narrowColumns, row: 1)
      guard widget.family != .accessoryInline, let tiles = closedUp(with: tile) else {
        throw Problem.noRoom(widget.family, widget.surface)
      }
      result.tiles = tiles
    }
    return result
  }

  /// What stands where when these widgets have these places again. Widgets that are not among them stay, or make room.
  /// Throws `Problem` where they cannot.
  package func restoring(_ widgets: [PlacedWidget]) throws -> Placement {
    let known = Set(widgets.map(\.id))
    let strangers = self.widgets.filter { !known.contains($0.id) }.tiles
      .sorted { Place.precedes($0.place, $1.place) }
    var result = Placement(widgets, grid: grid)
    for var tile in strangers {
      let rules = rules(tile.place.surface)
      let cells = rules.cells(tile.family, at: tile.place)
      let taken = result.taken(on: tile.place.surface)
      if !taken.isDisjoint(with: cells) {
        guard
          let place = result.free(tile.family, on: tile.place.surface, taken: taken, from: tile.place)
        else { throw Problem.noRoom(tile.family, tile.place.surface) }
        tile.place = place
      }
      result.tiles.append(tile)
    }
    return result
  }

  /// A widget moves with its stack.
  private mutating func move(_ id: String, to place: Place) throws {
    let tile = tiles.remove(at: try index(of: id))
    try put(tile, at: place, left: tile.place.surface == place.surface ? tile.place : nil)
  }

  /// A stack goes onto a stack as a whole; within one stack the widget takes the other's place in the order.
  private mutating func stack(_ id: String, onto other: String) throws {
    let (from, to) = (try index(of: id), try index(of: other))
    guard id != other else { throw Problem.stackedOntoItself(tiles[from].named(id)) }
    if from == to {
      let target = tiles[to].members.firstIndex { $0.id == other } ?? 0
      let moved = tiles[from].members.first { $0.id == id }
      tiles[from].members.removeAll { $0.id == id }
      tiles[from].members.insert(contentsOf: moved.map { [$0] } ?? [], at: target)
      return
    }
    let (upper, lower) = (tiles[from], tiles[to])
    guard lower.place.surface != .lock else { throw Problem.noStacksOnLockScreen }
    guard upper.family == lower.family else {
      throw Problem.mixedStack(upper.named(id), upper.family, lower.named(other), lower.family)
    }
    let count = upper.members.count + lower.members.count
    guard count <= Tile.mostMembers else { throw Problem.stackFull(count) }
    tiles[to].members = upper.members + lower.members
    tiles.remove(at: from)
  }

  private mutating func unstack(_ id: String) throws {
    let index = try index(of: id)
    let stack = tiles[index]
    guard stack.members.count > 1 else { throw Problem.notStacked(stack.named(id)) }
    tiles[index].members.removeAll { $0.id == id }
    let surface = stack.place.surface
    guard let place = free(stack.family, on: surface, taken: taken(on: surface), from: stack.place) else {
      throw Problem.noRoom(stack.family, surface)
    }
    let members = stack.members.filter { $0.id == id }
    tiles.append(Tile(place: place, family: stack.family, members: members))
  }

  private mutating func resize(_ id: String, to family: WidgetFamily) throws {
    let index = try index(of: id)
    var tile = tiles[index]
    guard tile.family != family else { return }
    guard tile.members.count == 1 else { throw Problem.resizedInStack(tile.named(id), tile.family) }
    guard rules(tile.place.surface).span(of: family) != nil else {
      let surface = tile.place.surface
      tile.family = family
      throw Problem.wrongSurface(tile, surface, offered: families(on: surface))
    }
    tiles.remove(at: index)
    tile.family = family
    do {
      try put(tile, at: tile.place, left: tile.place)
    } catch {
      // No room around its place: the next that fits.
      let surface = tile.place.surface
      guard let place = free(family, on: surface, taken: taken(on: surface), from: tile.place) else {
        throw error
      }
      tile.place = place
      tiles.append(tile)
    }
  }

  private mutating func take(_ id: String) throws -> PlacedWidget? {
    let index = try index(of: id)
    let widget = tiles[index].members.first { $0.id == id }
    tiles[index].members.removeAll { $0.id == id }
    if tiles[index].members.isEmpty { tiles.remove(at: index) }
    return widget
  }
}

extension Tile {
  /// What a refusal calls one of its widgets.
  func named(_ id: String) -> String { members.first { $0.id == id }?.kind ?? id }
}
