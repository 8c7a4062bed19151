import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// Puts a widget on the first free place of the Home Screen, and loads it. Throws `Problem`.
  @discardableResult
  package func place(extensionName: String, kind: String, family: WidgetFamily) throws -> PlacedWidget {
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    var grid = IconGrid(widgets.values.map(\.placed))
    guard let cell = grid.place(family) else {
      throw Problem.familyNotOnDevice(family, device: "The Home Screen of \(device.name)")
    }
    let placed = PlacedWidget(
      id: freeIdentifier(), extensionName: extensionName, kind: kind, family: family, page: cell.page,
      column: cell.column, row: cell.row)
    try place(placed)
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
    hub.send(.layoutChanged)
  }

  /// Takes a widget away with all that is kept of it. Throws `Problem`.
  package func remove(id: String) throws {
    guard widgets[id] != nil else { throw Problem.unknownWidget(id) }
    do {
      try store.removeWidget(id)
    } catch {
      throw Problem.storeFailed(error)
    }
    widgets[id] = nil
    report(.removed, id: id)
    hub.send(.layoutChanged)
  }

  /// Loads a widget now, whatever its schedule says. Throws `Problem` when it is not placed.
  package func reload(id: String) throws {
    guard widgets[id] != nil else { throw Problem.unknownWidget(id) }
    report(.requested(.user), id: id)
  }

  /// All that is known of every widget, in the order of pages, rows and columns.
  package func snapshots() -> [WidgetSnapshot] {
    widgets.values
      .sorted {
        let (a, b) = ($0.placed, $1.placed)
        return (a.page, a.row, a.column, a.id) < (b.page, b.row, b.column, b.id)
      }
      .map(snapshot)
  }

  /// All that is known of a widget; `nil` when it is not placed.
  package func snapshot(id: String) -> WidgetSnapshot? { widgets[id].map(snapshot) }

  private func snapshot(_ widget: PlacedState) -> WidgetSnapshot {
    let placed = widget.placed
    let description = extensions[placed.extensionName]?.bundle?.widgets.first { $0.kind == placed.kind }
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
    snapshot.isPending = widget.taps.isPending
    return snapshot
  }

  /// Families that are placed for a new widget, in this order.
  private static let homeScreenFamilies: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  /// Places each widget that the description before did not have, once in each Home Screen family it supports.
  func placeNew(in bundle: BundleDescription, before: BundleDescription?, extensionName: String) {
    func pairs(_ bundle: BundleDescription?) -> [(kind: String, family: WidgetFamily)] {
      (bundle?.widgets ?? []).flatMap { widget in
        Self.homeScreenFamilies.filter(widget.families.contains).map { (widget.kind, $0) }
      }
    }
    let known = pairs(before)
    for new in pairs(bundle) where !known.contains(where: { $0 == new }) && device.sizes[new.family] != nil {
      do {
        try place(extensionName: extensionName, kind: new.kind, family: new.family)
      } catch {
        logger.error("\(new.kind) could not be placed: \(error)")
      }
    }
  }

  private func freeIdentifier() -> String {
    var number = widgets.count + 1
    while widgets["w\(number)"] != nil { number += 1 }
    return "w\(number)"
  }
}
