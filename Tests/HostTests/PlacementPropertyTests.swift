import Archive
import Host
import XCTest

/// Whatever is edited in whatever order: nothing overlaps, nothing is lost, and the way back is exact.
final class PlacementPropertyTests: XCTestCase {
  func testRandomEdits() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = Numbers(state: seed)
      var layout = Placement([], grid: .test)
      var count = 0
      var done = 0
      for step in 0..<120 {
        let before = layout
        do {
          if count < 14 || random.next(10) == 0 {
            let family = Self.families[random.next(Self.families.count)]
            let surface: Surface = family.isAccessory ? .lock : random.next(3) == 0 ? .today : .home
            layout = try layout.adding(
              PlacedWidget(
                id: "w\(step)", extensionName: "e", kind: "k\(step)", family: family, page: 0, column: 0,
                row: 0, surface: surface, values: ["n": .integer(Int64(step))]))
          } else {
            layout = try layout.applying(edit(layout, &random))
          }
          done += 1
        } catch {
          XCTAssertNotNil(error as? Problem)
          XCTAssertEqual(layout, before, "a refusal changes nothing")
        }
        count = layout.widgets.count
        check(layout, before, seed, step)
        let back = try? layout.without(strangersTo: before).restoring(before.widgets)
        XCTAssertEqual(back?.widgets, before.widgets)
      }
      XCTAssertGreaterThan(done, 30, "seed \(seed): most edits are possible")
    }
  }

  private static let families: [WidgetFamily] = [
    .systemSmall, .systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryCircular,
    .accessoryRectangular,
  ]

  private func edit(_ layout: Placement, _ random: inout Numbers) -> LayoutEdit {
    let widgets = layout.widgets
    let id = widgets[random.next(widgets.count)].id
    switch random.next(12) {
    case 0...5:
      return .move(
        id: id, surface: Surface.allCases[random.next(3)], page: random.next(3), column: random.next(5),
        row: random.next(8) - 1)
    case 6, 7: return .stack(id: id, onto: widgets[random.next(widgets.count)].id)
    case 8: return .unstack(id: id)
    case 9, 10: return .resize(id: id, family: Self.families[random.next(Self.families.count)])
    default: return .remove(id: id)
    }
  }

  private func check(_ layout: Placement, _ before: Placement, _ seed: UInt64, _ step: Int) {
    let name = "seed \(seed), step \(step)"
    var owners: [Place: String] = [:]
    let stacks = Dictionary(grouping: layout.widgets) { "\($0.place) \($0.family)" }
    for stack in stacks.values {
      let top = stack[0]
      XCTAssertEqual(stack.map(\.stackIndex), Array(0..<stack.count), name)
      XCTAssertLessThanOrEqual(stack.count, top.surface == .lock ? 1 : 10, name)
      guard let span = WidgetGrid.test.spans[top.family] else { return XCTFail(name) }
      let rows = top.surface == .home ? 6 : top.surface == .lock ? 2 : 1000
      XCTAssertTrue(top.column >= 0 && top.column + span.columns <= 4 && top.page >= 0, name)
      XCTAssertTrue(top.row >= 0 && top.row + span.rows <= rows, name)
      for row in top.row..<top.row + span.rows {
        for column in top.column..<top.column + span.columns {
          let cell = Place(top.surface, page: top.page, column: column, row: row)
          if let other = owners.updateValue(top.id, forKey: cell) {
            XCTFail("\(name): \(cell) is covered by \(other) and \(top.id)")
          }
        }
      }
    }
    let change = layout.widgets.count - before.widgets.count
    XCTAssertTrue((-1...1).contains(change), name)
    let values = Dictionary(uniqueKeysWithValues: before.widgets.map { ($0.id, $0.values) })
    XCTAssertTrue(layout.widgets.allSatisfy { values[$0.id] ?? $0.values == $0.values }, name)
  }
}

extension Placement {
  /// Without the widgets that `other` does not have: what an edit added goes when it is taken back.
  fileprivate func without(strangersTo other: Placement) -> Placement {
    let known = Set(other.widgets.map(\.id))
    return Placement(widgets.filter { known.contains($0.id) }, grid: .test)
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct Numbers {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
