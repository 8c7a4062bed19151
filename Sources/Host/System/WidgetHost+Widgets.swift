import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// Puts a widget on the first free place of its surface, and loads it: system families stand on the Home Screen, accessories on the Lock
  /// Screen. Not a person's edit, so nothing to undo. Throws `Problem`.
  @discardableResult
  package func place(extensionName: String, kind: String, family: WidgetFamily) throws -> PlacedWidget {
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    let surface: Surface = family.isAccessory ? .lock : .home
    guard placement.families(on: surface).contains(family), device.sizes[family] != nil else {
      throw Problem.familyNotOnDevice(family, device: device.name)
    }
    guard let place = placement.freePlace(for: family, on: surface) else {
      throw Problem.noRoom(family, surface)
    }
    let placed = PlacedWidget(
      id: freeIdentifier(), extensionName: extensionName, kind: kind, family: family, page: place.page,
      column: place.column, row: place.row, surface: surface)
    try self.place(placed)
    return placed
  }

  /// Puts a widget on a place the caller chose, also one that is covered already. Throws `Problem`.
  package func place(_ placed: PlacedWidget) throws {
    do {
      try store.save(placed.record)
    } catch {
      throw Problem.storeFailed(error)
    }
    if widgets[placed.id] == nil {
      widgets[placed.id] = PlacedState(placed)
      enterSchedule(placed.id)
    } else {
      widgets[placed.id]?.placed = placed
      touch(placed.id)
    }
    placeStacks()
    hub.send(.layoutChanged)
    refreshTokens()
  }

  /// Takes a widget away; `undo()` brings it back. Throws `Problem`.
  package func remove(id: String) throws { try edit(.remove(id: id)) }

  /// Loads a widget now, whatever its schedule says. Throws `Problem` when it is not placed.
  package func reload(id: String) throws {
    guard widgets[id] != nil else { throw Problem.unknownWidget(id) }
    report(.requested(.user), id: id)
  }

  /// All that is known of every widget, in the order of surfaces, pages, rows, columns and stacks.
  package func snapshots() -> [WidgetSnapshot] {
    widgets.values
      .sorted { PlacedWidget.precedes($0.placed, $1.placed) }
      .map(snapshot)
  }

  /// All that is known of a widget; `nil` when it is not placed.
  package func snapshot(id: String) -> WidgetSnapshot? { widgets[id].map(snapshot) }

  private func snapshot(_ widget: PlacedState) -> WidgetSnapshot {
    let placed = widget.placed
    let description = description(of: placed)
    let planned = schedule[placed.id]
    let stored = planned?.stored ?? widget.restored
    var snapshot = WidgetSnapshot(
      placed: placed, displayName: description?.displayName, summary: description?.summary,
      timeline: widget.timeline,
      entryIndex: widget.timeline == nil
        ? nil : planned?.entry ?? stored.timeline?.index(at: clock.now),
      loadedAt: stored.loadedAt, nextReload: stored.nextReload, reloads: stored.reloads,
      problem: widget.problem, revision: widget.revision)
    snapshot.isConfigurable = description?.intent != nil
    snapshot.findings = widget.findings
    snapshot.isOnTop = stacks.shows(placed.id)
    snapshot.budget = schedule.budget(of: placed.id, now: clock.now)
    snapshot.isPending = widget.taps.isPending
    snapshot.isBackgroundRemovable = description?.containerBackgroundRemovable ?? true
    let rules = SurfaceRules(surface: placed.surface, grid: device.grid)
    snapshot.families = (description?.families ?? []).filter {
      rules.span(of: $0) != nil && device.sizes[$0] != nil
    }
    return snapshot
  }

  /// Places each widget that the description before did not have, once in each family that the device has a place for: system families on
  /// the Home Screen, then accessories on the Lock Screen until that is full.
  func placeNew(in bundle: BundleDescription, before: BundleDescription?, extensionName: String) {
    struct Offer: Hashable {
      var kind: String
      var family: WidgetFamily
    }
    func offers(_ bundle: BundleDescription?) -> [Offer] {
      (bundle?.widgets ?? []).flatMap { widget in
        WidgetFamily.allCases.filter(widget.families.contains).map { Offer(kind: widget.kind, family: $0) }
      }
    }
    var known = Set(offers(before))
    let new = offers(bundle).filter { known.insert($0).inserted && device.sizes[$0.family] != nil }
    let lockFamilies = Set(placement.families(on: .lock))
    for offer in new.filter({ !$0.family.isAccessory }) + new.filter({ $0.family.isAccessory }) {
      guard device.grid.spans[offer.family] != nil else { continue }
      // A full Lock Screen is no failure: the gallery has the rest.
      if lockFamilies.contains(offer.family), placement.freePlace(for: offer.family, on: .lock) == nil {
        continue
      }
      do {
        try place(extensionName: extensionName, kind: offer.kind, family: offer.family)
      } catch {
        logger.error("\(offer.kind) could not be placed: \(error)")
      }
    }
  }
}
