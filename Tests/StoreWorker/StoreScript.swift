import Archive
import Foundation
import Schedule
import Store

/// An endless list of changes to a store, and what a store holds after so many of them. Change `n` is always the same.
package enum StoreScript {
  /// What a reader of the store must find.
  package struct Contents: Equatable {
    /// The label of its picture and the number of its configuration, by widget.
    package var widgets: [String: Widget] = [:]
    /// The changes that wrote a row of the ledger.
    package var ledger: [Int] = []

    package init() {}

    package struct Widget: Equatable {
      package var picture: Int?
      package var configuration = 0
      package var page = 0
    }
  }

  private static func name(_ n: Int) -> String { "w\(n % 7)" }

  /// Makes change `n` in a store, in one transaction.
  package static func make(_ n: Int, in store: HostStore) throws {
    let id = name(n)
    let known = try store.widgets().first { $0.record.id == id }?.record
    switch n % 5 {
    case 0: try store.save(record(id, configuration: n, page: known?.page ?? 0))
    case 1:
      if known != nil { try store.save(timeline(n), schedule: StoredSchedule(reloads: n), widget: id) }
    case 2: try store.append([(widget: id, entry: entry(n))])
    case 3:
      if n % 4 == 3 {
        try store.removeWidget(id)
      } else if known != nil {
        try store.save(
          StoredSchedule(failures: n),
          problem: ProblemRecord(code: "extension-crashed", message: "\(n)", cure: nil), widget: id)
      }
    default: try store.save(LayoutChange(moved: try store.widgets().map { moved($0.record, n) }))
    }
  }

  /// What change `n` does to what a reader finds.
  package static func make(_ n: Int, in contents: inout Contents) {
    let id = name(n)
    switch n % 5 {
    case 0: contents.widgets[id, default: Contents.Widget()].configuration = n
    case 1: contents.widgets[id]?.picture = n
    case 2: if contents.widgets[id] != nil { contents.ledger.append(n) }
    case 3: if n % 4 == 3 { contents.widgets[id] = nil }
    default: for id in contents.widgets.keys { contents.widgets[id]?.page = n % 3 }
    }
  }

  /// What is in a store.
  package static func contents(of store: HostStore) throws -> Contents {
    var contents = Contents()
    for widget in try store.widgets() {
      var found = Contents.Widget(page: widget.record.page)
      if case .integer(let number)? = widget.record.values["n"] { found.configuration = Int(number) }
      found.picture = widget.timeline?.entries.first?.scenes.first?.scene.widgetURL.flatMap(Int.init)
      contents.widgets[widget.record.id] = found
    }
    contents.ledger = try store.ledger(limit: .max).reversed().map { $0.entry.used }
    return contents
  }

  private static func record(_ id: String, configuration: Int, page: Int) -> WidgetRecord {
    WidgetRecord(
      id: id, extensionName: "Clock", kind: "clock", family: .systemSmall, page: page, column: 0, row: 0,
      values: ["n": .integer(Int64(configuration))])
  }

  private static func moved(_ record: WidgetRecord, _ n: Int) -> WidgetRecord {
    var moved = record
    moved.page = n % 3
    return moved
  }

  /// Two entries; the second is shared by all widgets.
  private static func timeline(_ n: Int) -> ArchivedTimeline {
    let urls = ["\(n)", "shared"]
    return ArchivedTimeline(
      entries: urls.enumerated().map { index, url in
        ArchivedEntry(
          date: Date(timeIntervalSinceReferenceDate: Double(index)),
          scenes: [SceneVariant(environment: 0, scene: Scene(size: .zero, widgetURL: url))])
      }, policy: .never)
  }

  private static func entry(_ n: Int) -> LedgerEntry {
    LedgerEntry(
      date: Date(timeIntervalSinceReferenceDate: 1_000_000), cause: .policy, outcome: .granted,
      rule: .withinBudget, isCharged: true, used: n, allowance: 48)
  }
}
